/**
 * A call that reads, as TanStack Query wants it: the call and its request are the key, and how long
 * an answer stays fresh is one fact per call. Screens use `useCall` and `useCallPages`; `callQuery`
 * is for code that has no hook at hand.
 */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import type { CallDefinition, EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { CallName } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { api, type Sendable } from './api.ts'

/** What others may change at any moment. */
const USUAL_FRESH_MS = 5 * SECOND_MS

/** For how long an answer is shown again without asking. */
const FRESH_MS: Partial<Record<CallName, number>> = {
  // Changed by the person alone, through actions that invalidate them.
  getUserinfo: Infinity,
  getTeacherInfo: Infinity,
  anyoneInfo: Infinity,
  getContact: Infinity,
  // Prices, and a homework's questions, stay as they are while one works with them.
  getConstants: MINUTE_MS,
  getDemand: MINUTE_MS,
  // All badges share one count, asked for at most once a minute.
  getUnread: MINUTE_MS,
  // The teacher may have reviewed it, or the gateway settled it, a moment ago.
  getAIResult: 0,
  getOrder: 0,
  // Only of use while one watches it.
  getCorrectionProgress: 0,
}

/** The key of the answer to this request; without one, of all answers of the call. */
export function callKey<T extends CallDefinition>(call: T, request?: Sendable<T>) {
  return request === undefined ? [call.name] : [call.name, request]
}

export function callQuery<T extends CallDefinition>(call: T, request: Sendable<T>) {
  return queryOptions({
    queryKey: callKey(call, request),
    queryFn: (context) => api(call, request, endingOf(call, context)),
    staleTime: freshMs(call),
  })
}

/** `asked`: how often it was answered or has failed. */
type Polled<T extends CallDefinition> = { data: EntityOf<T> | undefined; asked: number }

export type CallOptions<T extends CallDefinition> = {
  /** Milliseconds until it is asked again while the screen is open; false = not any more. */
  refetchInterval?: (polled: Polled<T>) => number | false
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
  /** Instead of the call's own: 0 asks anew at every opening. */
  staleTime?: number
  /** The answer before this one stays until this one is there, also while nothing is asked. */
  keepsPrevious?: boolean
  timeoutMs?: number
  /** A failure is shown at once: a poll asks again anyway. */
  retry?: false
  /** The answer is forgotten with the screen: the next visit must not begin with it. */
  gcTime?: 0
}

/** `useCall` without React. */
export function screenQuery<T extends CallDefinition>(
  call: T,
  request: Sendable<T> | 'skip',
  {
    refetchInterval = () => false,
    staleTime = freshMs(call),
    keepsPrevious = false,
    timeoutMs,
    ...options
  }: CallOptions<T> = {},
) {
  const sending = timeoutMs === undefined ? {} : { timeoutMs }
  return queryOptions<EntityOf<T>>({
    ...options,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    queryKey: request === 'skip' ? [call.name, 'skipped'] : callKey(call, request),
    queryFn:
      request === 'skip'
        ? skipToken
        : (context) => api(call, request, { ...sending, ...endingOf(call, context) }),
    staleTime,
    refetchInterval: ({ state }) =>
      refetchInterval({ data: state.data, asked: state.dataUpdateCount + state.errorUpdateCount }),
  })
}

/** `cpage` counts from 1. */
export type PageRequest = { cpage: number; psize: number }

/**
 * A call that answers a list by pages. `pcount` says how many there are; without it the first page
 * that is not full is the last.
 */
export type PagedCall = CallDefinition & {
  entity: { _zod: { output: { items: { id: number }[]; pcount?: number | undefined } } }
}

export function pagesQuery<T extends PagedCall>(
  call: T,
  requestOf: (page: PageRequest) => Sendable<T>,
  pageSize: number,
) {
  return infiniteQueryOptions({
    queryKey: [call.name, 'pages', requestOf({ cpage: 1, psize: pageSize })],
    queryFn: (context) =>
      api(call, requestOf({ cpage: context.pageParam, psize: pageSize }), endingOf(call, context)),
    initialPageParam: 1,
    getNextPageParam: ({ items, pcount }, _pages, cpage) => {
      const isLast = pcount === undefined ? items.length < pageSize : cpage >= pcount
      return isLast ? undefined : cpage + 1
    },
    staleTime: freshMs(call),
  })
}

/**
 * What these calls have answered is asked anew: at once where it is on the screen, else when it is
 * next needed. Resolves when the screen has the new answers.
 */
export async function invalidate(
  queries: QueryClient,
  calls: readonly CallDefinition[],
): Promise<void> {
  await Promise.all(
    calls.map(async (call) => {
      const queryKey = callKey(call)
      // The library lets a first answer that is on its way count as new, though the server may have
      // given it before the change.
      const underWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
      const answers = underWay.flatMap(({ promise }) => promise ?? [])
      await queries.invalidateQueries({ queryKey })
      if (underWay.length === 0) return
      await Promise.allSettled(answers)
      const predicate = (query: Query) => underWay.includes(query)
      await queries.invalidateQueries({ queryKey, predicate })
    }),
  )
}

/** By name as text: a screen draws often, and the table stays as it is. */
const freshTimes = new Map<string, number>(Object.entries(FRESH_MS))

function freshMs({ name }: CallDefinition): number {
  return freshTimes.get(name) ?? USUAL_FRESH_MS
}

/**
 * Leaving a screen ends what it has asked for, except what the next one goes on to use: on a slow
 * network each tap of the tab bar would ask for it anew. To read `signal` is to give up the query
 * with its last screen.
 */
function endingOf(
  call: CallDefinition,
  context: { signal: AbortSignal },
): { signal?: AbortSignal } {
  return freshMs(call) > USUAL_FRESH_MS ? {} : { signal: context.signal }
}
