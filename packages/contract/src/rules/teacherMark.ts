/** What a teacher saw at a place before changing it: another window may have been there meanwhile. */
import type { TeacherMarkKind } from '../terms/teacherMarks.ts'

type Said = { kind: TeacherMarkKind; note: string }

/** The same text for the same mark; '' where none stands. */
export function markVersion(mark: Said | undefined): string {
  return mark === undefined ? '' : `${mark.kind} ${mark.note}`
}
