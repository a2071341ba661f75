/** Opening a message marks it read (spec 2 §4): one after the other and without a word, each at most once. */
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { updateNotify, updateTeacherNotify } from '@zhupi/contract/calls/message.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useEffect, useRef } from 'react'
import { api } from '#client/api.ts'
import { queryKeys } from '#client/queries.ts'
import type { Message } from './messageGroups.ts'

type Pages = InfiniteData<{ items: Message[] }>

export function useMarkRead(messages: readonly Message[], role: Role): void {
  const queries = useQueryClient()
  const asked = useRef(new Set<number>())

  // That it stands before the person's eyes is what opening means; the server has to learn of it.
  useEffect(() => {
    const open = messages.filter(({ id, read }) => !read && !asked.current.has(id))
    if (open.length === 0) return
    for (const { id } of open) asked.current.add(id)
    void markRead(
      open.map(({ id }) => id),
      role,
    ).then((ids) => {
      queries.setQueriesData<Pages>(
        { queryKey: queryKeys.messages },
        (list) => list && withRead(list, ids),
      )
      return queries.invalidateQueries({ queryKey: queryKeys.unread })
    })
  }, [messages, role, queries])
}

/** @returns those that the server knows of as read; without a connection the next opening tries again */
async function markRead(ids: readonly number[], role: Role): Promise<ReadonlySet<number>> {
  const done = new Set<number>()
  for (const id of ids) {
    const isDone = await api(
      role === 'student' ? updateNotify : updateTeacherNotify,
      { id },
      { isQuiet: true },
    ).then(
      () => true,
      () => false,
    )
    if (isDone) done.add(id)
  }
  return done
}

function withRead(list: Pages, ids: ReadonlySet<number>): Pages {
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (ids.has(item.id) ? { ...item, read: true } : item)),
    })),
  }
}
