import { expect, test } from 'vitest'
import { targetOf } from './messageTarget.ts'

const nothing = {
  homeworkId: null,
  studentHomeworkId: null,
  code: null,
  classId: null,
  studentId: null,
}

test('a message leads to what it is about, each role to its own screen', () => {
  expect(
    targetOf({ ...nothing, kind: 'homework', homeworkId: 3, studentHomeworkId: 7 }, 'student')?.to,
  ).toBe('/tasks/detail?id=7&homeworkId=3')
  expect(
    targetOf({ ...nothing, kind: 'report', homeworkId: 3, studentHomeworkId: 7 }, 'student')?.to,
  ).toBe('/tasks/correction/7/1')
  expect(
    targetOf({ ...nothing, kind: 'classroom', code: 'ZP5A22', classId: 1 }, 'student')?.to,
  ).toBe('/user/msg/classes/ZP5A22')
  expect(targetOf({ ...nothing, kind: 'homework', homeworkId: 3 }, 'teacher')?.to).toBe(
    '/teacher/stu/works/3',
  )
  expect(
    targetOf({ ...nothing, kind: 'classroom', code: 'ZP5A22', classId: 1, studentId: 5 }, 'teacher')
      ?.to,
  ).toBe('/user/classes/ZP5A22')
  expect(
    targetOf({ ...nothing, kind: 'student', code: 'ZP5A22', classId: 1, studentId: 5 }, 'teacher')
      ?.to,
  ).toBe('/teacher/msg/classes/1/5')
  expect(targetOf({ ...nothing, kind: 'membership' }, 'teacher')?.to).toBe('/user/vip')
})

test('without a link, or where what it names is gone, it leads nowhere', () => {
  expect(targetOf(null, 'student')).toBeUndefined()
  expect(targetOf({ ...nothing, kind: 'homework' }, 'student')).toBeUndefined()
  expect(targetOf({ ...nothing, kind: 'student', studentId: 5 }, 'teacher')).toBeUndefined()
})
