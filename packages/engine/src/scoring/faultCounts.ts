/** How many slips were circled, by what they touch. */
import { areaOf } from '../rules/findMarks.ts'
import type { RuleArea } from '../rules/rule.ts'
import type { Mark } from '../types.ts'

export type Faults = {
  /** Distinct wrong words: a repeated one counts once. */
  typos: number
  /** All places where one stands. */
  typoPlaces: number
  grammar: number
  punctuation: number
}

export function countFaults(marks: readonly Mark[]): Faults {
  const quotesIn = (area: RuleArea) =>
    marks.filter((mark) => areaOf(mark) === area).map((mark) => mark.quote)
  return {
    typoPlaces: quotesIn('spelling').length,
    typos: new Set(quotesIn('spelling')).size,
    grammar: new Set(quotesIn('grammar')).size,
    punctuation: quotesIn('punctuation').length,
  }
}
