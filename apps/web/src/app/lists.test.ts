import { expect, test } from 'vitest'
import { patterns } from '#client/paths.ts'
import { findList } from './lists.ts'

const NOTHING = new URLSearchParams()

test('a screen stands beside the list that it is opened from, and others alone', () => {
  expect(findList('teacher', patterns.submissions, NOTHING)).toBe(patterns.tasks)
  expect(findList('teacher', patterns.tasks, NOTHING)).toBe(patterns.tasks)
  expect(findList('teacher', patterns.classMembers, NOTHING)).toBe(patterns.classes)
  expect(findList('student', patterns.pupilQuestion, NOTHING)).toBe(patterns.pupilQuestions)
  // The pupil's desk and the teacher's cockpit need all the room there is.
  expect(findList('student', patterns.tasks, NOTHING)).toBeUndefined()
  expect(findList('student', patterns.writing, NOTHING)).toBeUndefined()
  expect(findList('teacher', patterns.review, NOTHING)).toBeUndefined()
})

test('messages stand beside the list of their kind', () => {
  const of = (type: string) => new URLSearchParams({ type })
  expect(findList('teacher', patterns.teacherMessageDetail, of('Homework'))).toBe(
    patterns.teacherHomeworkMessages,
  )
  expect(findList('student', patterns.pupilMessageDetail, of('ClassEntity'))).toBe(
    patterns.pupilClassMessages,
  )
})
