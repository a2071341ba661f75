/** What a teacher does for single pupils of a homework: more time, leave not to hand in, a word. */
import * as z from 'zod/mini'
import { MESSAGE_RATE } from '../terms/rates.ts'
import { defineCall } from './defineCall.ts'
import { flag, id, time } from './wire.ts'

/** Gives one pupil a later end than the homework's; without one takes it back. */
export const extendHomework = defineCall({
  name: 'extendHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/extend.mvc',
  who: ['teacher'],
  rate: MESSAGE_RATE,
  request: z.object({ studentHomeworkId: id(), endTime: z.optional(time()) }),
  entity: z.object({ id: z.number() }),
})

/** Lets one pupil off the homework: nobody counts or reminds that pupil; handing in stays possible. */
export const excuseHomework = defineCall({
  name: 'excuseHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/excuse.mvc',
  who: ['teacher'],
  rate: MESSAGE_RATE,
  request: z.object({ studentHomeworkId: id(), isExcused: flag() }),
  entity: z.object({ id: z.number() }),
})

/** 催交: a message to each pupil who can still hand in and has not, one a day at most. */
export const remindHomework = defineCall({
  name: 'remindHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/remind.mvc',
  who: ['teacher'],
  rate: MESSAGE_RATE,
  request: z.object({ homeworkId: id() }),
  /** How many were told now, and how many had been told today. */
  entity: z.object({ sent: z.number(), toldToday: z.number() }),
})
