/** School grades and stages, as they are stored and travel on the wire: 13 is college. */

export const STAGES = ['elementary', 'junior', 'senior', 'bachelor'] as const
export type Stage = (typeof STAGES)[number]

export const COLLEGE_GRADE = 13

export const GRADE_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, COLLEGE_GRADE] as const
export type GradeLevel = (typeof GRADE_LEVELS)[number]

const GRADE_NAMES: Record<GradeLevel, string> = {
  1: '一年级',
  2: '二年级',
  3: '三年级',
  4: '四年级',
  5: '五年级',
  6: '六年级',
  7: '七年级',
  8: '八年级',
  9: '九年级',
  10: '高一',
  11: '高二',
  12: '高三',
  13: '大学',
}

const STAGE_NAMES: Record<Stage, string> = {
  elementary: '小学',
  junior: '初中',
  senior: '高中',
  bachelor: '大学',
}

export function isGradeLevel(value: number): value is GradeLevel {
  return GRADE_LEVELS.some((level) => level === value)
}

/** @throws RangeError for a number that is no grade: edges check with isGradeLevel first. */
export function gradeName(gradeLevel: number): string {
  if (!isGradeLevel(gradeLevel)) throw new RangeError(`no such grade: ${gradeLevel}`)
  return GRADE_NAMES[gradeLevel]
}

export function stageOf(gradeLevel: number): Stage {
  if (gradeLevel <= 6) return 'elementary'
  if (gradeLevel <= 9) return 'junior'
  return gradeLevel < COLLEGE_GRADE ? 'senior' : 'bachelor'
}

/** Null where no grade was chosen yet. */
export function findStage(gradeLevel: number | null): Stage | null {
  return gradeLevel === null ? null : stageOf(gradeLevel)
}

export function stageName(stage: Stage): string {
  return STAGE_NAMES[stage]
}
