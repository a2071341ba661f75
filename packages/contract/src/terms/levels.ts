/**
 * One ladder of words for how well something is done: what a teacher's slider says of a dimension
 * (level1–level5 on the wire), and what the machine says of a dimension or trait, whose four bands
 * are the lower four rungs. The lowest is worded as a start, never as a blow.
 */
import type { Stage } from './stages.ts'
import { BANDS, type Band } from './traits.ts'

export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

export const LEVEL_NAMES: Record<Level, string> = {
  1: '起步',
  2: '尚可',
  3: '良好',
  4: '优秀',
  5: '出色',
}

/** The same rungs in words that a child of primary school uses. */
const PLAIN_LEVEL_NAMES: Record<Level, string> = {
  1: '刚起步',
  2: '再加油',
  3: '不错',
  4: '很棒',
  5: '特别棒',
}

/** The rung that the machine's band is. */
export const BAND_LEVELS: Record<Band, Level> = { 1: 4, 2: 3, 3: 2, 4: 1 }

/** `stage`: whose essay it is; null where that is not known. */
export function levelName(level: number, stage: Stage | null): string {
  const found = LEVELS.find((each) => each === level)
  if (found === undefined) return ''
  return (stage === 'elementary' ? PLAIN_LEVEL_NAMES : LEVEL_NAMES)[found]
}

/** What the machine's band is called. */
export function bandName(band: number, stage: Stage | null): string {
  const found = BANDS.find((each) => each === band)
  return found === undefined ? '' : levelName(BAND_LEVELS[found], stage)
}

/** Beside a bar in primary school: four for the best band, one for a start. */
export function bandStars(band: number): string {
  const found = BANDS.find((each) => each === band)
  return found === undefined ? '' : '★'.repeat(BAND_LEVELS[found])
}
