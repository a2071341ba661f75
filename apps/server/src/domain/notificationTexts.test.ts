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
const essay = { homework, studentHomeworkId: 77, teacherName: teacher.name, at: now }

const NOTHING = {
  homeworkId: null,
  studentHomeworkId: null,
  code: null,
  classId: null,
  studentId: null,
}
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
      category: 'Homework',
      title: '《秋游》',
      content: '老师布置了作文《秋游》，请在 3月5日 08:00 前提交。',
      tip: 'homework 41',
      link: { ...ESSAY, kind: 'homework' },
      eventKey: 'posted 41',
    },
  ],
  homeworkDue: [
    { homework, studentHomeworkId: 77, endsAt },
    {
      category: 'Homework',
      title: '《秋游》',
      content: '作文《秋游》明天 08:00 截止，你还没有提交。',
      tip: 'homework 41',
      link: { ...ESSAY, kind: 'homework' },
      eventKey: 'due 41 1772668800000',
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
      category: 'Homework',
      title: '《秋游》',
      content: '陈老师批阅了你的作文《秋游》，得分 46.5（满分 50）。',
      tip: 'homework 41',
      link: { ...ESSAY, kind: 'report' },
      eventKey: 'reviewed 77 1772409600000',
    },
  ],
  homeworkReturned: [
    { ...essay, reason: '请分段' },
    {
      category: 'Homework',
      title: '《秋游》',
      content: '陈老师打回了你的作文《秋游》，请修改后重新提交。原因：请分段',
      tip: 'homework 41',
      link: { ...ESSAY, kind: 'report' },
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
      link: { ...CLASS, kind: 'classroom' },
      eventKey: 'message 9 key',
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

test('a time of another year names the year', () => {
  const data = { grantId: 8, isMembership: true, endsAt, usesLeft: null }
  const later = new Date('2025-12-31T08:00:00+08:00')
  expect(composeNotification({ kind: 'rightEnding', data }, later).content).toBe(
    '你的会员将在 2026年3月5日 08:00 到期。',
  )
})

test('what counts up has no text until it has counted', () => {
  const data = { classroom, student, day: now, counts: undefined }
  expect(composeNotification({ kind: 'classJoined', data }, now).content).toBe('')
})
