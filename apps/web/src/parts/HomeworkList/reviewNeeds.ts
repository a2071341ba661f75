/** Why an essay that waits may need its teacher first, the most urgent reason first. */
import type { Submission } from './submission.ts'

export type ReviewNeed = { text: string; tone: 'amber' | 'jade' | 'indigo' | 'quiet' }

/** Places where the machine asks and does not judge: fewer say nothing of its score. */
const MANY_DOUBTS = 3
/** Of 100 points, up or down. */
const BIG_CHANGE = 8
const LOW = 60

export function reviewNeeds(submission: Submission): ReviewNeed[] {
  const { status, isOffTopic, isSimilar, disputes, doubts, rise, machineScore } = submission
  const isWaiting = status === 'finish'
  const needs: (ReviewNeed | false)[] = [
    isOffTopic && { text: '可能偏题', tone: 'amber' },
    isSimilar && { text: '有相同段落', tone: 'amber' },
    isWaiting && disputes > 0 && { text: `不同意 ${disputes} 处`, tone: 'amber' },
    isWaiting && doubts >= MANY_DOUBTS && { text: `机评拿不准 ${doubts} 处`, tone: 'indigo' },
    isWaiting &&
      rise !== null &&
      Math.abs(rise) >= BIG_CHANGE && {
        text: `比上一稿 ${rise > 0 ? '+' : '−'}${Math.abs(rise)}`,
        tone: rise > 0 ? 'jade' : 'amber',
      },
    isWaiting && machineScore !== null && machineScore < LOW && { text: '机评偏低', tone: 'quiet' },
  ]
  return needs.filter((need) => need !== false)
}

/** The lower, the sooner: by the most urgent reason, then by how many there are. */
export function needRank(submission: Submission): number {
  if (submission.status !== 'finish') return Number.MAX_SAFE_INTEGER
  const { isOffTopic, isSimilar, disputes, doubts, rise, machineScore } = submission
  const signs = [
    isOffTopic,
    isSimilar,
    disputes > 0,
    doubts >= MANY_DOUBTS,
    rise !== null && Math.abs(rise) >= BIG_CHANGE,
    machineScore !== null && machineScore < LOW,
  ]
  const first = signs.indexOf(true)
  return first === -1 ? signs.length * 10 : first * 10 - signs.filter(Boolean).length
}
