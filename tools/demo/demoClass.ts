import type { DemoPerson } from './people.ts'
import type { DemoHomework, Quality } from './readHomework.ts'

/**
 * How an essay stands. `after`: the pupil first asked for a correction of an earlier text,
 * which lacked its last so many paragraphs.
 */
export type DemoWork =
  | { state: 'underway'; paragraphs: number }
  | { state: 'finish'; after?: number }
  | { state: 'reject'; reason: string }
  /** `shown`: the score in the homework's scale; `levels`: 内容, 表达, 发展. */
  | {
      state: 'remark'
      shown: number
      levels: readonly [number, number, number]
      remark: string
      after?: number
    }

export type DemoPlan = {
  homework: DemoHomework
  /** Days from now. */
  starts: number
  ends: number
  scoreScale: number
  /** Essay by quality → who wrote it (the pupil's place in the class) and how it stands. */
  works: readonly { student: number; quality: Quality; work: DemoWork }[]
}

export type DemoClass = {
  school: string
  regionId: string
  teacher: DemoPerson
  students: readonly DemoPerson[]
  name: string
  gradeLevel: number
  joinCode: string
  plans: readonly DemoPlan[]
}
