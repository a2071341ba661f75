/** What this device hands back of an essay whose homework is gone, and when its offline copy goes. */
import { QueryClient } from '@tanstack/react-query'
import { ANY_GENRE } from '@zhupi/contract/terms/genres.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HomeworkEntry } from './journal.ts'

const process = { typed: 3, pasted: 0, photo: 0, voice: 0 }
const demand = { homeworkId: 7, question: [{ writingNo: 1, title: '', articleType: 'e-event' }] }
const detail = {
  id: 3,
  homeworkId: 7,
  title: '雨',
  content: '放学时',
  articleType: 'e-event',
  writingNo: 1,
  version: 2,
  status: 'underway',
  grade: 5,
  process,
}
/** Of the device. */
let copy: object | undefined
let journal: HomeworkEntry[] = []
const removed: number[] = []
/** Of the server; without an answer it refuses. */
let answer: object | undefined
let refusal: { code: number; text: string } = REFUSALS.notFound

vi.mock('#client/session.ts', () => ({ findPerson: () => 'somebody', rememberPerson: () => {} }))
vi.mock('#client/api.ts', () => {
  class ApiError extends Error {
    code: number
    constructor(code: number, message: string) {
      super(message)
      this.code = code
    }
  }
  return {
    ApiError,
    api: async () => {
      if (answer === undefined) throw new ApiError(refusal.code, refusal.text)
      return answer
    },
  }
})
vi.mock('#client/callQuery.ts', () => ({
  callQuery: ({ name }: { name: string }) => ({
    queryKey: [name],
    queryFn: async () => (name === 'getDemand' ? demand : { userId: 'somebody' }),
  }),
}))
vi.mock('./offlineCache.ts', () => ({
  readOfflineCopy: async () => copy,
  saveOfflineCopy: async () => {},
  removeOfflineCopy: async (_owner: string, submissionId: number) =>
    void removed.push(submissionId),
}))
vi.mock('./journal.ts', () => ({
  isOfHomework: () => true,
  journalKey: () => 'key',
  listJournal: async () => [...journal],
  openJournalWriter: () => ({ discard: async () => {} }),
}))
const { openDraft } = await import('./openDraft.ts')

const entry = (content: string, genre = 'e-event'): HomeworkEntry => ({
  ...{ title: '雨', content, genre, questionNo: 1, process },
  ...{ baseVersion: 2, typedAt: 0 },
})
const open = (unsaved?: HomeworkEntry) => openDraft(new QueryClient(), 3, 7, unsaved)
const rescued = async (unsaved?: HomeworkEntry) => {
  const opened = await open(unsaved)
  return 'gone' in opened ? opened.gone.map(({ content }) => content) : undefined
}

beforeEach(() => {
  copy = undefined
  journal = []
  removed.length = 0
  answer = undefined
  refusal = REFUSALS.notFound
})

test('what was typed is handed back once, what stood on the screen too, and no blank sheet', async () => {
  journal = [entry('放学时，下雨了'), entry('放学时，下雨了'), entry(' \n')]
  expect(await rescued(entry('放学时，下雨了。'))).toEqual(['放学时，下雨了', '放学时，下雨了。'])
})

test('the offline copy is handed back only where nothing was typed since', async () => {
  copy = { detail, demand, keptAt: 0 }
  expect(await rescued()).toEqual(['放学时'])
  journal = [entry('放学时，下雨了')]
  expect(await rescued()).toEqual(['放学时，下雨了'])
})

test('a free genre does not go along, one that is known does', async () => {
  journal = [entry('放学时', 'e-event'), entry('下雨了', ANY_GENRE.id)]
  const opened = await open()
  expect('gone' in opened && opened.gone.map(({ genre }) => genre)).toEqual(['e-event', ''])
})

test('without anything on this device the refusal stands', async () => {
  await expect(open()).rejects.toThrow(REFUSALS.notFound.text)
})

test('a refusal is no lost network: the offline copy does not open in its place', async () => {
  copy = { detail, demand, keptAt: 0 }
  refusal = REFUSALS.draftOvertaken
  await expect(open()).rejects.toThrow(REFUSALS.draftOvertaken.text)
})

test('what may not be edited any more is not kept to be edited without a network', async () => {
  answer = detail
  await open()
  expect(removed).toEqual([])
  answer = { ...detail, status: 'finish' }
  await open()
  expect(removed).toEqual([3])
})
