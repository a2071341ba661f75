/** Good passages before the whole class: the teacher asks, the pupil decides, and may decide anew. */
import * as z from 'zod/mini'
import { PASSAGE_ANSWERS, PASSAGE_STATES } from '../terms/passages.ts'
import { defineCall } from './defineCall.ts'
import { id, integer } from './wire.ts'

/** What a homework's teacher asked for and may ask for. Names in the texts are hidden. */
export const getPassages = defineCall({
  name: 'getPassages',
  method: 'GET',
  path: '/correct/teacher/api/homework/passages.mvc',
  who: ['teacher'],
  request: z.object({ homeworkId: id() }),
  entity: z.object({
    homeworkId: z.number(),
    title: z.string(),
    classEntityName: z.string(),
    passages: z.array(
      z.object({
        id: z.number(),
        studentHomeworkId: z.number(),
        studentName: z.string(),
        text: z.string(),
        state: z.enum(PASSAGE_STATES),
        /** Agreed to, and nothing else stands against it. */
        isShown: z.boolean(),
        /** Under 14, and the guardian does not agree to the product. */
        needsGuardian: z.boolean(),
        /** Whose it is, where the pupil wants that told. */
        byline: z.nullable(z.string()),
      }),
    ),
    candidates: z.array(
      z.object({
        studentHomeworkId: z.number(),
        revisionId: z.number(),
        paragraph: z.number(),
        studentName: z.string(),
        text: z.string(),
        /** What the report praises in it. */
        strengths: z.array(z.string()),
        needsGuardian: z.boolean(),
      }),
    ),
  }),
})

/** Asks the pupil for a paragraph of what was handed in, counted from 0. Asked twice, it is one. */
export const askPassage = defineCall({
  name: 'askPassage',
  method: 'POST',
  path: '/correct/teacher/api/homework/passage/ask.mvc',
  who: ['teacher'],
  request: z.object({
    studentHomeworkId: id(),
    revisionId: id(),
    paragraph: integer({ min: 0, max: 9999 }),
  }),
  entity: z.object({ id: z.number() }),
})

/** Takes the asking back. A no stays, so that nobody is asked twice. */
export const dropPassage = defineCall({
  name: 'dropPassage',
  method: 'POST',
  path: '/correct/teacher/api/homework/passage/drop.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({ id: z.number() }),
})

/** What a pupil is asked for of one essay. */
export const getPassageRequests = defineCall({
  name: 'getPassageRequests',
  method: 'GET',
  path: '/correct/student/api/homework/passages.mvc',
  who: ['student'],
  request: z.object({ id: id() }),
  entity: z.object({
    items: z.array(z.object({ id: z.number(), text: z.string(), state: z.enum(PASSAGE_STATES) })),
  }),
})

/** The pupil's word, at any time and as often as it changes. */
export const answerPassage = defineCall({
  name: 'answerPassage',
  method: 'POST',
  path: '/correct/student/api/homework/passage/answer.mvc',
  who: ['student'],
  request: z.object({ id: id(), answer: z.enum(PASSAGE_ANSWERS) }),
  entity: z.object({ id: z.number(), state: z.enum(PASSAGE_STATES) }),
})
