import { describe, expect, test } from 'vitest'
import { readLink } from '@zhupi/contract/terms/notificationLinks.ts'
import type { Notification, NotificationKind } from '@zhupi/contract/terms/notifications.ts'
import { composeNotification } from './notificationTexts.ts'

const now = new Date('2026-03-02T08:00:00+08:00')
const endsAt = new Date('2026-03-05T08:00:00+08:00')
const homework = { id: 41, title: '秋游' }
const classroom = { id: 3, name: '五（2）班', code: 'ZP5A22' }
const student = { id: 5, name: '林小满' }
const teacher = { id: 9, name: '陈老师' }
const essay = { homework, studentHomeworkId: 77, teacher, at: now }

const NOTHING = {
  homeworkId: null,
  studentHomeworkId: null,
  code: null,
  classId: null,
  studentId: null,
}
const OF_OUTING = { category: 'Homework', title: '《秋游》', tip: 'homework 41' } as const
const ESSAY = { ...NOTHING, homeworkId: 41, studentHomeworkId: 77 }
const CLASS = { ...NOTHING, code: 'ZP5A22', classId: 3 }

/**
 * Rows of a database in use are read by what these say: their texts may change, their tips, links
 * and event keys may not.
 */
const STORED: { [K in NotificationKind]: [Notification<K>['data'], object] } = {
  homeworkPosted: [
    { homework, studentHomeworkId: 77, teacherName: null, endsAt },
    {
      ...OF_OUTING,
      content: '老师布置了作文《秋游》，请在 3月5日 08:00 前提交。',
      link: { ...ESSAY, kind: 'homework' },
      eventKey: 'posted 41',
    },
  ],
  homeworkDue: [
    { homework, studentHomeworkId: 77, endsAt },
    {
      ...OF_OUTING,
      content: '作文《秋游》明天 08:00 截止，你还没有提交。',
      link: { ...ESSAY, kind: 'homework' },
      eventKey: 'due 41 1772668800000',
    },
  ],
  passageAsked: [
    { homework, studentHomeworkId: 77, teacher, passageId: 12 },
    {
      ...OF_OUTING,
      content: '陈老师想把你《秋游》里的一段放到全班面前一起读。愿不愿意、写不写名字，由你来定。',
      link: { ...ESSAY, kind: 'report', studentId: 9 },
      eventKey: 'passage 12',
    },
  ],
  homeworkExtended: [
    { ...essay, endsAt },
    {
      ...OF_OUTING,
      content: '陈老师把你的作文《秋游》的截止时间改到了 3月5日 08:00。',
      link: { ...ESSAY, kind: 'homework', studentId: 9 },
      eventKey: `extended 77 ${now.getTime()}`,
    },
  ],
  homeworkEntered: [
    { ...essay, keepsDraft: true },
    {
      ...OF_OUTING,
      content:
        '陈老师把你写在纸上的作文《秋游》录入并提交了。' +
        '你在这里写的草稿也留着，在批改报告里可以看到。和你写的不一样的话，请告诉老师。',
      link: { ...ESSAY, kind: 'report', studentId: 9 },
      eventKey: `entered 77 ${now.getTime()}`,
    },
  ],
  homeworkEntryTaken: [
    { ...essay, hasDraft: true },
    {
      ...OF_OUTING,
      content:
        '陈老师收回了刚才录入给你的作文《秋游》，那一篇录错了。你自己写的草稿还在，和原来一样。',
      link: { ...ESSAY, kind: 'homework', studentId: 9 },
      eventKey: `entry taken 77 ${now.getTime()}`,
    },
  ],
  homeworkExcused: [
    { ...essay, isExcused: true },
    {
      ...OF_OUTING,
      content: '陈老师说你这次可以不交作文《秋游》。想写的话，仍然可以写。',
      link: { ...ESSAY, kind: 'homework', studentId: 9 },
      eventKey: `excused 77 ${now.getTime()}`,
    },
  ],
  homeworkReminder: [
    {
      homework,
      studentHomeworkId: 77,
      teacher,
      isReturned: false,
      endsAt,
      day: now,
    },
    {
      ...OF_OUTING,
      content: '陈老师提醒你：作文《秋游》你还没有提交，请在 3月5日 08:00 前完成。',
      link: { ...ESSAY, kind: 'homework', studentId: 9 },
      eventKey: `reminded 41 ${now.getTime()}`,
    },
  ],
  homeworkHandedIn: [
    {
      homework,
      classroomName: classroom.name,
      student,
      isAgain: true,
      counts: { all: 3, open: 1 },
    },
    {
      category: 'Homework',
      title: '《秋游》五（2）班',
      content: '林小满重新提交了《秋游》。五（2）班已提交 2 人，还有 1 人未提交。',
      tip: 'homework 41',
      link: { ...NOTHING, kind: 'homework', homeworkId: 41, studentId: 5 },
      eventKey: 'submitted 41',
    },
  ],
  homeworkReviewed: [
    { ...essay, score: 93, scoreScale: 50, isAgain: false },
    {
      ...OF_OUTING,
      content: '陈老师批阅了你的作文《秋游》，得分 46.5（满分 50）。',
      link: { ...ESSAY, kind: 'report', studentId: 9 },
      eventKey: 'reviewed 77 1772409600000',
    },
  ],
  homeworkReturned: [
    { ...essay, reason: '请分段' },
    {
      ...OF_OUTING,
      content: '陈老师打回了你的作文《秋游》，请修改后重新提交。原因：请分段',
      link: { ...ESSAY, kind: 'report', studentId: 9 },
      eventKey: 'returned 77 1772409600000',
    },
  ],
  classJoined: [
    { classroom, student, day: now, counts: { all: 12, today: 2 } },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '林小满等 2 人今天加入了五（2）班，班里现在有 12 人。',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom', studentId: 5 },
      eventKey: 'joined 3 1772409600000',
    },
  ],
  messageToTeacher: [
    { classroom, student, text: '交错题了', requestKey: 'key' },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '林小满：交错题了',
      tip: 'class 3',
      link: { ...CLASS, kind: 'student', studentId: 5 },
      eventKey: 'message 5 key',
    },
  ],
  messageToStudent: [
    { classroom, teacher, text: '请补上标题', requestKey: 'key' },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '陈老师：请补上标题',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom', studentId: 9 },
      eventKey: 'message 9 key',
    },
  ],
  removedFromClass: [
    { classroom, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content:
        '老师把你移出了五（2）班。交过的作文和批改都还在，没交的草稿也留着，重新加入后可以接着写。',
      tip: 'class 3',
      link: null,
      eventKey: 'removed 3 1772409600000',
    },
  ],
  movedToClass: [
    { classroom, from: { name: '四（2）班' }, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content:
        '老师把你从四（2）班转到了五（2）班，新的班级码是 ZP5A22。' +
        '交过的作文和批改都还在，没交的草稿也留着。',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom' },
      eventKey: 'moved 3 1772409600000',
    },
  ],
  assistantAdded: [
    { classroom, teacher, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '陈老师请你做五（2）班的助教，“我的班级”里已经可以看到它。',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom', studentId: 9 },
      eventKey: 'assisting 3 1772409600000',
    },
  ],
  assistantRemoved: [
    { classroom, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '你不再是五（2）班的助教，班级和作文已经看不到了。',
      tip: 'class 3',
      link: null,
      eventKey: 'assisted 3 1772409600000',
    },
  ],
  assistantLeft: [
    { classroom, teacher, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '陈老师不再做五（2）班的助教了。',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom', studentId: 9 },
      eventKey: 'assistant left 3 9 1772409600000',
    },
  ],
  classReceived: [
    { classroom, teacher, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '陈老师把五（2）班转让给了你，学生、作业和助教都在。',
      tip: 'class 3',
      link: { ...CLASS, kind: 'classroom', studentId: 9 },
      eventKey: 'received 3 1772409600000',
    },
  ],
  classHandedOver: [
    { classroom, at: now },
    {
      category: 'ClassEntity',
      title: '五（2）班',
      content: '五（2）班已经转让出去，你不再能看到这个班级。',
      tip: 'class 3',
      link: null,
      eventKey: 'handed over 3 1772409600000',
    },
  ],
  rightEnding: [
    { grantId: 8, isMembership: false, endsAt, usesLeft: 11 },
    {
      category: 'System',
      title: '批改卡即将到期',
      content: '你的批改卡将在 3月5日 08:00 到期，还有 11 次批改没有用。',
      tip: 'membership',
      link: { ...NOTHING, kind: 'membership' },
      eventKey: 'ends 8 1772668800000',
    },
  ],
  broadcast: [
    { title: '停机通知', content: '今晚停机。', eventKey: 'broadcast 2026-03-02 0123' },
    {
      category: 'System',
      title: '停机通知',
      content: '今晚停机。',
      tip: 'notice',
      link: null,
      eventKey: 'broadcast 2026-03-02 0123',
    },
  ],
}

function compose<K extends NotificationKind>(kind: K, [data]: (typeof STORED)[K]) {
  const notification: { kind: K; data: Notification<K>['data'] } = { kind, data }
  return composeNotification<K>(notification, now)
}

const KINDS = Object.keys(STORED).filter((kind): kind is NotificationKind => kind in STORED)

describe('a row, as it has always been stored', () => {
  test.each(KINDS)('%s', (kind) => {
    expect(compose(kind, STORED[kind])).toEqual(STORED[kind][1])
  })

  test.each(KINDS)('%s leads where it said', (kind) => {
    const { link } = compose(kind, STORED[kind])
    expect(link === null || readLink(link) !== undefined).toBe(true)
  })
})
