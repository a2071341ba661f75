import * as z from 'zod/mini'
import { MESSAGE_MAX_LENGTH } from '../terms/limits.ts'
import { MESSAGE_CATEGORIES } from '../terms/messageCategories.ts'
import { STORED_LINK_KINDS } from '../terms/notificationLinks.ts'
import { MESSAGE_RATE } from '../terms/rates.ts'
import { JOIN_CODE } from './classroom.ts'
import { defineCall } from './defineCall.ts'
import { id, integer, requestKey, text } from './wire.ts'

/**
 * `tip` groups what belongs together (one homework, one class); `link` leads to what it is about
 * and is read by `readLink` of terms/notificationLinks.ts.
 */
const notification = z.object({
  id: z.number(),
  type: z.enum(MESSAGE_CATEGORIES),
  title: z.string(),
  content: z.string(),
  tip: z.string(),
  read: z.boolean(),
  creationTime: z.string(),
  link: z.nullable(
    z.object({
      kind: z.enum(STORED_LINK_KINDS),
      homeworkId: z.nullable(z.number()),
      studentHomeworkId: z.nullable(z.number()),
      code: z.nullable(z.string()),
      classId: z.nullable(z.number()),
      studentId: z.nullable(z.number()),
    }),
  ),
})
const list = {
  psize: z._default(integer({ min: 1, max: 100 }), 100),
  cpage: z._default(integer({ min: 1, max: 10_000 }), 1),
  type: z.optional(z.enum(MESSAGE_CATEGORIES)),
}

/** The pupil's messages, the latest first; psize 100 counts the unread. */
export const getStudentNotify = defineCall({
  name: 'getStudentNotify',
  method: 'GET',
  path: '/correct/student/api/message/list.mvc',
  who: ['student'],
  request: z.object(list),
  entity: z.object({ items: z.array(notification) }),
})

export const getTeacherNotify = defineCall({
  name: 'getTeacherNotify',
  method: 'GET',
  path: '/correct/teacher/api/message/list.mvc',
  who: ['teacher'],
  request: z.object(list),
  entity: z.object({ items: z.array(notification) }),
})

/** Opening a message marks it read. */
export const updateNotify = defineCall({
  name: 'updateNotify',
  method: 'POST',
  path: '/correct/student/api/message/read.mvc',
  who: ['student'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

export const updateTeacherNotify = defineCall({
  name: 'updateTeacherNotify',
  method: 'POST',
  path: '/correct/teacher/api/message/read.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/** How many are unread, for the badges: one small answer for all screens. */
export const getUnread = defineCall({
  name: 'getUnread',
  method: 'GET',
  path: '/correct/api/message/unread.mvc',
  who: ['student', 'teacher'],
  request: z.object({}),
  entity: z.object({ System: z.number(), Homework: z.number(), ClassEntity: z.number() }),
})

/** A pupil writes to the class's teacher. Blank text is ignored. */
export const sendTeacher = defineCall({
  name: 'sendTeacher',
  method: 'POST',
  path: '/correct/student/api/message/send.mvc',
  who: ['student'],
  rate: MESSAGE_RATE,
  request: z.object({
    code: z.string().check(z.regex(JOIN_CODE)),
    content: text({ max: MESSAGE_MAX_LENGTH }),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.null(),
})

/**
 * A teacher writes to one pupil of an own class: `id` is the pupil, `classId` the class where the
 * pupil is in several.
 */
export const sendStudentMessage = defineCall({
  name: 'sendStudentMessage',
  method: 'POST',
  path: '/correct/teacher/api/message/send.mvc',
  who: ['teacher'],
  rate: MESSAGE_RATE,
  request: z.object({
    id: id(),
    classId: z.optional(id()),
    msg: text({ max: MESSAGE_MAX_LENGTH }),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.null(),
})
