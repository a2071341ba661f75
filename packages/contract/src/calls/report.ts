import * as z from 'zod/mini'
import { MARKS_MAX, WRONG_CHARACTERS_MAX_LENGTH } from '../terms/limits.ts'
import { STAGES } from '../terms/stages.ts'
import { TRAITS } from '../terms/traits.ts'
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

const anyEssay = { id: z.number(), ishomework: z.union([z.literal(0), z.literal(1)]) }

/** 学习报告: what the caller's own reports say together, as far as each is shown to its writer. */
export const getLearning = defineCall({
  name: 'getLearning',
  method: 'GET',
  path: '/correct/student/api/report/learning.mvc',
  who: ['student'],
  request: z.object({}),
  entity: z.object({
    /** 0–100, the mean of the latest reports; null before the first. */
    ability: z.nullable(z.record(z.enum(TRAITS), z.number())),
    /** How many reports the ability is the mean of. */
    abilityEssays: z.number(),
    /** The latest first. */
    recently: z.array(
      z.object({
        ...anyEssay,
        title: z.string(),
        /** 0–100; the teacher's where there is one. */
        score: z.number(),
        isTeacherScore: z.boolean(),
        scoreKind: z.number(),
        time: z.string(),
      }),
    ),
    /** The term in one sentence; empty before the first report. */
    content: z.string(),
    /** What grew in the term: a sentence, and the figures that it rests on. */
    growth: z.array(z.object({ text: z.string(), detail: z.string() })),
    /** What to practise next, as the report of that essay says it; null where all is well. */
    next: z.nullable(
      z.object({
        code: z.enum(TRAITS),
        name: z.string(),
        lift: z.string(),
        essay: z.object({ ...anyEssay, title: z.string() }),
      }),
    ),
    /** Of the caller's class or practice: the younger, the plainer the words. */
    stage: z.nullable(z.enum(STAGES)),
  }),
})
