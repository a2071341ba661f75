/** To read in a screen: the call is the key, `useCall(getHistory, { historyId })`. */
import {
  skipToken,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallDefinition, EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { HOMEWORK_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import { api, type Sendable } from './api.ts'
import { callKey, freshMs, pagesQuery, type PagedCall, type PageRequest } from './callQuery.ts'

/** `asked`: how often it was answered or has failed. */
type Polled<T extends CallDefinition> = { data: EntityOf<T> | undefined; asked: number }

type CallOptions<T extends CallDefinition> = {
  /** Milliseconds until it is asked again while the screen is open; false = not any more. */
  refetchInterval?: (polled: Polled<T>) => number | false
  refetchOnWindowFocus?: boolean
}

/** `request` 'skip': not asked (yet), and stays pending. A failed call is shown by `QueryFailure`. */
export function useCall<T extends CallDefinition>(
  call: T,
  request: Sendable<T> | 'skip',
  { refetchInterval = () => false, refetchOnWindowFocus = true }: CallOptions<T> = {},
): UseQueryResult<EntityOf<T>> {
  return useQuery({
    queryKey: request === 'skip' ? [call.name, 'skipped'] : callKey(call, request),
    queryFn: request === 'skip' ? skipToken : ({ signal }) => api(call, request, { signal }),
    staleTime: freshMs(call),
    refetchOnWindowFocus,
    refetchInterval: ({ state }) =>
      refetchInterval({ data: state.data, asked: state.dataUpdateCount + state.errorUpdateCount }),
  })
}

/** A list by pages: `useCallPages(getTeacherHomework, (page) => ({ ...page, status }))`; drawn with `itemsOf` and `MorePages`. */
export function useCallPages<T extends PagedCall>(
  call: T,
  requestOf: (page: PageRequest) => Sendable<T>,
  { pageSize = HOMEWORK_PAGE_SIZE }: { pageSize?: number } = {},
): UseInfiniteQueryResult<InfiniteData<EntityOf<T>>> {
  return useInfiniteQuery(pagesQuery(call, requestOf, pageSize))
}
