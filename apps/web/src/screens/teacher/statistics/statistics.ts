/** The statistics report in the order in which the screen shows it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getStatistics } from '@zhupi/contract/calls/homework.ts'
import { RANKING_LENGTH } from '@zhupi/contract/terms/limits.ts'

export type Statistics = EntityOf<typeof getStatistics>

/** Each begins where the one before it ends; the last holds 100 too. */
export const SCORE_RANGES = [
  { key: 'L1', name: '0-60' },
  { key: 'L2', name: '60-70' },
  { key: 'L3', name: '70-80' },
  { key: 'L4', name: '80-90' },
  { key: 'L5', name: '90-100' },
] as const satisfies readonly { key: keyof Statistics['studentScoreRangeMap']; name: string }[]

/** Highest first, whatever order a map's keys come in. */
export function listRanking(byName: Record<string, number>): [string, number][] {
  return Object.entries(byName)
    .sort(([, a], [, b]) => b - a)
    .slice(0, RANKING_LENGTH)
}

/** To be pasted into the class's group. */
export function classNotice({
  title,
  classEntityName,
  notSubmitList,
}: Pick<Statistics, 'title' | 'classEntityName' | 'notSubmitList'>): string {
  const names = notSubmitList.map(({ name, studentNumber, status }) => {
    const number = studentNumber === '' ? '' : `${studentNumber} `
    return `${number}${name}${status === 'reject' ? '（待重写）' : ''}`
  })
  const lead = `${classEntityName}《${title}》还没有提交的同学（${names.length} 人）`
  return `${lead}：${names.join('、')}。请尽快完成。`
}
