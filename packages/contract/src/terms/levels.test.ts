/** One ladder of words for teacher and machine, in plain words for primary school. */
import { expect, test } from 'vitest'
import { bandName, bandStars, levelName, LEVELS } from './levels.ts'
import { bandOf, BANDS } from './traits.ts'

test('the machine’s bands are rungs of the teacher’s ladder, at every age', () => {
  for (const stage of ['elementary', 'junior', 'senior', 'bachelor', null] as const) {
    const levels = LEVELS.map((level) => levelName(level, stage))
    const bands = BANDS.map((band) => bandName(band, stage))
    expect(bands.toReversed()).toEqual(levels.slice(0, 4))
    expect(new Set(levels).size).toBe(LEVELS.length)
  }
})

test('a primary pupil reads plain words, with more stars the better it is', () => {
  expect([80, 79, 54, 29].map((score) => bandName(bandOf(score), 'elementary'))).toEqual([
    '很棒',
    '不错',
    '再加油',
    '刚起步',
  ])
  expect(bandName(1, 'junior')).toBe('优秀')
  expect(BANDS.map(bandStars)).toEqual(['★★★★', '★★★', '★★', '★'])
  expect([levelName(9, null), bandName(9, null), bandStars(9)]).toEqual(['', '', ''])
})
