import { expect, test } from 'vitest'
import { makeDemand } from './makeDemand.ts'
import type { HomeworkEntry } from './journal.ts'
import { decideOpening, homeworkCopy, isEmptyFor, titleFor } from './opening.ts'

const server = {
  title: '雨',
  content: '放学时',
  genre: 'e-event',
  questionNo: 1,
  process: { typed: 3, pasted: 0, photo: 0, voice: 0 },
}
const entry = (more: Partial<HomeworkEntry> = {}): HomeworkEntry => ({
  ...server,
  baseVersion: 3,
  typedAt: 0,
  ...more,
})

const decide = (version: number, entries: HomeworkEntry[]) =>
  decideOpening(
    server,
    version,
    entries.map((each) => homeworkCopy(each, server)),
  )

test('opens the server’s text when the device has nothing else', () => {
  expect(decide(3, []).kind).toBe('server')
  expect(decide(9, [entry()]).kind).toBe('server')
})

test('spaces before a paragraph are no difference', () =>
  expect(decide(3, [entry({ content: '　　放学时' })]).kind).toBe('server'))

test('restores what was typed here and never reached the server', () => {
  expect(decide(3, [entry({ content: '放学时，下雨了' })])).toMatchObject({
    kind: 'restored',
    local: { content: '放学时，下雨了' },
  })
})

test('asks when the server went on as well', () =>
  expect(decide(4, [entry({ content: '放学时，下雨了' })]).kind).toBe('ask'))

test('asks when two tabs of this device went on separately, and offers both', () => {
  const entries = [
    entry({ content: '放学时，下雨了' }),
    entry(),
    entry({ content: '放学时，天晴了', typedAt: 5 }),
  ]
  expect(decide(3, entries)).toEqual({
    kind: 'ask',
    copies: [
      { draft: { ...server, content: '放学时，下雨了' }, typedAt: 0 },
      { draft: { ...server, content: '放学时，天晴了' }, typedAt: 5 },
    ],
  })
})

test('the record of how the text came in goes on from the longer one', () => {
  const typedHere = { typed: 9, pasted: 0, photo: 0, voice: 0 }
  expect(decide(3, [entry({ content: '放学时，下雨了', process: typedHere })])).toMatchObject({
    local: { process: typedHere },
  })
  const fromEarlierApp = {
    title: '雨',
    content: '放学时，下雨了',
    genre: 'e-event',
    questionNo: 1,
    baseVersion: 3,
    typedAt: 0,
  }
  expect(decide(3, [fromEarlierApp])).toMatchObject({
    local: { process: server.process },
  })
})

const question = {
  atText: '',
  articleType: 'e-event',
  demand: '写清楚。',
  ideation: '',
  keywordList: [],
}
const demand = makeDemand({
  question: [
    { ...question, writingNo: 1, title: '一件小事' },
    { ...question, writingNo: 2, title: '' },
  ],
})

test('a title that came with the question goes with it, one’s own stays with the text', () => {
  const untouched = { ...server, title: '一件小事', content: '' }
  expect(isEmptyFor(demand, untouched)).toBe(true)
  expect(titleFor(demand, untouched, 2)).toBe('')
  const own = { ...untouched, title: '门前的石榴树' }
  expect(isEmptyFor(demand, own)).toBe(false)
  expect(titleFor(demand, own, 2)).toBe('门前的石榴树')
  expect(isEmptyFor(demand, { ...untouched, content: '放学时' })).toBe(false)
})
