/** One counted fact about the whole essay: the one that stands out most. */
import { spanOf } from '../../text/document.ts'
import type { Span } from '../../types.ts'
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import { fillIn } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { isFormulaicText } from './formulaicAdvice.ts'
import { FACT_TEXTS, type FactName } from './texts/facts.ts'
import type { Tone } from './tone.ts'

export type Fact = { template: string; span?: Span; isEcho?: boolean }

/** `strength` is measured against what an ordinary essay has. */
type Claim = {
  name: FactName
  holds: boolean
  strength: number
  values?: Record<string, string | number>
}

export function standoutFact(context: FeedbackContext, tone: Tone): Fact {
  const { features, document, pick } = context
  if (textTypeOf(features) === 'poem') return { template: '' }
  const echo = echoIn(document, features.structure.echoes)
  const claims: Claim[] = [
    {
      name: 'echo',
      holds: features.paragraphs >= 3 && echo !== undefined,
      strength: 0.6 + features.structure.echoes.length / 5,
    },
    ...countedClaims(context),
  ]
  const [claim] = claims.filter(({ holds }) => holds).toSorted((a, b) => b.strength - a.strength)
  if (claim === undefined) return { template: '' }
  const template = pick(FACT_TEXTS[claim.name][tone], claim.name)
  return claim.name === 'echo' && echo !== undefined
    ? { template, span: echo, isEcho: true }
    : { template: fillIn(template, claim.values ?? {}) }
}

function countedClaims({ features }: FeedbackContext): Claim[] {
  const { written, paragraphs, similes, dialogues, reasoning, language, structure } = features
  const textType = textTypeOf(features)
  const isArgued = textType === 'argument' || textType === 'review'
  const shown = features.actions + features.senses
  const turn = structure.roles.indexOf('turn')
  const people = language.people.slice(0, 3).join('、')
  return [
    {
      name: 'similes',
      holds: similes >= 2,
      strength: similes / 2.5,
      values: { count: similes },
    },
    {
      name: 'dialogues',
      holds: dialogues >= 3 && textType === 'story',
      strength: dialogues / 5,
      values: { count: dialogues },
    },
    {
      name: 'shown',
      holds: shown >= 14 && isStoryOrScene(textType) && !isFormulaicText(features),
      strength: shown / 18,
      values: { count: shown },
    },
    {
      name: 'led',
      holds: structure.led >= 3 && isArgued,
      strength: structure.led / 3.5,
      values: { count: structure.led },
    },
    {
      name: 'turn',
      holds: turn > 0 && isArgued,
      strength: 0.75,
      values: { count: turn + 1 },
    },
    {
      name: 'people',
      holds: language.people.length >= 2 && isArgued,
      strength: language.people.length / 3,
      values: { names: language.people.length > 3 ? `${people}等人` : people },
    },
    {
      name: 'verses',
      holds: language.verses >= 2 && isArgued,
      strength: language.verses / 2.8,
      values: { count: language.verses },
    },
    {
      name: 'reasoning',
      holds: reasoning >= 5 && textType === 'argument',
      strength: reasoning / 12,
      values: { count: reasoning },
    },
    {
      name: 'facts',
      holds: features.facts >= 3 && textType === 'exposition',
      strength: features.facts / 4,
      values: { count: features.facts },
    },
    {
      name: 'centre',
      holds: structure.centre.length >= 2 && textType !== 'letter',
      strength: 0.5,
      values: { words: structure.centre.slice(0, 2).join('、') },
    },
    {
      name: 'paragraphs',
      holds: paragraphs >= 3 && structure.longestShare < 0.6 && textType !== 'letter',
      strength: 0.3,
      values: { characters: written, count: paragraphs },
    },
  ]
}

/** The word as it stands in the last paragraph. */
function echoIn(
  document: FeedbackContext['document'],
  echoes: readonly string[],
): Span | undefined {
  const last = document.paragraphs.at(-1)
  const word = echoes.find(
    (echo) =>
      last?.text.includes(echo) === true && document.paragraphs[0]?.text.includes(echo) === true,
  )
  if (last === undefined || word === undefined) return undefined
  const start = last.text.lastIndexOf(word)
  return spanOf(last, { start, end: start + word.length })
}
