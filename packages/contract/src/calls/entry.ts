/** What a teacher puts in for a pupil. */
import * as z from 'zod/mini'
import {
  CONTENT_MAX_LENGTH,
  QUESTIONS_PER_HOMEWORK_MAX,
  TITLE_MAX_LENGTH,
} from '../terms/limits.ts'
import { ENTRY_RATE } from '../terms/rates.ts'
import { SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { defineCall } from './defineCall.ts'
import { processCount } from './process.ts'
import { id, integer, text } from './wire.ts'

/**
 * A teacher types or photographs what a pupil wrote on paper: it becomes that pupil's hand-in. What
 * the pupil has written here stays as a revision. The same text twice enters it once.
 */
export const enterEssay = defineCall({
  name: 'enterEssay',
  method: 'POST',
  path: '/correct/teacher/api/homework/enter.mvc',
  who: ['teacher'],
  rate: ENTRY_RATE,
  bodyBytes: 300_000,
  request: z.object({
    studentHomeworkId: id(),
    title: text({ max: TITLE_MAX_LENGTH }),
    content: text({ max: CONTENT_MAX_LENGTH }),
    writingNo: integer({ min: 1, max: QUESTIONS_PER_HOMEWORK_MAX }),
    type: text({ max: 32 }),
    /** 1: the teacher knows that the pupil has begun to write here. */
    replacesDraft: z._default(integer({ min: 0, max: 1 }), 0),
    /** Characters of it that were read from a photograph; the others were typed. */
    photo: processCount,
  }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})

/**
 * What was entered for the wrong pupil, until it is reviewed: that pupil's own draft stands as it
 * did and nothing of the other's text stays there. With `toStudentHomeworkId`, of the same homework,
 * it becomes that pupil's hand-in at once.
 */
export const takeEntryBack = defineCall({
  name: 'takeEntryBack',
  method: 'POST',
  path: '/correct/teacher/api/homework/takeEntryBack.mvc',
  who: ['teacher'],
  rate: ENTRY_RATE,
  request: z.object({
    studentHomeworkId: id(),
    toStudentHomeworkId: z.optional(id()),
    /** 1: the teacher knows that the pupil to whom it goes has begun to write here. */
    replacesDraft: z._default(integer({ min: 0, max: 1 }), 0),
  }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})
