/**
 * The wrong characters of one line of text, for measuring (bench/quality): as a pupil sees them,
 * and at the model's best F1.
 */
import type { Tables } from '../../tables.ts'
import { readDocument } from '../../text/document.ts'
import { NO_NAMES } from '../../text/words.ts'
import { areaOf, findMarks } from '../findMarks.ts'
import { findMisspellings } from './model/findMisspellings.ts'

/** `shipped`: what a pupil sees, with all guards. `balanced`: the model alone, at its best F1. */
export type OperatingPoint = 'shipped' | 'balanced'

/** ln odds, where cross-validated F1 is highest over all domains. */
const BALANCED_ODDS = -0.7

export function misspellingsOf(
  text: string,
  tables: Tables,
  point: OperatingPoint,
): { start: number; end: number; to: string }[] {
  if (point === 'balanced')
    return findMisspellings(text, tables, {
      names: NO_NAMES,
      isFree: true,
      isProtected: () => false,
      oddsOf: ({ odds }) => odds,
      leastOdds: () => BALANCED_ODDS,
      withFaint: false,
    })
  const document = readDocument(text, tables)
  const [paragraph] = document.paragraphs
  if (paragraph === undefined) return []
  const offset = text.indexOf(paragraph.text)
  return findMarks(document).flatMap((mark) => {
    const { start, end, quote, suggestion } = mark
    if (
      mark.paragraph !== 0 ||
      mark.kind !== 'fault' ||
      areaOf(mark) !== 'spelling' ||
      suggestion?.length !== quote.length
    )
      return []
    return [{ start: start + offset, end: end + offset, to: suggestion }]
  })
}
