/** In which order a class's essays stand: the list and the desk that goes through it keep the same one. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'

export type Submission = EntityOf<typeof getHomeworkDetail>['studentHomeworkList'][number]

export const SUBMISSION_ORDERS = [
  { key: 'number', name: '按学号' },
  { key: 'low', name: '分数从低到高' },
  { key: 'high', name: '分数从高到低' },
] as const
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number]['key']

/** From the address; anything unknown means the first. */
export function readOrder(text: string | null): SubmissionOrder {
  return SUBMISSION_ORDERS.find(({ key }) => key === text)?.key ?? 'number'
}

/** Those without a number or a score stand last, in the order in which they came. */
export function orderSubmissions(
  submissions: readonly Submission[],
  order: SubmissionOrder,
): Submission[] {
  return [...submissions].sort((a, b) => {
    if (order === 'number') {
      if (a.studentNumber === '' || b.studentNumber === '')
        return Number(a.studentNumber === '') - Number(b.studentNumber === '')
      return a.studentNumber.localeCompare(b.studentNumber, 'zh-CN', { numeric: true })
    }
    if (a.finalScore === null || b.finalScore === null)
      return Number(a.finalScore === null) - Number(b.finalScore === null)
    return order === 'low' ? a.finalScore - b.finalScore : b.finalScore - a.finalScore
  })
}
