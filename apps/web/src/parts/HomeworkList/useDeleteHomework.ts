/** Deletes a homework once the teacher has said so; every list is without it at once, and has it again where the server refuses. */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { deleteHomework, type getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { queryKeys } from '#client/queries.ts'
import { confirmText } from '#ui/notices.ts'

type Lists = InfiniteData<EntityOf<typeof getTeacherHomework>>

/** Resolves to whether it is gone. */
export function useDeleteHomework(): (homework: { id: number; title: string }) => Promise<boolean> {
  const queries = useQueryClient()
  const everyList = { queryKey: queryKeys.teacherHomework }
  const isAsking = useRef(false)

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
    try {
      await api(deleteHomework, { id })
      return true
    } catch (error) {
      for (const [key, lists] of before) queries.setQueryData(key, lists)
      await showFailure(error)
      return false
    } finally {
      void queries.invalidateQueries(everyList)
    }
  }
}
