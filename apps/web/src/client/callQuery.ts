/**
 * A call that reads, as TanStack Query wants it: the call and its request are the key, and how long an answer stays fresh is
 * one fact per call. Screens use `useCall` and `useCallPages`; this is for who has no hook at hand.
 */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import type { CallName } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type * as z from 'zod/mini'
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
}

/** The key of the answer to this request; without one, of all answers of the call. */
export function callKey<T extends CallDefinition>(call: T, request?: Sendable<T>) {
  return request === undefined ? [call.name] : [call.name, request]
}

export function callQuery<T extends CallDefinition>(call: T, request: Sendable<T>) {
  return queryOptions({
    queryKey: callKey(call, request),
    queryFn: ({ signal }) => api(call, request, { signal }),
    staleTime: freshMs(call),
  })
}

/** `cpage` counts from 1. */
export type PageRequest = { cpage: number; psize: number }

/** A call that answers a list by pages: `pcount` in all, or, where it does not say, until one is not full. */
export type PagedCall = CallDefinition & {
  entity: z.ZodMiniType<{ items: { id: number }[]; pcount?: number | undefined }>
}

export function pagesQuery<T extends PagedCall>(
  call: T,
  requestOf: (page: PageRequest) => Sendable<T>,
  pageSize: number,
) {
  return infiniteQueryOptions({
    queryKey: [call.name, 'pages', requestOf({ cpage: 1, psize: pageSize })],
    queryFn: ({ pageParam, signal }) =>
      api(call, requestOf({ cpage: pageParam, psize: pageSize }), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, pcount }, _pages, cpage) => {
      const isLast = pcount === undefined ? items.length < pageSize : cpage >= pcount
      return isLast ? undefined : cpage + 1
    },
    staleTime: freshMs(call),
  })
}

/** What these calls have answered is asked anew: at once where it is on the screen, else when it is next needed. */
export async function invalidate(
  queries: QueryClient,
  calls: readonly CallDefinition[],
): Promise<void> {
  await Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: callKey(call) })))
}

export function freshMs({ name }: CallDefinition): number {
  return new Map<string, number>(Object.entries(FRESH_MS)).get(name) ?? USUAL_FRESH_MS
}
