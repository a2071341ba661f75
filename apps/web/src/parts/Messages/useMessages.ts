/** The person's messages, the latest first: of one category, or of all where none is named. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getStudentNotify, getTeacherNotify } from '@zhupi/contract/calls/message.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useCallPages } from '#client/useCall.ts'

const MESSAGES_A_PAGE = 100

export type MessagePages = InfiniteData<EntityOf<typeof getStudentNotify>>

export function messagesCall(role: Role): typeof getStudentNotify | typeof getTeacherNotify {
  return role === 'student' ? getStudentNotify : getTeacherNotify
}

export function useMessages(
  role: Role,
  category?: MessageCategory,
): UseInfiniteQueryResult<MessagePages> {
  return useCallPages(messagesCall(role), (page) => ({ ...page, type: category }), {
    pageSize: MESSAGES_A_PAGE,
  })
}
