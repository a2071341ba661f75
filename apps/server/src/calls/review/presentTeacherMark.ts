import type { TeacherMark } from '../../records/teacherMark.ts'

export function presentTeacherMark(
  { paragraph, teacherId, at: _, ...mark }: TeacherMark,
  personId: number,
) {
  return { ...mark, pNo: paragraph + 1, isOwn: teacherId === personId }
}
