/** Query keys, and the questions to the server that two screens share. */
import { anyoneInfo, getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import { getStdClasses, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { getDemand, getHomeworkDetail, getHomeworkDetailNew } from '@zhupi/contract/calls/homework.ts'
import { getAIResult, getHistory } from '@zhupi/contract/calls/submission.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
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
} as const

/** After a review or a return: everything that shows how essays stand asks again. */
export function forgetReviewed(queries: QueryClient): void {
  for (const queryKey of [queryKeys.reports, queryKeys.homeworkDetails, queryKeys.teacherHomework, queryKeys.statistics]) void queries.invalidateQueries({ queryKey })
}

export const studentProfile = queryOptions({ queryKey: ['studentProfile'], queryFn: ({ signal }) => api(getUserinfo, {}, { signal }), staleTime: Infinity })
export const teacherProfile = queryOptions({ queryKey: ['teacherProfile'], queryFn: ({ signal }) => api(getTeacherInfo, {}, { signal }), staleTime: Infinity })
/** Where the person's school lies, which decides the genres. */
export const whereabouts = queryOptions({ queryKey: ['anyoneInfo'], queryFn: ({ signal }) => api(anyoneInfo, {}, { signal }), staleTime: Infinity })
export const studentClasses = queryOptions({ queryKey: queryKeys.studentClasses, queryFn: ({ signal }) => api(getStdClasses, {}, { signal }) })

export const teacherClasses = queryOptions({ queryKey: queryKeys.teacherClasses, queryFn: ({ signal }) => api(getTeacherClasses, {}, { signal }) })

/** How each pupil stands with a homework. */
export const homeworkDetailOf = (homeworkId: number) =>
  queryOptions({ queryKey: queryKeys.homeworkDetail(homeworkId), queryFn: ({ signal }) => api(getHomeworkDetail, { id: homeworkId }, { signal }) })

/** A homework as its teacher set it. */
export const homeworkSettingsOf = (homeworkId: number) =>
  queryOptions({ queryKey: queryKeys.homeworkSettings(homeworkId), queryFn: ({ signal }) => api(getHomeworkDetailNew, { id: homeworkId }, { signal }) })

/** The questions and limits of a homework; they stay as they are while a pupil works on it. */
export const demandOf = (homeworkId: number) =>
  queryOptions({ queryKey: queryKeys.demand(homeworkId), queryFn: ({ signal }) => api(getDemand, { homeworkId }, { signal }), staleTime: 60_000 })

/** Asked anew at every opening: the teacher may have reviewed it a moment ago. */
export const reportOf = (submissionId: number) =>
  queryOptions({ queryKey: queryKeys.report(submissionId), queryFn: ({ signal }) => api(getAIResult, { id: submissionId, ishomework: 1 }, { signal }), staleTime: 0 })

/** One attempt of the machine-grading history. */
export const historyOf = (historyId: number) =>
  queryOptions({ queryKey: ['history', historyId], queryFn: ({ signal }) => api(getHistory, { historyId, ishomework: 1 }, { signal }) })
