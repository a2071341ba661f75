import * as z from 'zod/mini'
import { HOUR_MS } from '../terms/durations.ts'
import {
  CLASS_NAME_MAX_LENGTH,
  JOIN_CODE_LENGTH,
  MEMO_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
} from '../terms/limits.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'
import { defineCall } from './defineCall.ts'
import { id, integer, requestKey, text } from './wire.ts'

export const JOIN_CODE = new RegExp(`^[0-9A-Z]{${JOIN_CODE_LENGTH}}$`)

export const addClass = defineCall({
  name: 'addClass',
  method: 'POST',
  path: '/correct/teacher/api/class/add.mvc',
  who: ['teacher'],
  request: z.object({
    name: text({ min: 1, max: CLASS_NAME_MAX_LENGTH }),
    gradeId: integer({ min: 1, max: COLLEGE_GRADE }),
    memo: z.optional(text({ max: MEMO_MAX_LENGTH })),
    /** The same key makes no second class. */
    requestKey: z.optional(requestKey()),
  }),
  entity: z.object({ id: z.number(), code: z.string() }),
})

/** Own classes, newest first; a teacher has at most CLASSES_PER_TEACHER_MAX. */
export const getTeacherClasses = defineCall({
  name: 'getTeacherClasses',
  method: 'GET',
  path: '/correct/teacher/api/class/list.mvc',
  who: ['teacher'],
  request: z.object({}),
  entity: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      gradeId: z.number(),
      gradeText: z.string(),
      count: z.number(),
      status: z.number(),
      memo: z.string(),
    }),
  ),
})

/** A class's pupils; a class holds at most CLASS_SIZE_MAX. */
export const getClassStudents = defineCall({
  name: 'getClassStudents',
  method: 'GET',
  path: '/correct/teacher/api/class/students.mvc',
  who: ['teacher'],
  request: z.object({ code: z.string().check(z.regex(JOIN_CODE)) }),
  entity: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    gradeText: z.string(),
    students: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        mobile: z.string(),
        studentNumber: z.string(),
        ctime: z.string(),
      }),
    ),
  }),
})

export const getStdClasses = defineCall({
  name: 'getStdClasses',
  method: 'GET',
  path: '/correct/student/api/class/list.mvc',
  who: ['student'],
  request: z.object({}),
  entity: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      grade: z.string(),
      teacherName: z.string(),
    }),
  ),
})

/**
 * A pupil joins by the class's code, in upper or lower case; the homework that is still open comes
 * with it.
 */
export const addClasses = defineCall({
  name: 'addClasses',
  method: 'POST',
  path: '/correct/student/api/class/join.mvc',
  who: ['student'],
  request: z.object({ code: text({ min: 1, max: 20 }) }),
  entity: z.object({ id: z.number(), name: z.string(), teacherName: z.string() }),
})

/**
 * A one-time password for a pupil of one of the teacher's classes: it signs in until the pupil sets
 * an own one, and for ONE_TIME_PASSWORD_DAYS at most. Every session of the pupil ends.
 */
export const setStudentPassword = defineCall({
  name: 'setStudentPassword',
  method: 'POST',
  path: '/correct/teacher/api/class/student/setPassword.mvc',
  who: ['teacher'],
  rate: [{ name: 'passwordsSetPerTeacher', per: 'person', max: 200, withinMs: HOUR_MS }],
  request: z.object({
    id: id(),
    virtualClassEntityId: id(),
    pwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
  }),
  entity: z.null(),
})
