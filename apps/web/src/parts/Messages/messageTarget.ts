/** Where a message leads: to what it is about, as its reader sees it (issue of messages; spec 2 §2, spec 3 §2). */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { paths } from '#client/paths.ts'
import type { Message } from './messageGroups.ts'

export type Target = { name: string; to: string }

/** undefined: it only has something to say. */
export function targetOf(link: Message['link'], role: Role): Target | undefined {
  if (link === null) return undefined
  const { kind, homeworkId, studentHomeworkId, code, classId, studentId } = link
  if (kind === 'membership') return { name: '去会员中心', to: paths.vip() }
  if (role === 'student') {
    if (kind === 'homework' && homeworkId !== null && studentHomeworkId !== null)
      return { name: '看作业', to: paths.homeworkDetail(studentHomeworkId, homeworkId) }
    if (kind === 'report' && studentHomeworkId !== null)
      return { name: '看批改', to: paths.correction(studentHomeworkId) }
    return kind === 'classroom' && code !== null
      ? { name: '回复老师', to: paths.writeToTeacher(code) }
      : undefined
  }
  if (kind === 'report' && homeworkId !== null && studentHomeworkId !== null)
    return { name: '看作文', to: paths.review(homeworkId, studentHomeworkId) }
  if (homeworkId !== null) return { name: '看提交情况', to: paths.submissions(homeworkId) }
  if (kind === 'student' && classId !== null && studentId !== null)
    return { name: '回复', to: paths.writeToStudent(classId, studentId) }
  return code === null ? undefined : { name: '看班级', to: paths.classMembers(code) }
}
