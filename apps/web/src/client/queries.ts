/** Query keys, and the questions to the server that two screens share. */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import {
  anyoneInfo,
  getConsent,
  getContact,
  getTeacherInfo,
  getUserinfo,
} from '@zhupi/contract/calls/account.ts'
import {
  getClassStudents,
  getStdClasses,
  getTeacherClasses,
} from '@zhupi/contract/calls/classroom.ts'
import { getConstants } from '@zhupi/contract/calls/constants.ts'
import { getHomeworkDetail, getHomeworkDetailNew } from '@zhupi/contract/calls/homework.ts'
import { getOrder, getRecharge } from '@zhupi/contract/calls/membership.ts'
import { getStudentNotify, getTeacherNotify, getUnread } from '@zhupi/contract/calls/message.ts'
import { getAIResult, getHistory } from '@zhupi/contract/calls/submission.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

export const queryKeys = {
  studentClasses: ['getStdClasses', {}],
  teacherClasses: ['getTeacherClasses', {}],
  /** All phases and classes of the teacher's list. */
  teacherHomework: ['getTeacherHomework'],
  homeworkDetails: ['getHomeworkDetail'],
  homeworkDetail: (homeworkId: number) => ['getHomeworkDetail', { id: homeworkId }],
  homeworkSettings: (homeworkId: number) => ['getHomeworkDetailNew', { id: homeworkId }],
  demand: (homeworkId: number) => ['getDemand', { homeworkId }],
  reports: ['getAIResult'],
  report: (submissionId: number) => ['getAIResult', { id: submissionId, ishomework: 1 }],
  progress: (submissionId: number) => ['getCorrectionProgress', submissionId],
  statistics: ['getStatistics'],
  guardianConsent: ['getConsent', {}],
  orders: ['getRecharge', {}],
  order: (rechargeId: number) => ['getOrder', { rechargeId }],
  unread: ['getUnread', {}],
  /** All categories of the person's messages. */
  messages: ['messages'],
} as const

/** After a review or a return: everything that shows how essays stand asks again. */
export function forgetReviewed(queries: QueryClient): void {
  for (const queryKey of [
    queryKeys.reports,
    queryKeys.homeworkDetails,
    queryKeys.teacherHomework,
    queryKeys.statistics,
  ])
    void queries.invalidateQueries({ queryKey })
}

export const studentProfile = queryOptions({
  queryKey: ['getUserinfo', {}],
  queryFn: ({ signal }) => api(getUserinfo, {}, { signal }),
  staleTime: Infinity,
})
export const teacherProfile = queryOptions({
  queryKey: ['getTeacherInfo', {}],
  queryFn: ({ signal }) => api(getTeacherInfo, {}, { signal }),
  staleTime: Infinity,
})
/** What the pupil's guardian said last. */
export const guardianConsent = queryOptions({
  queryKey: queryKeys.guardianConsent,
  queryFn: ({ signal }) => api(getConsent, {}, { signal }),
})
/** How to reach the people behind the product. */
export const contact = queryOptions({
  queryKey: ['getContact', {}],
  queryFn: ({ signal }) => api(getContact, {}, { signal }),
  staleTime: Infinity,
})
/** Packages and their prices, and what one may pay with. */
export const constants = queryOptions({
  queryKey: ['getConstants', {}],
  queryFn: ({ signal }) => api(getConstants, {}, { signal }),
  staleTime: 60_000,
})
export const orders = queryOptions({
  queryKey: queryKeys.orders,
  queryFn: ({ signal }) => api(getRecharge, {}, { signal }),
})
/** Asks the gateway too, where it is still open. */
export const orderOf = (rechargeId: number) =>
  queryOptions({
    queryKey: queryKeys.order(rechargeId),
    queryFn: ({ signal }) => api(getOrder, { rechargeId }, { signal }),
    staleTime: 0,
  })

/** After a payment or a card: everything that shows what the person may do asks again. */
export function forgetRights(queries: QueryClient): void {
  for (const queryKey of [studentProfile.queryKey, teacherProfile.queryKey, queryKeys.orders])
    void queries.invalidateQueries({ queryKey })
}

const UNREAD_AGAIN_MS = MINUTE_MS
/** For the badges: all screens share one answer, asked for at most once a minute. */
export const unread = queryOptions({
  queryKey: queryKeys.unread,
  queryFn: ({ signal }) => api(getUnread, {}, { signal }),
  staleTime: UNREAD_AGAIN_MS,
  refetchInterval: UNREAD_AGAIN_MS,
  refetchOnWindowFocus: true,
})

const MESSAGES_A_PAGE = 100
/** One category's messages, the latest first; none named: all of them. */
export const messagesOf = (role: Role, type?: MessageCategory) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.messages, type ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      api(
        role === 'student' ? getStudentNotify : getTeacherNotify,
        { psize: MESSAGES_A_PAGE, cpage: pageParam, ...(type !== undefined && { type }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ items }, _pages, page) =>
      items.length < MESSAGES_A_PAGE ? undefined : page + 1,
  })

/** Where the person's school lies, which decides the genres. */
export const whereabouts = queryOptions({
  queryKey: ['anyoneInfo', {}],
  queryFn: ({ signal }) => api(anyoneInfo, {}, { signal }),
  staleTime: Infinity,
})
export const studentClasses = queryOptions({
  queryKey: queryKeys.studentClasses,
  queryFn: ({ signal }) => api(getStdClasses, {}, { signal }),
})

export const teacherClasses = queryOptions({
  queryKey: queryKeys.teacherClasses,
  queryFn: ({ signal }) => api(getTeacherClasses, {}, { signal }),
})

/** One class and its pupils. */
export const classStudentsOf = (code: string) =>
  queryOptions({
    queryKey: [getClassStudents.name, { code }],
    queryFn: ({ signal }) => api(getClassStudents, { code }, { signal }),
  })

/** How each pupil stands with a homework. */
export const homeworkDetailOf = (homeworkId: number) =>
  queryOptions({
    queryKey: queryKeys.homeworkDetail(homeworkId),
    queryFn: ({ signal }) => api(getHomeworkDetail, { id: homeworkId }, { signal }),
  })

/** A homework as its teacher set it. */
export const homeworkSettingsOf = (homeworkId: number) =>
  queryOptions({
    queryKey: queryKeys.homeworkSettings(homeworkId),
    queryFn: ({ signal }) => api(getHomeworkDetailNew, { id: homeworkId }, { signal }),
  })

/** Asked anew at every opening: the teacher may have reviewed it a moment ago. */
export const reportOf = (submissionId: number) =>
  queryOptions({
    queryKey: queryKeys.report(submissionId),
    queryFn: ({ signal }) => api(getAIResult, { id: submissionId, ishomework: 1 }, { signal }),
    staleTime: 0,
  })

/** One attempt of the machine-grading history. */
export const historyOf = (historyId: number) =>
  queryOptions({
    queryKey: ['getHistory', { historyId, ishomework: 1 }],
    queryFn: ({ signal }) => api(getHistory, { historyId, ishomework: 1 }, { signal }),
  })
