/** Pupils of a class: their numbers, and how they leave it. */
import * as z from 'zod/mini'
import { HOUR_MS } from '../terms/durations.ts'
import {
  CLASS_SIZE_MAX,
  JOIN_CODE_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  STUDENT_NUMBER_MAX_LENGTH,
} from '../terms/limits.ts'
import { defineCall } from './defineCall.ts'
import { commaJoined, flag, id, json, text } from './wire.ts'

/** `id`: the class's. */
export const removeStudent = defineCall({
  name: 'removeStudent',
  method: 'POST',
  path: '/correct/teacher/api/class/student/remove.mvc',
  who: ['teacher'],
  request: z.object({ id: id(), studentId: id() }),
  entity: z.null(),
})

/**
 * Pupils of the class `id` go to `toId`, another class of the same teacher: they leave the one and
 * are in the other with its open homework, all of them or none. Each is told.
 */
export const moveStudents = defineCall({
  name: 'moveStudents',
  method: 'POST',
  path: '/correct/teacher/api/class/student/move.mvc',
  who: ['teacher'],
  request: z.object({
    id: id(),
    toId: id(),
    studentIds: commaJoined({ pattern: /^[1-9]\d{0,14}$/, max: CLASS_SIZE_MAX }),
  }),
  /** Whose number another pupil of that class has: they are in it without one. */
  entity: z.object({
    withoutNumber: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
})

/** `id`: the pupil's; the number is unique within the class. */
export const setStudentNumber = defineCall({
  name: 'setStudentNumber',
  method: 'POST',
  path: '/correct/teacher/api/class/student/upsn.mvc',
  who: ['teacher'],
  encoding: 'multipart',
  request: z.object({
    id: id(),
    virtualClassEntityId: id(),
    sn: text({ max: 2 * STUDENT_NUMBER_MAX_LENGTH }),
  }),
  entity: z.object({ studentNumber: z.string() }),
})

/** A pupil leaves a class; what was handed in stays with both sides. */
export const quitClasses = defineCall({
  name: 'quitClasses',
  method: 'POST',
  path: '/correct/student/api/class/quit.mvc',
  who: ['student'],
  request: z.object({ code: text({ min: 1, max: 4 * JOIN_CODE_LENGTH }) }),
  entity: z.null(),
})

/** As it is typed: what is wrong with a row is answered, not refused. */
const listedPupil = z.object({
  number: text({ max: 2 * STUDENT_NUMBER_MAX_LENGTH }),
  name: text({ max: 2 * NAME_MAX_LENGTH }),
  contact: text({ max: 2 * NAME_MAX_LENGTH }),
  /** The first password, which is printed once and changed at the first sign-in. */
  password: text({ max: PASSWORD_MAX_LENGTH }),
})

/**
 * Accounts for pupils without a phone, from the class's list: one wrong row and nobody gets one.
 * `isPreview` only looks. A repeat with the same passwords is answered like the first.
 */
export const importStudents = defineCall({
  name: 'importStudents',
  method: 'POST',
  path: '/correct/teacher/api/class/student/import.mvc',
  who: ['teacher'],
  rate: [{ name: 'listsImportedPerTeacher', per: 'person', max: 60, withinMs: HOUR_MS }],
  bodyBytes: 300_000,
  request: z.object({
    id: id(),
    students: json(z.array(listedPupil).check(z.minLength(1), z.maxLength(CLASS_SIZE_MAX)), {
      max: 30_000,
    }),
    isPreview: flag(),
  }),
  entity: z.object({
    /** What is wrong with each row; '' with a right one. */
    faults: z.array(z.string()),
    /** Nobody where a row is wrong, or where it only looked. */
    made: z.array(z.object({ studentNumber: z.string(), name: z.string(), loginName: z.string() })),
    /** Until when the first passwords are good. */
    endsTime: z.string(),
  }),
})

/**
 * Passwords for new slips, to who lost the first one or never had one; each signs in until the pupil
 * sets an own one. `id`: the class's, and all of its pupils that are named get theirs, or nobody does.
 */
export const setFirstPasswords = defineCall({
  name: 'setFirstPasswords',
  method: 'POST',
  path: '/correct/teacher/api/class/student/firstPasswords.mvc',
  who: ['teacher'],
  rate: [{ name: 'slipsMadePerTeacher', per: 'person', max: 60, withinMs: HOUR_MS }],
  bodyBytes: 300_000,
  request: z.object({
    id: id(),
    students: json(
      z
        .array(
          z.object({
            id: z.int().check(z.positive()),
            password: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
          }),
        )
        .check(z.minLength(1), z.maxLength(CLASS_SIZE_MAX)),
      { max: 30_000 },
    ),
  }),
  /** In the order of the request. */
  entity: z.array(
    z.object({
      studentNumber: z.string(),
      name: z.string(),
      /** '' with who registered by a phone. */
      loginName: z.string(),
      endsTime: z.string(),
    }),
  ),
})
