/**
 * Deletes a homework once the teacher has confirmed it. It leaves every list at once, and returns
 * where the server refuses.
 */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { deleteHomework, getDeletedHomework } from '@zhupi/contract/calls/deletedHomework.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useAction } from '#client/useAction.ts'
import { confirmText } from '#ui/notices.ts'

type Lists = InfiniteData<EntityOf<typeof getTeacherHomework>>

/** What the question names beside the homework: what pupils have handed in for it. */
type Deletable = { id: number; title: string; notremarkcount: number; remarkcount: number }

/** Resolves to whether it is gone. */
export function useDeleteHomework(): (homework: Deletable) => Promise<boolean> {
  const queries = useQueryClient()
  const everyList = { queryKey: [getTeacherHomework.name, 'pages'] }
  const isAsking = useRef(false)
  const remove = useAction(deleteHomework, {
    invalidates: [getTeacherHomework, getDeletedHomework],
    invalidatesOnFailure: true,
    isParallel: true,
  })

  return async (homework) => {
    const { id } = homework
    // A double tap asks once.
    if (isAsking.current) return false
    isAsking.current = true
    const isMeant = await confirmText(whatGoes(homework), {
      title: MESSAGES.deleteHomeworkConfirm,
      confirmText: '删除',
    }).finally(() => {
      isAsking.current = false
    })
    if (!isMeant) return false
    await queries.cancelQueries(everyList)
    const before = queries.getQueriesData<Lists>(everyList)
    queries.setQueriesData<Lists>(
      everyList,
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            items: page.items.filter((item) => item.id !== id),
          })),
        },
    )
    const deleted = await remove.run({ id })
    if (!deleted.isDone) for (const [key, lists] of before) queries.setQueryData(key, lists)
    return deleted.isDone
  }
}

function whatGoes({ title, notremarkcount, remarkcount }: Deletable): string {
  const handedIn = notremarkcount + remarkcount
  const essays = handedIn === 0 ? '学生的草稿' : `学生已交的 ${handedIn} 篇作文和其余草稿`
  return `“${title}”和${essays}会移到“最近删除”，${DELETED_KEPT_DAYS} 天内可以恢复。`
}
