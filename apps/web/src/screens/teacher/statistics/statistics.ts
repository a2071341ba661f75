/** The statistics report in the order in which the screen shows it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getStatistics } from '@zhupi/contract/calls/homework.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { TRAIT_NAMES } from '@zhupi/contract/terms/traits.ts'
import { paths } from '#client/paths.ts'
import { RANKING_LENGTH } from '@zhupi/contract/terms/limits.ts'

export type Statistics = EntityOf<typeof getStatistics>

export type Pupil = Statistics['studentList'][number]

/** The pupils behind a figure, each with the score that put them there. */
export type Picked = {
  title: string
  pupils: { pupil: Pupil; score: number }[]
  /** A trait's score has no scale of its own. */
  isOutOfHundred: boolean
}

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

/** The teacher's score where there is one. */
export function finalScoreOf({ teacherScore, machineScore }: Pupil): number | null {
  return teacherScore ?? machineScore
}

/** The pupils of one range of scores, the highest first. */
export function pickRange(
  { studentList }: Pick<Statistics, 'studentList'>,
  { key, name }: (typeof SCORE_RANGES)[number],
): Picked {
  const at = SCORE_RANGES.findIndex((range) => range.key === key)
  const pupils = withScores(studentList, finalScoreOf).filter(({ score }) => rangeOf(score) === at)
  return {
    title: `${name} 分（${pupils.length} 人）`,
    pupils: pupils.toSorted((a, b) => b.score - a.score),
    isOutOfHundred: false,
  }
}

/** Who needs a trait most stands first. */
export function pickTrait({ studentList }: Pick<Statistics, 'studentList'>, trait: Trait): Picked {
  const pupils = withScores(studentList, (pupil) => pupil.itemScoreMap[trait] ?? null)
  return {
    title: `${TRAIT_NAMES[trait]}，从低到高`,
    pupils: pupils.toSorted((a, b) => a.score - b.score),
    isOutOfHundred: true,
  }
}

function withScores(
  pupils: readonly Pupil[],
  scoreOf: (pupil: Pupil) => number | null,
): { pupil: Pupil; score: number }[] {
  return pupils.flatMap((pupil) => {
    const score = scoreOf(pupil)
    return score === null ? [] : [{ pupil, score }]
  })
}

/** A score on a border belongs to the higher range, as the server counts. */
function rangeOf(score: number): number {
  return score < 60 ? 0 : Math.min(4, Math.floor(score / 10) - 5)
}

export function linkToEssay(homeworkId: number, { id, status }: Pick<Pupil, 'id' | 'status'>) {
  return status === 'reject' ? paths.returned(homeworkId, id) : paths.review(homeworkId, id)
}
