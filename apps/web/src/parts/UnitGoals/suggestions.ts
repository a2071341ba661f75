/** Goals to choose from, by the grades that the homework is for. */
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { ELEMENTARY_UNITS } from './elementaryUnits.ts'
import type { GoalUnit } from './goalUnit.ts'
import { SECONDARY_UNITS } from './secondaryUnits.ts'

const UNITS: Record<number, readonly GoalUnit[]> = { ...ELEMENTARY_UNITS, ...SECONDARY_UNITS }

/** What every essay can train, whatever the unit. */
const GENERAL: readonly string[] = [
  '用上两处比喻',
  '写出人物的一句话和一个动作',
  '写出心情的变化',
  '至少用上两种感官',
  '开头不超过三行',
  '结尾照应开头',
  '分段清楚，每段一个意思',
  '没有错别字，标点用对',
]

export type SuggestionGroup = { name: string; units: readonly GoalUnit[] }

/** The classes' own grades first; for every grade what is general. */
export function listSuggestions(gradeLevels: readonly number[]): SuggestionGroup[] {
  const grades = [...new Set(gradeLevels)].toSorted((a, b) => a - b)
  return [
    ...grades.flatMap((grade) => {
      const units = UNITS[grade]
      return units === undefined ? [] : [{ name: gradeName(grade), units }]
    }),
    { name: '通用', units: [{ unit: '各单元都可以', goals: GENERAL }] },
  ]
}
