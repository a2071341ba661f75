/** The tabs of the class's list: which essays each shows, and what it says where it shows none. */
import {
  SUBMISSION_GROUPS,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@zhupi/contract/terms/statuses.ts'

export const TABS = [
  {
    key: 'all',
    name: '全部',
    statuses: SUBMISSION_STATUSES,
    empty: '这个班还没有学生。把班级码告诉学生，加入后就会出现在这里。',
  },
  {
    key: 'missing',
    name: '未提交',
    statuses: SUBMISSION_GROUPS.notSubmitted,
    empty: '全班都交齐了。',
  },
  {
    key: 'waiting',
    name: '已提交',
    statuses: SUBMISSION_GROUPS.submitted,
    empty: '没有等待批阅的作文。',
  },
  {
    key: 'reviewed',
    name: '已批阅',
    statuses: SUBMISSION_GROUPS.reviewed,
    empty: '还没有批阅过的作文。',
  },
] as const satisfies readonly {
  key: string
  name: string
  statuses: readonly SubmissionStatus[]
  empty: string
}[]

export type SubmissionTab = (typeof TABS)[number]
