/** The marks of a homework as rows of a sheet: who, how it stands, both scores, the thirteen items. */
import { DIMENSION_TRAITS, DIMENSIONS, TRAIT_NAMES } from '@zhupi/contract/terms/traits.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { fileNameOf } from '#ui/fileName.ts'
import type { Statistics } from './statistics.ts'

export type MarkCell = string | number | null

const TRAITS_IN_ORDER = DIMENSIONS.flatMap((dimension) => DIMENSION_TRAITS[dimension])

type Marks = Pick<Statistics, 'scoreKind' | 'studentList'>

/** The head first. Scores stand in the homework's scale, items out of 100 as the machine gives them. */
export function markRows({ scoreKind, studentList }: Marks): MarkCell[][] {
  const inScale = (score: number | null) =>
    score === null ? null : Math.round(score * scoreKind) / 100
  return [
    [
      '姓名',
      '学号',
      '状态',
      `机评（满分 ${scoreKind}）`,
      `老师评分（满分 ${scoreKind}）`,
      ...TRAITS_IN_ORDER.map((trait) => `${TRAIT_NAMES[trait]}（机评）`),
    ],
    ...studentList.map((pupil) => [
      pupil.name,
      pupil.studentNumber,
      pupil.isExcused ? '免交' : SUBMISSION_STATUS_NAMES[pupil.status],
      inScale(pupil.machineScore),
      inScale(pupil.teacherScore),
      ...TRAITS_IN_ORDER.map((trait) => pupil.itemScoreMap[trait] ?? null),
    ]),
  ]
}

export function markFileName({
  title,
  classEntityName,
}: Pick<Statistics, 'title' | 'classEntityName'>): string {
  return fileNameOf(`${classEntityName}《${title}》成绩.xlsx`)
}
