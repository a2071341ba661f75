/**
 * The report's marks that still hold: a mark stands while its sentence does, wherever that has
 * moved, and is gone once the writer has changed it.
 */
import { numberMarks, type EssayReport, type NumberedMark } from '../CorrectionReport/report.ts'
import { findParagraph, paragraphsIn, type Paragraph } from './places.ts'

/** A mark with its place in the field's text. */
export type StandingMark = NumberedMark & { at: { start: number; end: number } }

/** A sentence with the quotation marks and brackets that close it. */
const SENTENCE = /[^。！？；!?;]*[。！？；!?;]*[”’」』）)]*/g

/** In reading order, numbered anew. */
export function standingMarks(
  report: Pick<EssayReport, 'paragraphList' | 'tmap'>,
  fieldText: string,
): StandingMark[] {
  const now = paragraphsIn(fieldText)
  const before = report.paragraphList.map(({ markContent }) => markContent)
  const partners = before.map((_, index) => findParagraph(before, index + 1, now))
  return numberMarks(report)
    .flatMap((mark) => {
      // Its writer has answered it already.
      if (mark.isDisputed || mark.isRemoved) return []
      const stretch = sentencesAround(mark)
      const found = findStretch(stretch, mark.text, partners[mark.paragraph - 1], now)
      if (found === undefined) return []
      const start = found.at + mark.start - stretch.start
      return {
        ...mark,
        paragraph: found.paragraph + 1,
        at: { start, end: start + mark.end - mark.start },
      }
    })
    .sort((a, b) => a.at.end - b.at.end || b.at.start - a.at.start)
    .map((mark, index) => ({ ...mark, number: index + 1 }))
}

type Stretch = { start: number; text: string }

/** The whole sentences in which a mark lies. */
function sentencesAround({ text, start, end }: NumberedMark): Stretch {
  const [from, to] = [startsOf(text), endsOf(text)]
  const first = Math.max(...from.filter((at) => at <= start))
  const last = Math.min(...to.filter((at) => at >= Math.max(end, start + 1)), text.length)
  return { start: first, text: text.slice(first, Math.max(last, end)) }
}

/** First in the paragraph that its own became, as often as it was there; else anywhere, once. */
function findStretch(
  stretch: Stretch,
  text: string,
  partner: number | undefined,
  now: readonly Paragraph[],
): { at: number; paragraph: number } | undefined {
  const own = partner === undefined ? undefined : now[partner]
  if (own !== undefined && partner !== undefined) {
    const earlier = occurrences(text, stretch.text)
    const places = occurrences(own.text, stretch.text)
    const place = places[Math.min(earlier.indexOf(stretch.start), places.length - 1)]
    if (place !== undefined) return { at: own.start + place, paragraph: partner }
  }
  const elsewhere = now.flatMap(({ start, text: there }, paragraph) =>
    occurrences(there, stretch.text).map((place) => ({ at: start + place, paragraph })),
  )
  return elsewhere.length === 1 ? elsewhere[0] : undefined
}

/** Where `wanted` stands as whole sentences. */
function occurrences(text: string, wanted: string): number[] {
  const ends = endsOf(text)
  return startsOf(text).filter(
    (start) => text.startsWith(wanted, start) && ends.includes(start + wanted.length),
  )
}

function startsOf(text: string): number[] {
  return [0, ...endsOf(text).slice(0, -1)]
}

function endsOf(text: string): number[] {
  const ends = [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    sentence === '' ? [] : [index + sentence.length],
  )
  return ends.length === 0 ? [text.length] : ends
}
