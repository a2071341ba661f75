/**
 * Ties a technique or a question to a place of this essay: a sentence at its end that says where to
 * try it. Whoever reads the same place twice learns nothing, so each is named once a report.
 */
import type { FeedbackContext } from './feedbackContext.ts'
import type { Where } from './texts/extension.ts'

export type Tie = (text: string, where: Where | undefined) => string

/** Who hears a speech reads nothing. */
export function addressed(text: string, { places }: Pick<FeedbackContext, 'places'>): string {
  return places.purpose === 'speech'
    ? text.replaceAll('读的人看完', '听众听完').replaceAll('读的人', '听众')
    : text
}

export function createTie(context: FeedbackContext): Tie {
  const named = new Set<string>()
  const isFree = (sentence: string | undefined) => sentence !== undefined && !named.has(sentence)
  return (text, where) => {
    const said = where === undefined ? undefined : placesOf(where, context).find(isFree)
    if (said === undefined) return text
    named.add(said)
    return text + said
  }
}

/** In the order in which they are tried; quotes stand in the essay word for word. */
function placesOf(
  where: Where,
  { features, places, document }: FeedbackContext,
): (string | undefined)[] {
  const { structure, language, paragraphs, family } = features
  const { opening, ending, farFromTitle, gap, longest, acted, told, felt, filler } = places
  const on = (span: { quote: string } | null | undefined) =>
    span ? `先拿“${span.quote}”这一句试。` : undefined
  const hasParagraphs = paragraphs >= SEVERAL && family !== 'poetry'
  switch (where) {
    case 'opening':
      return [opening ? `这一篇是从“${opening.quote}”写起的。` : undefined]
    case 'ending':
      return [ending ? `写好以后，和结尾“${ending.quote}”比一比。` : undefined]
    case 'ends':
      return [
        opening && ending
          ? `这一篇的开头是“${opening.quote}”，结尾是“${ending.quote}”。`
          : undefined,
      ]
    case 'longestParagraph':
      return [hasParagraphs ? `先看最长的第${places.longestParagraph + 1}段。` : undefined]
    case 'shortestParagraph':
      return [hasParagraphs ? `先看第${places.thinnestParagraph + 1}段。` : undefined]
    case 'farFromTitle':
      return [farFromTitle === null ? undefined : `先看第${farFromTitle + 1}段。`]
    case 'gap':
      return [gap ? `先看“${gap.before.quote}”和“${gap.after.quote}”之间。` : undefined]
    case 'longestSentence':
      return [longest ? `最长的一句从“${longest.span.quote}”开始，先拿它试。` : undefined]
    case 'told':
      return told.map(on)
    case 'acted':
      return acted.map(on)
    case 'felt':
      return [on(felt)]
    case 'unreasoned':
      return [on(places.unreasoned)]
    case 'filler':
      return [filler ? `“${filler.word}”在这一篇里出现了${filler.times}次。` : undefined]
    case 'centre': {
      // Words are read in the repaired essay: quoted are those that the pupil wrote so.
      const written = structure.named.filter((word) =>
        document.paragraphs.some(({ text }) => text.includes(word)),
      )
      return written.slice(0, 1).map((word) => `这一篇一再写到“${word}”。`)
    }
    case 'people':
      return language.people
        .filter((person) => !isQuoted(person, document))
        .slice(0, 1)
        .map((person) => `这一篇请来的有${person}。`)
  }
}

/** 荀子说过: he speaks, and nothing is told of him. */
function isQuoted(person: string, { paragraphs }: FeedbackContext['document']): boolean {
  return paragraphs.some(({ text }) =>
    text
      .split(person)
      .slice(1)
      .some((behind) => /^[^，。]{0,3}[说曰云言]/.test(behind)),
  )
}

/** Fewer paragraphs than this, and naming one of them helps nobody. */
const SEVERAL = 3
