/** How many slips were circled, by what they touch. */
import { areaOf } from '../rules/findMarks.ts'
import type { RuleArea } from '../rules/rule.ts'
import type { Mark } from '../types.ts'

export type Faults = {
  /** Distinct wrong words: a repeated one counts once. */
  typos: number
  /** All places where one stands; 的, 地 and 得 taken for each other are counted by themselves. */
  typoPlaces: number
  particlePlaces: number
  grammar: number
  punctuation: number
  /** Places that are only asked about. */
  asked: number
}

/** What rules/spelling calls these. */
const PARTICLES = '的、地、得'

export function countFaults(all: readonly Mark[]): Faults {
  const marks = all.filter(({ kind }) => kind === 'fault')
  const quotesIn = (area: RuleArea) =>
    marks.filter((mark) => areaOf(mark) === area).map((mark) => mark.quote)
  const particlePlaces = marks.filter(
    (mark) => areaOf(mark) === 'spelling' && mark.label === PARTICLES,
  ).length
  return {
    typoPlaces: quotesIn('spelling').length - particlePlaces,
    particlePlaces,
    typos: new Set(quotesIn('spelling')).size,
    grammar: new Set(quotesIn('grammar')).size,
    punctuation: quotesIn('punctuation').length,
    asked: all.filter(({ kind }) => kind === 'query').length,
  }
}
