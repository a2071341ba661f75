/**
 * What each kind of message says, in words that stand alone, and where it belongs. A kind without
 * its entry does not compile.
 */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  aboutEssay,
  aboutTeacher,
  countHandedIn,
  countJoined,
  enteredEvent,
  formatMoment,
  quote,
} from './notificationWords.ts'
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
  /** The person whom it names to somebody else; it goes with that person. */
  namedPersonId?: number
  /** The event: whoever is notified of it twice gets one message. */
  eventKey: string
}

type Composed<K extends NotificationKind> = AnyComposed & {
  category: CategoryOf<K>
  link: LinkKindOf<K> extends NotificationLink['kind'] ? NotificationLink<LinkKindOf<K>> : null
}

/** As it is stored. */
export type ComposedNotification = Omit<AnyComposed, 'link' | 'namedPersonId'> & {
  link: StoredLink | null
}

export function composeNotification<K extends NotificationKind>(
  { kind, data }: Notification<K>,
  now: Date,
): ComposedNotification {
  const composed: AnyComposed = COMPOSERS[kind](data, now)
  const { link, namedPersonId = null, ...rest } = composed
  return { ...rest, link: link && writeLink(link, namedPersonId) }
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
      namedPersonId: student.id,
      eventKey: `submitted ${homework.id}`,
    }
  },
  homeworkReviewed: (data) => {
    const { homework, studentHomeworkId, teacher, score, scoreScale, isAgain, at } = data
    const title = quote(homework.title)
    const what = `${teacher.name}${isAgain ? '重新批阅了' : '批阅了'}你的作文${title}`
    return {
      category: 'Homework',
      title,
      content: `${what}，得分 ${formatScore(score, scoreScale)}（满分 ${scoreScale}）。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'report', homeworkId: homework.id, studentHomeworkId },
      namedPersonId: teacher.id,
      eventKey: verdictEvent('reviewed', studentHomeworkId, at),
    }
  },
  homeworkEntered: ({ homework, studentHomeworkId, teacher, keepsDraft, at }) => {
    const title = quote(homework.title)
    const kept = keepsDraft ? '你在这里写的草稿也留着，在批改报告里可以看到。' : ''
    return {
      ...aboutEssay({ homework, studentHomeworkId, teacher }, 'report'),
      content: `${teacher.name}把你写在纸上的作文${title}录入并提交了。${kept}和你写的不一样的话，请告诉老师。`,
      eventKey: enteredEvent(studentHomeworkId, at),
    }
  },
  homeworkEntryTaken: ({ homework, studentHomeworkId, teacher, hasDraft, at }) => {
    const title = quote(homework.title)
    const back = hasDraft ? '你自己写的草稿还在，和原来一样' : '现在和录入以前一样'
    return {
      ...aboutEssay({ homework, studentHomeworkId, teacher }, 'homework'),
      content: `${teacher.name}收回了刚才录入给你的作文${title}，那一篇录错了。${back}。`,
      eventKey: `entry taken ${studentHomeworkId} ${at.getTime()}`,
    }
  },
  homeworkReturned: ({ homework, studentHomeworkId, teacher, reason, at }) => {
    const title = quote(homework.title)
    const what = `${teacher.name}打回了你的作文${title}，请修改后重新提交。`
    return {
      category: 'Homework',
      title,
      content: `${what}原因：${reason}`,
      tip: homeworkTip(homework.id),
      link: { kind: 'report', homeworkId: homework.id, studentHomeworkId },
      namedPersonId: teacher.id,
      eventKey: verdictEvent('returned', studentHomeworkId, at),
    }
  },
  passageAsked: ({ homework, studentHomeworkId, teacher, passageId }) => {
    const title = quote(homework.title)
    return {
      category: 'Homework',
      title,
      content: `${teacher.name}想把你${title}里的一段放到全班面前一起读。愿不愿意、写不写名字，由你来定。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'report', homeworkId: homework.id, studentHomeworkId },
      namedPersonId: teacher.id,
      eventKey: `passage ${passageId}`,
    }
  },
  homeworkExtended: ({ homework, studentHomeworkId, teacher, endsAt, at }, now) => {
    const title = quote(homework.title)
    return {
      ...aboutEssay({ homework, studentHomeworkId, teacher }, 'homework'),
      content: `${teacher.name}把你的作文${title}的截止时间改到了 ${formatMoment(endsAt, now)}。`,
      eventKey: `extended ${studentHomeworkId} ${at.getTime()}`,
    }
  },
  homeworkExcused: ({ homework, studentHomeworkId, teacher, isExcused, at }) => {
    const title = quote(homework.title)
    return {
      ...aboutEssay({ homework, studentHomeworkId, teacher }, 'homework'),
      content: isExcused
        ? `${teacher.name}说你这次可以不交作文${title}。想写的话，仍然可以写。`
        : `${teacher.name}请你照常完成作文${title}。`,
      eventKey: `excused ${studentHomeworkId} ${at.getTime()}`,
    }
  },
  homeworkReminder: (data, now) => {
    const { homework, studentHomeworkId, teacher, isReturned, endsAt, day } = data
    const title = quote(homework.title)
    const what = isReturned
      ? '改好以后，记得重新提交'
      : `你还没有提交，请在 ${formatMoment(endsAt, now)} 前完成`
    return {
      category: 'Homework',
      title,
      content: `${teacher.name}提醒你：作文${title}${what}。`,
      tip: homeworkTip(homework.id),
      link: { kind: 'homework', homeworkId: homework.id, studentHomeworkId },
      namedPersonId: teacher.id,
      eventKey: `reminded ${homework.id} ${day.getTime()}`,
    }
  },
  classJoined: ({ classroom, student, day, counts }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: counts === undefined ? '' : countJoined(student.name, classroom.name, counts),
    tip: classTip(classroom.id),
    link: { kind: 'classroom', code: classroom.code, classId: classroom.id },
    namedPersonId: student.id,
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
    namedPersonId: teacher.id,
    eventKey: `message ${teacher.id} ${requestKey}`,
  }),
  removedFromClass: ({ classroom, at }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content:
      `老师把你移出了${classroom.name}。交过的作文和批改都还在，` +
      '没交的草稿也留着，重新加入后可以接着写。',
    tip: classTip(classroom.id),
    link: null,
    eventKey: `removed ${classroom.id} ${at.getTime()}`,
  }),
  movedToClass: ({ classroom, from, at }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content:
      `老师把你从${from.name}转到了${classroom.name}，新的班级码是 ${classroom.code}。` +
      '交过的作文和批改都还在，没交的草稿也留着。',
    tip: classTip(classroom.id),
    link: { kind: 'classroom', code: classroom.code, classId: classroom.id },
    eventKey: `moved ${classroom.id} ${at.getTime()}`,
  }),
  assistantAdded: ({ classroom, teacher, at }) => ({
    ...aboutTeacher(classroom, teacher),
    content: `${teacher.name}请你做${classroom.name}的助教，“我的班级”里已经可以看到它。`,
    eventKey: `assisting ${classroom.id} ${at.getTime()}`,
  }),
  assistantRemoved: ({ classroom, at }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: `你不再是${classroom.name}的助教，班级和作文已经看不到了。`,
    tip: classTip(classroom.id),
    link: null,
    eventKey: `assisted ${classroom.id} ${at.getTime()}`,
  }),
  assistantLeft: ({ classroom, teacher, at }) => ({
    ...aboutTeacher(classroom, teacher),
    content: `${teacher.name}不再做${classroom.name}的助教了。`,
    eventKey: `assistant left ${classroom.id} ${teacher.id} ${at.getTime()}`,
  }),
  classReceived: ({ classroom, teacher, at }) => ({
    ...aboutTeacher(classroom, teacher),
    content: `${teacher.name}把${classroom.name}转让给了你，学生、作业和助教都在。`,
    eventKey: `received ${classroom.id} ${at.getTime()}`,
  }),
  classHandedOver: ({ classroom, at }) => ({
    category: 'ClassEntity',
    title: classroom.name,
    content: `${classroom.name}已经转让出去，你不再能看到这个班级。`,
    tip: classTip(classroom.id),
    link: null,
    eventKey: `handed over ${classroom.id} ${at.getTime()}`,
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

/** Also by what a verdict that is taken back finds its message. */
export function verdictEvent(kind: 'reviewed' | 'returned', submissionId: number, at: Date) {
  return `${kind} ${submissionId} ${at.getTime()}`
}
