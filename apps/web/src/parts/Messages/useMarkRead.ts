/** Opening a message marks it read: one after the other, silently, each at most once. */
import { useQueryClient } from '@tanstack/react-query'
import { getUnread, updateNotify, updateTeacherNotify } from '@zhupi/contract/calls/message.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { callKey, invalidate } from '#client/callQuery.ts'
import { useAction } from '#client/useAction.ts'
import type { Message } from './messageGroups.ts'
import { messagesCall, type MessagePages } from './useMessages.ts'

export function useMarkRead(messages: readonly Message[], role: Role): void {
  const queries = useQueryClient()
  const asked = useRef(new Set<number>())
  const mark = useAction(role === 'student' ? updateNotify : updateTeacherNotify, {
    isQuiet: true,
    // More messages may come in while the first are being marked.
    isParallel: true,
    // Without a connection the next opening tries again.
    onFailure: () => 'handled',
  })
  const markRead = useEffectEvent(async (ids: readonly number[]) => {
    const done = new Set<number>()
    for (const id of ids) if ((await mark.run({ id })).isDone) done.add(id)
    queries.setQueriesData<MessagePages>(
      { queryKey: [...callKey(messagesCall(role)), 'pages'] },
      (list) => list && withRead(list, done),
    )
    await invalidate(queries, [getUnread])
  })

  // That it stands before the person's eyes is what opening means; the server has to learn of it.
  useEffect(() => {
    const open = messages.filter(({ id, read }) => !read && !asked.current.has(id))
    if (open.length === 0) return
    for (const { id } of open) asked.current.add(id)
    void markRead(open.map(({ id }) => id))
  }, [messages])
}

function withRead(list: MessagePages, ids: ReadonlySet<number>): MessagePages {
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (ids.has(item.id) ? { ...item, read: true } : item)),
    })),
  }
}
