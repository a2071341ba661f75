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
import {
  getDemand,
  getHomeworkDetail,
  getHomeworkDetailNew,
} from '@zhupi/contract/calls/homework.ts'
import { getOrder, getRecharge } from '@zhupi/contract/calls/membership.ts'
import { getStudentNotify, getTeacherNotify, getUnread } from '@zhupi/contract/calls/message.ts'
import { getAIResult, getHistory } from '@zhupi/contract/calls/submission.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

export const queryKeys = {
  /** All tabs and classes of the pupil's list; a screen adds its own filter behind it. */
  studentHomework: ['studentHomework'],
  studentClasses: ['studentClasses'],
  teacherClasses: ['teacherClasses'],
  /** All phases and classes of the teacher's list. */
  teacherHomework: ['teacherHomework'],
  homeworkDetails: ['homeworkDetail'],
  homeworkDetail: (homeworkId: number) => ['homeworkDetail', homeworkId],
  homeworkSettings: (homeworkId: number) => ['homeworkSettings', homeworkId],
  demand: (homeworkId: number) => ['demand', homeworkId],
  draft: (submissionId: number) => ['draft', submissionId],
  reports: ['report'],
  report: (submissionId: number) => ['report', submissionId],
  progress: (submissionId: number) => ['progress', submissionId],
  statistics: ['statistics'],
  guardianConsent: ['guardianConsent'],
  orders: ['orders'],
  order: (rechargeId: number) => ['order', rechargeId],
  unread: ['unread'],
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
  queryKey: ['studentProfile'],
  queryFn: ({ signal }) => api(getUserinfo, {}, { signal }),
  staleTime: Infinity,
})
export const teacherProfile = queryOptions({
  queryKey: ['teacherProfile'],
  queryFn: ({ signal }) => api(getTeacherInfo, {}, { signal }),
  staleTime: Infinity,
})
/** What the pupil's guardian said last (decisions 9). */
export const guardianConsent = queryOptions({
  queryKey: queryKeys.guardianConsent,
  queryFn: ({ signal }) => api(getConsent, {}, { signal }),
})
/** How to reach the people behind the product. */
export const contact = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => api(getContact, {}, { signal }),
  staleTime: Infinity,
})
/** Packages and their prices, and what one may pay with (spec 1 §3). */
export const constants = queryOptions({
  queryKey: ['constants'],
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
/** For the badges: all screens share one answer, asked for at most once a minute, and never while nobody looks. */
export const unread = queryOptions({
  queryKey: queryKeys.unread,
  queryFn: ({ signal }) => api(getUnread, {}, { signal }),
  staleTime: UNREAD_AGAIN_MS,
  refetchInterval: UNREAD_AGAIN_MS,
  refetchOnWindowFocus: true,
})

const MESSAGES_A_PAGE = 100 // spec 2 §9
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
  queryKey: ['anyoneInfo'],
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
    queryKey: [getClassStudents.name, code],
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

/** The questions and limits of a homework; they stay as they are while a pupil works on it. */
export const demandOf = (homeworkId: number) =>
  queryOptions({
    queryKey: queryKeys.demand(homeworkId),
    queryFn: ({ signal }) => api(getDemand, { homeworkId }, { signal }),
    staleTime: 60_000,
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
    queryKey: ['history', historyId],
    queryFn: ({ signal }) => api(getHistory, { historyId, ishomework: 1 }, { signal }),
  })
