/** The end of a list by pages: loads the next page, offers another try, or says 已经到底了~. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import InfiniteScroll from 'antd-mobile/es/components/infinite-scroll'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { ListEnd } from '#ui/ListEnd.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import './MorePages.css'

type Props = {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}

export function MorePages({ list }: Props) {
  return (
    <InfiniteScroll
      className="more-pages"
      loadMore={async () => void (await list.fetchNextPage({ throwOnError: true }))}
      hasMore={list.hasNextPage}
    >
      {(hasMore, failed, retry) => {
        if (failed) return <QueryFailure error={list.error} onRetry={retry} />
        return hasMore ? <CardSkeletons count={1} isIdle={!list.isFetchingNextPage} /> : <ListEnd />
      }}
    </InfiniteScroll>
  )
}
