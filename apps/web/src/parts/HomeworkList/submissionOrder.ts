/** The order of a class's essays, the same in the list and where a teacher goes through them. */
import { needRank } from './reviewNeeds.ts'
import type { Submission } from './submission.ts'

export const SUBMISSION_ORDERS = [
  { key: 'number', name: '按学号' },
  { key: 'need', name: '先看最需要你的' },
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
    if (order === 'number') return byNumber(a, b)
    if (order === 'need') return needRank(a) - needRank(b) || byNumber(a, b)
    if (a.finalScore === null || b.finalScore === null)
      return Number(a.finalScore === null) - Number(b.finalScore === null)
    return order === 'low' ? a.finalScore - b.finalScore : b.finalScore - a.finalScore
  })
}

function byNumber(a: Submission, b: Submission): number {
  if (a.studentNumber === '' || b.studentNumber === '')
    return Number(a.studentNumber === '') - Number(b.studentNumber === '')
  return a.studentNumber.localeCompare(b.studentNumber, 'zh-CN', { numeric: true })
}
