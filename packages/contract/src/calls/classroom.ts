import * as z from 'zod/mini'
import { HOUR_MS } from '../terms/durations.ts'
import {
  CLASS_NAME_MAX_LENGTH,
  JOIN_CODE_LENGTH,
  MEMO_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
} from '../terms/limits.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'
import { defineCall } from './defineCall.ts'
import { flag, id, integer, requestKey, text } from './wire.ts'

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

/**
 * Own and assisted classes, newest first; a teacher has at most CLASSES_PER_TEACHER_MAX of each.
 */
export const getTeacherClasses = defineCall({
  name: 'getTeacherClasses',
  method: 'GET',
  path: '/correct/teacher/api/class/list.mvc',
  who: ['teacher'],
  /** `archived`: those alone; else those that are taught. */
  request: z.object({ archived: z.optional(flag()) }),
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
      /** False for an assistant. */
      isOwner: z.boolean(),
      teacherName: z.string(),
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
    gradeId: z.number(),
    gradeText: z.string(),
    memo: z.string(),
    status: z.number(),
    isArchived: z.boolean(),
    isOwner: z.boolean(),
    assistants: z.array(z.object({ id: z.number(), name: z.string() })),
    students: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** The name's syllables, by which it is found. */
        pinyin: z.string(),
        mobile: z.string(),
        studentNumber: z.string(),
        /** Not one that somebody else chose. */
        hasOwnPassword: z.boolean(),
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
      isArchived: z.boolean(),
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

/** Longer than any account, so that a slip is answered like an unknown one. */
const ACCOUNT_MAX_LENGTH = 32
/** A name with its account is guessed by nobody: far above what a school year asks for. */
const TEACHERS_NAMED_RATE = [
  { name: 'teachersNamedPerTeacher', per: 'person', max: 30, withinMs: HOUR_MS },
] as const

/** Longer than any version: a memo and a name whose every letter is escaped. */
const VERSION_MAX_LENGTH = 6 * (CLASS_NAME_MAX_LENGTH + MEMO_MAX_LENGTH) + 20

/** Name, grade and memo; homework keeps the grade that it was posted with. */
export const renameClass = defineCall({
  name: 'renameClass',
  method: 'POST',
  path: '/correct/teacher/api/class/renameH5.mvc',
  who: ['teacher'],
  request: z.object({
    id: id(),
    name: text({ min: 1, max: CLASS_NAME_MAX_LENGTH }),
    grade: integer({ min: 1, max: COLLEGE_GRADE }),
    memo: z.optional(text({ max: MEMO_MAX_LENGTH })),
    /** The version (rules/classVersion.ts) that was seen: of another one nothing is overwritten. */
    seen: z.optional(text({ max: VERSION_MAX_LENGTH })),
  }),
  entity: z.null(),
})

/** The class goes with its homework and messages; restorable for DELETED_KEPT_DAYS days. */
export const deleteClass = defineCall({
  name: 'deleteClass',
  method: 'POST',
  path: '/correct/teacher/api/class/delete.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/** Own classes that were deleted and can still be restored, the latest first. */
export const getDeletedClasses = defineCall({
  name: 'getDeletedClasses',
  method: 'GET',
  path: '/correct/teacher/api/class/deleted.mvc',
  who: ['teacher'],
  request: z.object({}),
  entity: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      gradeText: z.string(),
      count: z.number(),
      homeworkCount: z.number(),
      deletedTime: z.string(),
      /** How many days are left. */
      days: z.number(),
    }),
  ),
})

/** With all that went with the class. */
export const restoreClass = defineCall({
  name: 'restoreClass',
  method: 'POST',
  path: '/correct/teacher/api/class/restore.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/** A locked class hides nothing; nobody joins it. */
export const lockClass = defineCall({
  name: 'lockClass',
  method: 'POST',
  path: '/correct/teacher/api/class/lock.mvc',
  who: ['teacher'],
  request: z.object({ id: id(), locked: flag() }),
  entity: z.null(),
})

/**
 * Out of the daily lists, all of it readable; nobody joins, nothing is posted or handed in until it
 * is brought back.
 */
export const archiveClass = defineCall({
  name: 'archiveClass',
  method: 'POST',
  path: '/correct/teacher/api/class/archive.mvc',
  who: ['teacher'],
  request: z.object({ id: id(), archived: flag() }),
  entity: z.null(),
})

/** Name and account have to be one teacher's; homework and assistants go along. */
export const transferClass = defineCall({
  name: 'transferClass',
  method: 'POST',
  path: '/correct/teacher/api/class/transfer.mvc',
  who: ['teacher'],
  rate: TEACHERS_NAMED_RATE,
  request: z.object({
    id: id(),
    transferName: text({ max: NAME_MAX_LENGTH }),
    transferMobile: text({ max: ACCOUNT_MAX_LENGTH }),
  }),
  entity: z.null(),
})

/** `id`: the class's id or its code. */
export const addAssistant = defineCall({
  name: 'addAssistant',
  method: 'POST',
  path: '/correct/teacher/api/class/assistant/add.mvc',
  who: ['teacher'],
  rate: TEACHERS_NAMED_RATE,
  request: z.object({
    id: text({ min: 1, max: 15 }),
    assistantName: text({ max: NAME_MAX_LENGTH }),
    assistantMobile: text({ max: ACCOUNT_MAX_LENGTH }),
  }),
  entity: z.object({ code: z.string().check(z.regex(JOIN_CODE)) }),
})

/** By the owner, or by the assistant. */
export const removeAssistant = defineCall({
  name: 'removeAssistant',
  method: 'POST',
  path: '/correct/teacher/api/class/assistant/remove.mvc',
  who: ['teacher'],
  request: z.object({ id: id(), teacherId: id() }),
  entity: z.null(),
})
