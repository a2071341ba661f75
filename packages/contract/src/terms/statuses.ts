/**
 * A pupil's homework (inside: submission) and a teacher's homework, as lists and screens name them.
 */

export const SUBMISSION_STATUSES = ['notStart', 'underway', 'reject', 'finish', 'remark'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const SUBMISSION_STATUS_NAMES: Record<SubmissionStatus, string> = {
  notStart: '未开始',
  underway: '进行中',
  reject: '被打回',
  finish: '已提交',
  remark: '已批阅',
}

/** How the teacher sees them: not submitted (a returned one is not), submitted, reviewed. */
export const SUBMISSION_GROUPS = {
  notSubmitted: ['notStart', 'underway', 'reject'],
  submitted: ['finish'],
  reviewed: ['remark'],
} as const satisfies Record<string, readonly SubmissionStatus[]>

/** The pupil's four tabs; the index is the wire's `status` and the list's `homeworkStatus`. */
export const SUBMISSION_TABS = [
  { name: '未提交', statuses: ['notStart', 'underway'] },
  { name: '已提交', statuses: ['finish'] },
  { name: '被打回', statuses: ['reject'] },
  { name: '已批阅', statuses: ['remark'] },
] as const satisfies readonly { name: string; statuses: readonly SubmissionStatus[] }[]

/** The tab a pupil lands on after handing in. */
export const SUBMITTED_TAB = 1

/** The teacher's three tabs: the wire's `status` is 1, 2 or 3. */
export const HOMEWORK_PHASES = [1, 2, 3] as const
export type HomeworkPhase = (typeof HOMEWORK_PHASES)[number]
export const HOMEWORK_PHASE_NAMES: Record<HomeworkPhase, string> = {
  1: '未开始',
  2: '进行中',
  3: '已结束',
}

/** How a correction stands for the essay as it is now. */
export const CORRECTION_STATES = ['none', 'working', 'done', 'failed'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]
