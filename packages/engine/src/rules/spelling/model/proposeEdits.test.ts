import { expect, it } from 'vitest'
import { TABLES } from '#testing.ts'
import { NO_NAMES } from '#text/words.ts'
import { FEATURES } from './editFeatures.ts'
import { proposeEdits } from './proposeEdits.ts'
import { readSentence } from './readSentence.ts'

const edits = proposeEdits(
  readSentence('大家都跃跃欲式，我门也非常惊呀。', TABLES, NO_NAMES),
  TABLES,
  () => false,
)

it('gives every edit all the figures that the model was taught with', () => {
  expect(edits.length).toBeGreaterThan(0)
  expect(
    edits.filter(
      ({ features }) =>
        features.length !== FEATURES.length || features.some((figure) => !Number.isFinite(figure)),
    ),
  ).toEqual([])
  expect(Math.max(...TABLES.spelling.features)).toBeLessThan(FEATURES.length)
})

it('proposes as many characters as it takes away, and never the same', () => {
  expect(
    edits.filter(
      ({ start, end, to }) =>
        to.length !== end - start || to === '大家都跃跃欲式，我门也非常惊呀。'.slice(start, end),
    ),
  ).toEqual([])
})

it('proposes nothing where it must not touch', () => {
  expect(
    proposeEdits(readSentence('大家都跃跃欲式。', TABLES, NO_NAMES), TABLES, () => true),
  ).toEqual([])
})
