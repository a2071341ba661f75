/**
 * Where a message leads: to what it is about, as its reader sees it. A kind of link without its
 * entry does not compile.
 */
import {
  readLink,
  type LinkKind,
  type NotificationLink,
} from '@zhupi/contract/terms/notificationLinks.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { paths } from '#client/paths.ts'
import type { Message } from './messageGroups.ts'

export type Target = { name: string; to: string }

/** Undefined: it only has something to say. */
export function targetOf(link: Message['link'], role: Role): Target | undefined {
  const read = link === null ? undefined : readLink(link)
  return read && findTarget(read, role)
}

function findTarget<K extends LinkKind>(link: NotificationLink<K>, role: Role): Target | undefined {
  return TARGETS[link.kind](link)[role]
}

type Targets = {
  readonly [K in LinkKind]: (link: NotificationLink<K>) => Record<Role, Target | undefined>
}

const TARGETS: Targets = {
  homework: ({ homeworkId, studentHomeworkId }) => ({
    student: { name: '看作业', to: paths.homeworkDetail(studentHomeworkId, homeworkId) },
    teacher: { name: '看提交情况', to: paths.submissions(homeworkId) },
  }),
  submissions: ({ homeworkId }) => ({
    student: undefined,
    teacher: { name: '看提交情况', to: paths.submissions(homeworkId) },
  }),
  report: ({ homeworkId, studentHomeworkId }) => ({
    student: { name: '看批改', to: paths.correction(studentHomeworkId) },
    teacher: { name: '看作文', to: paths.review(homeworkId, studentHomeworkId) },
  }),
  classroom: ({ code }) => ({
    student: { name: '回复老师', to: paths.writeToTeacher(code) },
    teacher: { name: '看班级', to: paths.classMembers(code) },
  }),
  student: ({ classId, studentId }) => ({
    student: undefined,
    teacher: { name: '回复', to: paths.writeToStudent(classId, studentId) },
  }),
  membership: () => {
    const target = { name: '去会员中心', to: paths.vip() }
    return { student: target, teacher: target }
  },
}
