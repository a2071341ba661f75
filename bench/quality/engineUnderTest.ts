/** The engine as it ships, with the tables that it ships with. */
import { correct } from '@zhupi/engine/correct.ts'
import { findMarks } from '@zhupi/engine/rules/findMarks.ts'
import { misspellingsOf, type OperatingPoint } from '@zhupi/engine/rules/spelling/misspellingsOf.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import { readDocument } from '@zhupi/engine/text/document.ts'
import type { Correction, Essay, Mark } from '@zhupi/engine/types.ts'

const tables = readShippedTables()

export function correctEssay(essay: Essay): Correction {
  return correct(essay, tables)
}

/** For single sentences, which are no essays. */
export function marksOf(text: string, gradeLevel = MIDDLE_GRADE): Mark[] {
  return findMarks(readDocument(text, tables, { gradeLevel, task: '' }))
}

const MIDDLE_GRADE = 5

export function sentencesOf(text: string): string[] {
  return readDocument(text, tables).sentences.map((sentence) => sentence.text)
}

/** The sentence with the characters put right that the engine takes for wrong. */
export function spellingCorrected(text: string, point: OperatingPoint): string {
  // From the last to the first, so that earlier positions still hold.
  return misspellingsOf(text, tables, point)
    .toReversed()
    .reduce((mended, { start, end, to }) => mended.slice(0, start) + to + mended.slice(end), text)
}
