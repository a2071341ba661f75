/** What a teacher marks by hand: the signs of the red pen, and a note in the margin. */
export const TEACHER_MARK_KINDS = ['good', 'wrong', 'doubt', 'note'] as const
export type TeacherMarkKind = (typeof TEACHER_MARK_KINDS)[number]

export const TEACHER_MARK_NAMES: Record<TeacherMarkKind, string> = {
  good: '好句',
  wrong: '有误',
  doubt: '疑问',
  note: '旁批',
}
