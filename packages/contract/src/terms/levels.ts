/**
 * What a teacher's slider says of a dimension, level1–level5 on the wire; level 1 is worded as a
 * start, never as a blow.
 */
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

export const LEVEL_NAMES: Record<Level, string> = {
  1: '起步',
  2: '尚可',
  3: '良好',
  4: '优秀',
  5: '出色',
}

export function levelName(level: number): string {
  const found = LEVELS.find((each) => each === level)
  return found === undefined ? '' : LEVEL_NAMES[found]
}
