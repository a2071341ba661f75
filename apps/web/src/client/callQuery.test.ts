import {
  environmentManager,
  QueryClient,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { getStudentNotify, getUnread } from '@zhupi/contract/calls/message.ts'
import { getAIResult, getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
// Without a window it would take this for a server, which polls nothing.
environmentManager.setIsServer(() => false)
vi.mock('./api.ts', () => ({
  api: (call: { name: string }, _request: unknown, { signal }: { signal?: AbortSignal }) => {
    signal?.addEventListener('abort', () => ended.push(call.name))
    return answer(call.name)
  },
}))
const { callKey, callQuery, invalidate, pagesQuery, screenQuery } = await import('./callQuery.ts')

let asked: string[] = []
let ended: string[] = []
let answer: (name: string) => Promise<unknown>
let queries = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  ended = []
  answer = async (name) => {
    asked.push(name)
    return asked.length
  }
  queries = new QueryClient()
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

/** Shows a query as a screen does; the returned function leaves the screen. */
function open<T, K extends QueryKey>(query: QueryObserverOptions<T, Error, T, T, K>): () => void {
  return new QueryObserver(queries, query).subscribe(() => {})
}

test('a call that is skipped asks nothing, and leaves the answer of the others alone', async () => {
  open(screenQuery(getUserinfo, 'skip'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([])
  open(screenQuery(getUserinfo, {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['getUserinfo'])
})

test('a screen and code without a hook share one answer, as fresh as the call says', async () => {
  await queries.fetchQuery(callQuery(getUserinfo, {}))
  open(screenQuery(getUserinfo, {}))
  open(screenQuery(getAIResult, { id: 3, ishomework: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  await queries.fetchQuery(callQuery(getAIResult, { id: 3, ishomework: 1 }))
  expect(asked).toEqual(['getUserinfo', 'getAIResult', 'getAIResult'])
})

test('a poll hears how often it was asked, failures too, and ends when it says so', async () => {
  const waits: number[] = []
  answer = async (name) => {
    asked.push(name)
    throw new Error('offline')
  }
  open(
    screenQuery(
      getCorrectionProgress,
      { id: 3, ishomework: 1 },
      {
        retry: false,
        refetchInterval: ({ asked: times }) => {
          waits.push(times)
          return times < 3 ? 1_000 : false
        },
      },
    ),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(3)
  expect([...new Set(waits)]).toEqual([0, 1, 2, 3])
})

test('an answer that goes with its screen is not there at the next visit', async () => {
  const progress = screenQuery(getCorrectionProgress, { id: 3, ishomework: 1 }, { gcTime: 0 })
  const leave = open(progress)
  await vi.advanceTimersByTimeAsync(0)
  expect(queries.getQueryData(progress.queryKey)).toBe(1)
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(queries.getQueryData(progress.queryKey)).toBeUndefined()
})

test('leaving a screen ends its calls, but not those that the next screen uses', async () => {
  answer = async (name) => {
    asked.push(name)
    await new Promise((answered) => setTimeout(answered, 1_000))
    return 1
  }
  const leave = [
    open(screenQuery(getUnread, {})),
    open(screenQuery(getAIResult, { id: 3, ishomework: 1 })),
  ]
  await vi.advanceTimersByTimeAsync(500)
  for (const each of leave) each()
  open(screenQuery(getUnread, {}))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toEqual(['getAIResult'])
  expect(asked).toEqual(['getUnread', 'getAIResult'])
  expect(queries.getQueryData(callKey(getUnread, {}))).toBe(1)
})

test('invalidating a call asks again what is shown of it, and marks its lists', async () => {
  answer = async (name) => {
    asked.push(name)
    return { items: [], pcount: 1 }
  }
  const list = pagesQuery(getStudentHomework, (page) => ({ ...page, status: 0 }), 5)
  await queries.fetchInfiniteQuery(list)
  open(screenQuery(getUnread, {}))
  await vi.advanceTimersByTimeAsync(0)
  asked = []
  await invalidate(queries, [getStudentHomework, getUnread])
  expect(asked).toEqual(['getUnread'])
  expect(queries.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
  expect(queries.getQueriesData({ queryKey: callKey(getStudentHomework) })).toHaveLength(1)
})

test('a first answer that was on its way when something changed is asked for again', async () => {
  answer = async (name) => {
    asked.push(name)
    const before = asked.length
    await new Promise((answered) => setTimeout(answered, 1_000))
    return before
  }
  open(screenQuery(getUnread, {}))
  await vi.advanceTimersByTimeAsync(500)
  const done = invalidate(queries, [getUnread])
  await vi.advanceTimersByTimeAsync(500)
  expect(queries.getQueryData(callKey(getUnread, {}))).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(queries.getQueryData(callKey(getUnread, {}))).toBe(2)
})

test('an answer may stay while the next one is asked for, and while nothing is asked', async () => {
  const shows = { keepsPrevious: true, staleTime: Infinity }
  const report = (id: number) => screenQuery(getAIResult, { id, ishomework: 1 }, shows)
  const screen = new QueryObserver(queries, report(3))
  const leave = screen.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  screen.setOptions(report(4))
  expect(screen.getCurrentResult()).toMatchObject({ data: 1, isPlaceholderData: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getCurrentResult()).toMatchObject({ data: 2, isPlaceholderData: false })
  // As at a sign-in, which forgets every answer.
  queries.clear()
  screen.setOptions(screenQuery(getAIResult, 'skip', shows))
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getCurrentResult()).toMatchObject({ data: 2, isPending: false })
  expect(asked).toHaveLength(2)
  leave()
})

test('page by page to the last', () => {
  const { getNextPageParam } = pagesQuery(getStudentHomework, (page) => ({ ...page, status: 0 }), 5)
  const next = (pcount: number, cpage: number) =>
    getNextPageParam({ ...emptyPage, pcount }, [], cpage, [])
  expect([next(2, 1), next(2, 2), next(0, 1)]).toEqual([2, undefined, undefined])
})

test('a list that does not count its pages ends with the first that is not full', () => {
  const { getNextPageParam } = pagesQuery(getStudentNotify, (page) => page, 2)
  const next = (count: number, cpage: number) =>
    getNextPageParam({ items: Array.from({ length: count }, () => message) }, [], cpage, [])
  expect([next(2, 1), next(1, 2), next(0, 3)]).toEqual([2, undefined, undefined])
})

const emptyPage = { items: [], cpage: 1, psize: 5, count: 0 }
const message = {
  id: 1,
  type: 'System' as const,
  title: '',
  content: '',
  tip: '',
  read: false,
  creationTime: '',
  link: null,
}
