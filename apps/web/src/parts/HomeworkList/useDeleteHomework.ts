/** Deletes a homework once the teacher has said so; every list is without it at once, and has it again where the server refuses. */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { deleteHomework, getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useAction } from '#client/useAction.ts'
import { confirmText } from '#ui/notices.ts'

type Lists = InfiniteData<EntityOf<typeof getTeacherHomework>>

/** Resolves to whether it is gone. */
export function useDeleteHomework(): (homework: { id: number; title: string }) => Promise<boolean> {
  const queries = useQueryClient()
  const everyList = { queryKey: [getTeacherHomework.name, 'pages'] }
  const isAsking = useRef(false)
  const remove = useAction(deleteHomework, {
    invalidates: [getTeacherHomework],
    invalidatesOnFailure: true,
    isParallel: true,
  })

  return async ({ id, title }) => {
    // A double tap asks once.
    if (isAsking.current) return false
    isAsking.current = true
    const isMeant = await confirmText(`“${title}”和学生为它写的作文会一起删除。`, {
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
