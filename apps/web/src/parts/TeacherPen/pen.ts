/** The teacher's own marks in an essay: which of them stand on which words. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherMarks } from '@zhupi/contract/calls/review.ts'
import { sentenceRanges } from '@zhupi/contract/rules/sentences.ts'
import { createContext } from 'react'

export type TeacherMark = EntityOf<typeof getTeacherMarks>['items'][number]
/** `pNo` counts from 1; `start` and `end` are UTF-16 units of the paragraph. */
export type Place = { pNo: number; start: number; end: number }

export type Pen = {
  /** Of the text that is shown. */
  marks: readonly TeacherMark[]
  /** Given: the reader is the teacher, who marks a place or changes what stands there. */
  onMark?: (place: Place) => void
  onTap?: (pNo: number, at: number) => void
  open?: Place | undefined
}

export const PenContext = createContext<Pen | undefined>(undefined)

/** Those whose words stand where they stood. */
export function standingIn(
  marks: readonly TeacherMark[],
  paragraphs: readonly { pNo: number; markContent: string }[],
): TeacherMark[] {
  return marks.filter(
    ({ pNo, start, end, quote }) =>
      paragraphs.find((each) => each.pNo === pNo)?.markContent.slice(start, end) === quote,
  )
}

/** The sentence at a place of the paragraph, without the white space around it. */
export function sentenceAt(pNo: number, paragraph: string, at: number): Place | undefined {
  const range = sentenceRanges(paragraph).find(({ start, end }) => at >= start && at < end)
  return range && trimmed(pNo, paragraph, range.start, range.end)
}

/** Undefined: nothing but white space. */
export function trimmed(
  pNo: number,
  paragraph: string,
  from: number,
  to: number,
): Place | undefined {
  const text = paragraph.slice(from, to)
  const start = from + text.length - text.trimStart().length
  const end = from + text.trimEnd().length
  return start < end ? { pNo, start, end } : undefined
}

/** Every sentence of the essay in its order: the way for those who do not tap. */
export function sentencesOf(paragraphs: readonly { pNo: number; markContent: string }[]): Place[] {
  return paragraphs.flatMap(({ pNo, markContent }) =>
    sentenceRanges(markContent).flatMap(
      ({ start, end }) => trimmed(pNo, markContent, start, end) ?? [],
    ),
  )
}

export function isAt(one: Place, other: Place): boolean {
  return one.pNo === other.pNo && one.start === other.start && one.end === other.end
}

/** What a tap there is about: one's own mark, the shortest first, else the sentence. */
export function placeOfTap(
  marks: readonly TeacherMark[],
  pNo: number,
  paragraph: string,
  at: number,
): Place | undefined {
  const [mark] = marks
    .filter((each) => each.isOwn && each.pNo === pNo && each.start <= at && at < each.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))
  return mark ? { pNo, start: mark.start, end: mark.end } : sentenceAt(pNo, paragraph, at)
}

/** Where the words stand in another text; undefined where they are gone, or stand there twice. */
export function onlyPlaceOf(
  quote: string,
  text: string,
): { start: number; end: number } | undefined {
  const start = text.indexOf(quote)
  if (start === -1 || text.indexOf(quote, start + 1) !== -1) return undefined
  return { start, end: start + quote.length }
}
