/** What a print is made of: kept with its row until the file is made. */
import type { PaperForm } from './paragraphs.ts'
import type { TeacherMarkKind } from '../terms/teacherMarks.ts'
import type { MarkKind } from '../terms/correction.ts'

/** `paragraph` counts from 0; `start` and `end` are UTF-16 units of it. */
export type PrintedMark = {
  kind: MarkKind
  paragraph: number
  start: number
  end: number
  label: string
  explanation: string
}

/** What a teacher marked by hand. */
export type PrintedTeacherMark = {
  kind: TeacherMarkKind
  paragraph: number
  start: number
  end: number
  quote: string
  note: string
}

export type PrintedEssay = {
  title: string
  content: string
  form: PaperForm
  /** Name, class, day: what stands above its paper. */
  facts: readonly string[]
  scores: readonly string[]
  marks: readonly PrintedMark[]
  /** Prints that were asked for before there were any have none. */
  teacherMarks?: readonly PrintedTeacherMark[]
  /** The machine's. */
  comment: string
  paragraphComments: readonly { paragraph: number; text: string }[]
  remark: { teacher: string; text: string } | null
}

export type Printed = {
  title: string
  /** With a cover, whose, and contents. */
  cover: { author: string; day: string } | null
  essays: readonly PrintedEssay[]
}

/** Whether anything on it was made by the machine. */
export function hasMachineWords({ marks, comment, paragraphComments }: PrintedEssay): boolean {
  return marks.length > 0 || comment !== '' || paragraphComments.length > 0
}
