import * as z from 'zod/mini'
import {
  AUTHOR_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  PRACTICE_PAGE_SIZE,
  TITLE_MAX_LENGTH,
} from '../terms/limits.ts'
import { SCORE_SCALES } from '../terms/scoreScales.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'
import { CORRECTION_STATES } from '../terms/statuses.ts'
import { defineCall } from './defineCall.ts'
import { page } from './page.ts'
import { processCount } from './process.ts'
import { id, integer, requestKey, text } from './wire.ts'

const draft = {
  /** Left out for a new essay. */
  id: z.optional(id()),
  /** Of a new essay: the same key makes one essay, however often it is sent. */
  requestKey: z.optional(requestKey()),
  title: text({ max: TITLE_MAX_LENGTH }),
  content: text({ max: CONTENT_MAX_LENGTH }),
  grade: z.optional(integer({ min: 1, max: COLLEGE_GRADE })),
  scoreKind: z.optional(
    integer({ min: 1, max: 1_000 }).check(
      z.refine((value) => SCORE_SCALES.some((scale) => scale === value), 'no such scale'),
    ),
  ),
  author: z.optional(text({ max: AUTHOR_MAX_LENGTH })),
  /** The question that a new essay practises. */
  questionId: z.optional(id()),
  /**
   * The draft version that this text was typed on: one that has been overtaken is refused. The
   * version after a save is the next number, so that an answer need not tell it.
   */
  version: z.optional(integer({ min: 0, max: 999_999_999 })),
  typed: processCount,
  pasted: processCount,
  photo: processCount,
  voice: processCount,
}

/**
 * Keeps the draft and answers its id; a text where no more essays may begin today. What is left out
 * stays as it was.
 */
export const saveExercise = defineCall({
  name: 'saveExercise',
  method: 'POST',
  path: '/correct/api/practice/saveExercise.mvc',
  who: ['student', 'teacher'],
  bodyBytes: 300_000,
  request: z.object({ ...draft, articleType: z.optional(text({ max: 32 })) }),
  entity: z.union([z.number(), z.string()]),
})

/**
 * Keeps the essay and asks for its correction. The entity is a text where no use is left, or where
 * no more essays may begin today.
 */
export const autoSave = defineCall({
  name: 'autoSave',
  method: 'POST',
  path: '/correct/api/practice/autoSave.mvc',
  who: ['student', 'teacher'],
  bodyBytes: 300_000,
  request: z.object({ ...draft, type: z.optional(text({ max: 32 })) }),
  entity: z.union([
    z.string(),
    z.object({ id: z.number(), version: z.number(), correction: z.enum(CORRECTION_STATES) }),
  ]),
})

/** The caller's own practice, the latest saved first, ten a page; `type` is a genre's id. */
export const getExercises = defineCall({
  name: 'getExercises',
  method: 'GET',
  path: '/correct/api/practice/list.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    ...page,
    psize: z._default(page.psize, PRACTICE_PAGE_SIZE),
    type: z.optional(text({ max: 32 })),
  }),
  entity: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        /** How the text begins. */
        content: z.string(),
        author: z.string(),
        scoreKind: z.number(),
        articleType: z.string(),
        atText: z.string(),
        grade: z.nullable(z.number()),
        /** 'x/y' in the essay's scale, or '--.-'. */
        score: z.string(),
        /** How often it was corrected: 0 opens the editor, more the result. */
        counter: z.number(),
        correction: z.enum(CORRECTION_STATES),
        characterCount: z.number(),
        /** Of the last save. */
        time: z.string(),
      }),
    ),
    cpage: z.number(),
    pcount: z.number(),
    total: z.number(),
    /** The tabs: the genres of the caller's grade, and those of the essays that are there. */
    types: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

/** Gone from every list at once, erased after 30 days. */
export const delExercise = defineCall({
  name: 'delExercise',
  method: 'GET',
  path: '/correct/api/practice/delete.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})
