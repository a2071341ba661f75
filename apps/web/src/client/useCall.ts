/** To read in a screen: the call is the key, `useCall(getHistory, { historyId })`. */
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallDefinition, EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { HOMEWORK_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import type { Sendable } from './api.ts'
import {
  pagesQuery,
  screenQuery,
  type CallOptions,
  type PagedCall,
  type PageRequest,
} from './callQuery.ts'

/** `request` 'skip': not asked (yet), and stays pending. `QueryFailure` shows a failed call. */
export function useCall<T extends CallDefinition>(
  call: T,
  request: Sendable<T> | 'skip',
  options: CallOptions<T> = {},
): UseQueryResult<EntityOf<T>> {
  return useQuery(screenQuery(call, request, options))
}

/**
 * A list by pages: `useCallPages(getTeacherHomework, (page) => ({ ...page, status }))`;
 * drawn with `itemsOf` and `MorePages`.
 */
export function useCallPages<T extends PagedCall>(
  call: T,
  requestOf: (page: PageRequest) => Sendable<T>,
  { pageSize = HOMEWORK_PAGE_SIZE }: { pageSize?: number } = {},
): UseInfiniteQueryResult<InfiniteData<EntityOf<T>>> {
  return useInfiniteQuery(pagesQuery(call, requestOf, pageSize))
}
