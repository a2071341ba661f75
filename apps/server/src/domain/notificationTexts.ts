/**
 * What each kind of message says, in words that stand alone, and where it belongs. A kind without
 * its entry does not compile.
 */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  writeLink,
  type NotificationLink,
  type StoredLink,
} from '@zhupi/contract/terms/notificationLinks.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import {
  classTip,
  homeworkTip,
  type CategoryOf,
  type LinkKindOf,
  type Notification,
  type NotificationKind,
  type NotificationTip,
} from '@zhupi/contract/terms/notifications.ts'

type AnyComposed = {
  category: MessageCategory
  /** What it is about, and the heading of its group: a homework, a class. */
  title: string
  content: string
  tip: NotificationTip
  link: NotificationLink | null
  /** The pupil whom it names to somebody else; it goes with that pupil. */
  namedStudentId?: number
  /** The event: whoever is notified of it twice gets one message. */
  eventKey: string
}

type Composed<K extends NotificationKind> = AnyComposed & {
  category: CategoryOf<K>
  link: LinkKindOf<K> extends NotificationLink['kind'] ? NotificationLink<LinkKindOf<K>> : null
}

/** As it is stored. */
export type ComposedNotification = Omit<AnyComposed, 'link' | 'namedStudentId'> & {
  link: StoredLink | null
}

export function composeNotification<K extends NotificationKind>(
  { kind, data }: Notification<K>,
  now: Date,
): ComposedNotification {
  const composed: AnyComposed = COMPOSERS[kind](data, now)
  const { link, namedStudentId = null, ...rest } = composed
  return { ...rest, link: link && writeLink(link, namedStudentId) }
}

type Composers = {
  readonly [K in NotificationKind]: (data: Notification<K>['data'], now: Date) => Composed<K>
}

const COMPOSERS: Composers = {
  homeworkPosted: ({ homework, studentHomeworkId, teacherName, endsAt }, now) => {
    const title = quote(homework.title)
    const by = teacherName ?? '老师'
    return {
      category: 'Homework',
      title,
      content: `${by}布置了作文${title}，请在 ${formatMoment(endsAt, now)} 前提交。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'homework', homeworkId: homework.id, studentHomeworkId },
      eventKey: `posted ${homework.id}`,
    }
  },
  // A teacher who moves the end makes another event of it.
  homeworkDue: ({ homework, studentHomeworkId, endsAt }) => {
    const title = quote(homework.title)
    const clock = formatWireTime(endsAt).slice(11, 16)
    return {
      category: 'Homework',
      title,
      content: `作文${title}明天 ${clock} 截止，你还没有提交。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'homework', homeworkId: homework.id, studentHomeworkId },
      eventKey: `due ${homework.id} ${endsAt.getTime()}`,
    }
  },
  homeworkHandedIn: ({ homework, classroomName, student, isAgain, counts }) => {
    const title = quote(homework.title)
    const what = `${student.name}${isAgain ? '重新提交了' : '提交了'}${title}。`
    return {
      category: 'Homework',
      title: `${title}${classroomName}`,
      content: counts === undefined ? '' : `${what}${countHandedIn(classroomName, counts)}`,
      tip: homeworkTip(homework.id),
      link: { kind: 'submissions', homeworkId: homework.id },
      namedStudentId: student.id,
      eventKey: `submitted ${homework.id}`,
    }
  },
  homeworkReviewed: (data) => {
    const { homework, studentHomeworkId, teacherName, score, scoreScale, isAgain, at } = data
    const title = quote(homework.title)
    const what = `${teacherName}${isAgain ? '重新批阅了' : '批阅了'}你的作文${title}`
    return {
      category: 'Homework',
      title,
      content: `${what}，得分 ${formatScore(score, scoreScale)}（满分 ${scoreScale}）。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'report', homeworkId: homework.id, studentHomeworkId },
      eventKey: `reviewed ${studentHomeworkId} ${at.getTime()}`,
    }
  },
  homeworkReturned: ({ homework, studentHomeworkId, teacherName, reason, at }) => {
    const title = quote(homework.title)
    const what = `${teacherName}打回了你的作文${title}，请修改后重新提交。`
    return {
      category: 'Homework',
      title,
      content: `${what}原因：${reason}`,
      tip: homeworkTip(homework.id),
      link: { kind: 'report', homeworkId: homework.id, studentHomeworkId },
      eventKey: `returned ${studentHomeworkId} ${at.getTime()}`,
    }
  },
  classJoined: ({ classroom, student, day, counts }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: counts === undefined ? '' : countJoined(student.name, classroom.name, counts),
    tip: classTip(classroom.id),
    link: { kind: 'classroom', code: classroom.code, classId: classroom.id },
    namedStudentId: student.id,
    eventKey: `joined ${classroom.id} ${day.getTime()}`,
  }),
  messageToTeacher: ({ classroom, student, text, requestKey }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: `${student.name}：${text}`,
    tip: classTip(classroom.id),
    link: {
      kind: 'student',
      code: classroom.code,
      classId: classroom.id,
      studentId: student.id,
    },
    eventKey: `message ${student.id} ${requestKey}`,
  }),
  messageToStudent: ({ classroom, teacher, text, requestKey }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: `${teacher.name}：${text}`,
    tip: classTip(classroom.id),
    link: { kind: 'classroom', code: classroom.code, classId: classroom.id },
    eventKey: `message ${teacher.id} ${requestKey}`,
  }),
  rightEnding: ({ grantId, isMembership, endsAt, usesLeft }, now) => {
    const name = isMembership ? '会员' : '批改卡'
    const left = usesLeft === null ? '' : `，还有 ${usesLeft} 次批改没有用`
    return {
      category: 'System',
      title: `${name}即将到期`,
      content: `你的${name}将在 ${formatMoment(endsAt, now)} 到期${left}。`,
      tip: 'membership',
      link: { kind: 'membership' },
      eventKey: `ends ${grantId} ${endsAt.getTime()}`,
    }
  },
  broadcast: ({ title, content, eventKey }) => ({
    category: 'System',
    title,
    content,
    tip: 'notice',
    link: null,
    eventKey,
  }),
}

function quote(title: string): string {
  return `《${title}》`
}

function countHandedIn(
  classroomName: string,
  { all, open }: { all: number; open: number },
): string {
  return open === 0
    ? `${classroomName} ${all} 人已全部提交。`
    : `${classroomName}已提交 ${all - open} 人，还有 ${open} 人未提交。`
}

function countJoined(
  studentName: string,
  classroomName: string,
  { all, today }: { all: number; today: number },
): string {
  const others = today > 1 ? `等 ${today} 人今天` : ''
  return `${studentName}${others}加入了${classroomName}，班里现在有 ${all} 人。`
}

/** `3月5日 08:00`, with the year where it is another than now's. */
function formatMoment(time: Date, now: Date): string {
  const [date = '', clock = ''] = formatWireTime(time).split(' ')
  const [year = '', month, day] = date.split('-')
  const isThisYear = formatWireTime(now).startsWith(year)
  return `${isThisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日 ${clock.slice(0, 5)}`
}
