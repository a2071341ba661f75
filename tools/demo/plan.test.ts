import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUESTIONS } from '@zhupi/server/data/questions.ts'
import { isGenreFor, listGenreGroups } from '@zhupi/contract/rules/genre.ts'
import { DEMO_CLASSES } from './plan.ts'
import { DEMO_PRACTICE } from './practice.ts'
import { readPracticeText } from './readHomework.ts'

const plans = DEMO_CLASSES.flatMap((demo) => demo.plans.map((plan) => ({ ...plan, demo })))

test.each(plans)('homework $homework.key is read whole from its files', ({ homework, demo }) => {
  const genres = listGenreGroups(demo.gradeLevel, { isMalaysia: false }).flatMap((group) =>
    group.genres.map(({ id }) => id),
  )
  expect(genres).toContain(homework.genre)
  expect(homework.title).not.toBe('')
  expect(homework.requirement).toMatch(/[。）]$/)
  expect(homework.minCharacters).toBeGreaterThan(0)
  for (const { title, paragraphs } of homework.essays) {
    expect(title).toMatch(/^\S.*\S$/)
    expect(paragraphs.length).toBeGreaterThan(1)
    expect(paragraphs.filter((paragraph) => paragraph.trim() !== paragraph || !paragraph)).toEqual(
      [],
    )
  }
})

test.each(plans)(
  'each work of $homework.key is one of its essays, by a pupil of the class',
  (plan) => {
    for (const { student, quality } of plan.works) {
      expect(plan.homework.essays.map((essay) => essay.quality)).toContain(quality)
      expect(plan.demo.students[student]).toBeDefined()
    }
    expect(plan.works).toHaveLength(plan.homework.essays.length)
  },
)

test('no essay is left lying about', () => {
  const folders = readdirSync(join(import.meta.dirname, 'essays'))
  expect(folders.toSorted()).toEqual(plans.map(({ homework }) => homework.key).toSorted())
})

test.each(DEMO_PRACTICE)('practice $file is a text of a genre of its grade', (practice) => {
  const { title, paragraphs } = readPracticeText(practice.file)
  expect(title).toMatch(/^\S.*\S$/)
  expect(paragraphs.filter((each) => each.trim() !== each || each === '')).toEqual([])
  if (typeof practice.work === 'object')
    expect(paragraphs.length).toBeGreaterThan(practice.work.correctedWithout)
  expect(isGenreFor(practice.genre, practice.gradeLevel, { isMalaysia: false })).toBe(true)
  if (practice.question !== undefined)
    expect(QUESTIONS.map(({ key }) => key)).toContain(practice.question)
})
