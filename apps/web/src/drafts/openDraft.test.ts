/** What an essay opens with where the network is bad. */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

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
  process: { typed: 3, pasted: 0, photo: 0, voice: 0 },
}
let copy: object | undefined
const waited: (number | undefined)[] = []

vi.mock('#client/session.ts', () => ({ findPerson: () => 'somebody', rememberPerson: () => {} }))
vi.mock('#client/api.ts', () => {
  class ApiError extends Error {
    code = 0
  }
  return {
    ApiError,
    api: async (_call: object, _request: object, { timeoutMs }: { timeoutMs?: number } = {}) => {
      waited.push(timeoutMs)
      throw new ApiError('not reached')
    },
  }
})
vi.mock('#client/callQuery.ts', () => ({
  callQuery: () => ({
    queryKey: ['never'],
    queryFn: async () => new Promise<never>(() => {}),
  }),
}))
vi.mock('./offlineCache.ts', () => ({ readOfflineCopy: async () => copy }))
vi.mock('./journal.ts', () => ({
  isOfHomework: () => true,
  journalKey: () => 'key',
  listJournal: async () => [],
  openJournalWriter: () => ({ discard: async () => {} }),
}))
const { openDraft } = await import('./openDraft.ts')

const open = () => openDraft(new QueryClient(), 3, 7, undefined)
beforeEach(() => {
  waited.length = 0
})

test('with an offline copy the server is waited for six seconds, without one thirty', async () => {
  copy = { detail, demand, keptAt: 0 }
  expect(await open()).toMatchObject({ owner: 'somebody', onServer: { content: '放学时' } })
  copy = undefined
  await expect(open()).rejects.toThrow('not reached')
  expect(waited).toEqual([6_000, 30_000])
})
