/** The bank's questions page after page, or why there are none. */
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { MorePages } from '../PagedList/MorePages.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import type { Question, useQuestions } from './useQuestions.ts'

type Props = {
  questions: ReturnType<typeof useQuestions>
  /** In place of an empty list that nothing narrows. */
  empty?: ReactNode
  /** One card. */
  children: (question: Question) => ReactNode
}

export function QuestionList({ questions: { list, items, showAll }, empty, children }: Props) {
  if (list.isPending) return <CardSkeletons />
  if (items.length > 0)
    return (
      <>
        {items.map(children)}
        <MorePages list={list} />
      </>
    )
  if (list.isError) return <QueryFailure error={list.error} onRetry={list.refetch} />
  return (
    empty ?? (
      <Empty
        sign="题"
        action={
          <Button kind="line" onPress={showAll}>
            看全部题目
          </Button>
        }
      >
        没有同时符合这些条件的题目，换一换条件吧。
      </Empty>
    )
  )
}
