/** Phrases that several kinds of messages are made of. */
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { classTip, homeworkTip, type Notification } from '@zhupi/contract/terms/notifications.ts'

export function quote(title: string): string {
  return `《${title}》`
}

export function countHandedIn(
  classroomName: string,
  { all, open }: { all: number; open: number },
): string {
  return open === 0
    ? `${classroomName} ${all} 人已全部提交。`
    : `${classroomName}已提交 ${all - open} 人，还有 ${open} 人未提交。`
}

export function countJoined(
  studentName: string,
  classroomName: string,
  { all, today }: { all: number; today: number },
): string {
  const others = today > 1 ? `等 ${today} 人今天` : ''
  return `${studentName}${others}加入了${classroomName}，班里现在有 ${all} 人。`
}

/** `3月5日 08:00`, with the year where it is another than now's. */
export function formatMoment(time: Date, now: Date): string {
  const [date = '', clock = ''] = formatWireTime(time).split(' ')
  const [year = '', month, day] = date.split('-')
  const isThisYear = formatWireTime(now).startsWith(year)
  return `${isThisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日 ${clock.slice(0, 5)}`
}

/** To a pupil about the own essay, from a teacher. */
export function aboutEssay<K extends 'homework' | 'report'>(
  {
    homework,
    studentHomeworkId,
    teacher,
  }: Pick<Notification<'homeworkEntered'>['data'], 'homework' | 'studentHomeworkId' | 'teacher'>,
  kind: K,
) {
  return {
    category: 'Homework' as const,
    title: quote(homework.title),
    tip: homeworkTip(homework.id),
    link: { kind, homeworkId: homework.id, studentHomeworkId },
    namedPersonId: teacher.id,
  }
}

/** To a teacher about another one, with the class to look at. */
export function aboutTeacher(
  classroom: Notification<'assistantAdded'>['data']['classroom'],
  teacher: { id: number },
) {
  return {
    category: 'ClassEntity' as const,
    title: classroom.name,
    tip: classTip(classroom.id),
    link: { kind: 'classroom' as const, code: classroom.code, classId: classroom.id },
    namedPersonId: teacher.id,
  }
}

/** By which the message that told of an entry is found again. */
export function enteredEvent(studentHomeworkId: number, at: Date): string {
  return `entered ${studentHomeworkId} ${at.getTime()}`
}
