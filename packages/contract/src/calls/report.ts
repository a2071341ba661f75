import * as z from 'zod/mini'
import { MARKS_MAX, WRONG_CHARACTERS_MAX_LENGTH } from '../terms/limits.ts'
import { defineCall } from './defineCall.ts'
import { page, pageOf } from './page.ts'
import { id, integer, text } from './wire.ts'

const markNo = integer({ min: 1, max: MARKS_MAX })

/**
 * 我不同意 with a mark of one of the caller's reports, or taken back. Later reports of the essay
 * show it no more while its sentence stands.
 */
export const disputeMark = defineCall({
  name: 'disputeMark',
  method: 'POST',
  path: '/correct/student/api/report/disputeMark.mvc',
  who: ['student'],
  request: z.object({
    id: id(),
    /** 1 = a homework essay, 0 = a practice essay. */
    ishomework: z._default(integer({ min: 0, max: 1 }), 1),
    revisionId: id(),
    markNo,
    isDisputed: integer({ min: 0, max: 1 }),
  }),
  entity: z.object({ markNo: z.number(), isDisputed: z.boolean() }),
})

/** Takes a machine's mark away from a handed-in essay, or puts it back. No score changes. */
export const removeMark = defineCall({
  name: 'removeMark',
  method: 'POST',
  path: '/correct/teacher/api/report/removeMark.mvc',
  who: ['teacher'],
  request: z.object({
    studentHomeworkId: id(),
    revisionId: id(),
    markNo,
    isRemoved: integer({ min: 0, max: 1 }),
  }),
  entity: z.object({ markNo: z.number(), isRemoved: z.boolean() }),
})

/** 错字本: the caller's, the latest gathered first. */
export const getWrongCharacters = defineCall({
  name: 'getWrongCharacters',
  method: 'GET',
  path: '/correct/student/api/report/wrongCharacters.mvc',
  who: ['student'],
  request: z.object(page),
  entity: z.extend(
    pageOf(
      z.object({
        id: z.number(),
        /** The sentence around the gap. */
        before: z.string(),
        after: z.string(),
        /** How many characters belong into the gap. */
        size: z.number(),
        /** Written right on one day already; on another it goes. */
        isRightOnce: z.boolean(),
        /** Nothing counts any more today: it was written right, or told. */
        isDoneToday: z.boolean(),
        time: z.string(),
      }),
    ),
    { total: z.number() },
  ),
})

/**
 * Fills a gap. Written right on two days, it is gone; what was told on the same day does not
 * count.
 */
export const practiseCharacter = defineCall({
  name: 'practiseCharacter',
  method: 'POST',
  path: '/correct/student/api/report/practiseCharacter.mvc',
  who: ['student'],
  request: z.object({ id: id(), answer: text({ max: WRONG_CHARACTERS_MAX_LENGTH }) }),
  entity: z.object({
    isRight: z.boolean(),
    /** Gone from the list. */
    isLearned: z.boolean(),
    /** What belongs into the gap. */
    answer: z.string(),
  }),
})
