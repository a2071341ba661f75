import { expect, test } from 'vitest'
import { readLink, writeLink, type NotificationLink } from './notificationLinks.ts'

const LINKS: NotificationLink[] = [
  { kind: 'homework', homeworkId: 3, studentHomeworkId: 7 },
  { kind: 'submissions', homeworkId: 3 },
  { kind: 'report', homeworkId: 3, studentHomeworkId: 7 },
  { kind: 'classroom', code: 'ZP5A22', classId: 1 },
  { kind: 'student', code: 'ZP5A22', classId: 1, studentId: 5 },
  { kind: 'membership' },
]

test.each(LINKS)('$kind is read as it was written', (link) => {
  expect(readLink(writeLink(link, null))).toEqual(link)
})

test('whom a message names is stored beside where it leads', () => {
  expect(writeLink({ kind: 'submissions', homeworkId: 3 }, 5)).toEqual({
    kind: 'homework',
    homeworkId: 3,
    studentHomeworkId: null,
    code: null,
    classId: null,
    studentId: 5,
  })
})

test('a link that lacks what it would lead to leads nowhere', () => {
  const nothing = {
    homeworkId: null,
    studentHomeworkId: null,
    code: null,
    classId: null,
    studentId: null,
  }
  for (const kind of ['homework', 'report', 'classroom', 'student'] as const)
    expect(readLink({ ...nothing, kind })).toBeUndefined()
})
