import { expect, it, test } from 'vitest'
import { ESSAYS } from '../corpus/essays.ts'
import { PLACED } from '../corpus/triedOn.ts'
import { reportOf } from '../testing.ts'
import { draftRemark } from './draftRemark.ts'

it.each(PLACED)(
  'drafts for $name only what the essay bears out, sentence by sentence',
  ({ essay }) => {
    const correction = reportOf(essay)
    const drafted = draftRemark({ correction, change: null })
    const text = correction.paragraphs.join('\n')
    for (const [, quote = ''] of drafted.join('').matchAll(/“([^”]+)”/g))
      expect(text).toContain(quote)
    for (const [, paragraph] of drafted.join('').matchAll(/第(\d+)段/g))
      expect(Number(paragraph)).toBeLessThanOrEqual(correction.paragraphs.length)
    expect(drafted.length).toBeLessThanOrEqual(4)
    for (const sentence of drafted) expect(sentence).toMatch(/[。！？]$/)
    expect(new Set(drafted).size).toBe(drafted.length)
  },
)

test('nearly every essay has praise, and a step that is not done yet', () => {
  const drafts = ESSAYS.map(({ essay }) =>
    draftRemark({ correction: reportOf(essay), change: null }),
  )
  expect(drafts.filter((each) => each.length >= 2).length / drafts.length).toBeGreaterThan(0.9)
})

test('the step that is next is said as people say it', () => {
  const steps = ESSAYS.flatMap(({ essay }) => {
    const correction = reportOf(essay)
    if ((correction.goals ?? []).length === 0 || correction.isOffTopic) return []
    return draftRemark({ correction, change: null }).slice(-1)
  })
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps) {
    expect(step).toMatch(/^(下一步：|接下来，|这一稿)/)
    expect(step).not.toMatch(/查一查：|下一步：\d/)
    const unquoted = step.replaceAll(/“[^”]*”/g, '')
    if (step.startsWith('下一步：')) expect(unquoted.split('：')).toHaveLength(2)
  }
})

test('what was taken away is not spoken of', () => {
  const essay = ESSAYS.find(({ essay }) =>
    reportOf(essay).marks.some(({ kind }) => kind === 'fault'),
  )?.essay
  if (essay === undefined) throw new Error('every essay is faultless')
  const correction = reportOf(essay)
  expect(draftRemark({ correction, change: null }).join('')).toContain('改')
  const bare = {
    ...correction,
    marks: [],
    goals: [],
    comment: { text: '', quotes: [] },
    paragraphComments: [],
  }
  expect(draftRemark({ correction: bare, change: null })).toEqual([])
})

test('a later draft is told what it did, and one that left its task is asked to read it again', () => {
  const [first] = ESSAYS
  if (first === undefined) throw new Error('no essays')
  const correction = {
    ...reportOf(first.essay),
    marks: [],
    comment: { text: '', quotes: [] },
    paragraphComments: [],
    isOffTopic: true,
  }
  const [goal] = correction.goals ?? []
  if (goal === undefined) throw new Error('no goal')
  const change = {
    engineVersion: correction.engineVersion,
    rise: 2,
    traits: [],
    goals: [
      { goal, isMet: true },
      { goal, isMet: false },
    ],
    repaired: [{ ruleId: 'x', label: '错别字', quote: '在', now: '再', paragraph: 0 }],
    left: [],
    paragraphs: [],
  }
  expect(draftRemark({ correction, change })).toEqual([
    '上一稿定下的2个目标，这一稿做到了1个。',
    '上一稿指出的地方，改好了1处。',
    '动笔改以前，先对着题目想一想：它要你写的是什么？',
  ])
})
