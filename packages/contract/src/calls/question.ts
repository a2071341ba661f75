import * as z from 'zod/mini'
import { PRACTICE_PAGE_SIZE, REQUIREMENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../terms/limits.ts'
import { EDITIONS, QUESTION_TAGS } from '../terms/questions.ts'
import { REFERENCE_THEMES } from '../terms/references.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'
import { defineCall } from './defineCall.ts'
import { page } from './page.ts'
import { keywords } from './questionInput.ts'
import { flag, id, integer, requestKey, text } from './wire.ts'

const grade = z.optional(integer({ min: 1, max: COLLEGE_GRADE }))
const theme = z.optional(z.enum(REFERENCE_THEMES))
const tag = z.optional(z.enum(QUESTION_TAGS))

const question = {
  id: z.number(),
  title: z.string(),
  demand: z.string(),
  keywords: z.array(z.string()),
  /** Null in these six: whoever wrote the question did not say. */
  edition: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  articleType: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  /** The genre's name; empty without one. */
  atText: z.string(),
  /** The caller's own question, that nobody else sees. */
  self: z.boolean(),
}

/**
 * The bank's questions, the product's or (`self`) the caller's own, ten a page; each of the five
 * pickers may narrow them. `isFirst` without a grade answers the caller's own grade, preselected;
 * `classEntityId` takes the grade of that class instead. `status` is taken as clients send it and
 * narrows nothing, for a question has none.
 */
export const getTeacherQues = defineCall({
  name: 'getTeacherQues',
  method: 'GET',
  path: '/correct/api/question/list.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    ...page,
    psize: z._default(page.psize, PRACTICE_PAGE_SIZE),
    self: z._default(flag(), false),
    grade,
    type: z.optional(text({ max: 32 })),
    theme,
    tag,
    edition: z.optional(z.enum(['all', ...EDITIONS])),
    isFirst: z._default(flag(), false),
    classEntityId: z.optional(id()),
    status: z.optional(integer({ min: 0, max: 9 })),
  }),
  entity: z.object({
    res: z.object({
      items: z.array(z.object(question)),
      cpage: z.number(),
      pcount: z.number(),
      total: z.number(),
    }),
    /** By which grade the questions are narrowed; null = by none. */
    grade: z.nullable(z.number()),
  }),
})

const named = z.object({ id: z.string(), name: z.string() })

/** One question with all that practising it, or setting it as homework, starts from. */
export const getQuestionDetail = defineCall({
  name: 'getQuestionDetail',
  method: 'GET',
  path: '/correct/api/question/detail.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    ...question,
    ideation: z.string(),
    /** The question's genre and grade as a choice of one; empty where it names none. */
    articleTypeList: z.array(named),
    gradeList: z.array(z.object({ id: z.number(), name: z.string() })),
    /** The caller has added it to the own questions already. */
    isTaken: z.boolean(),
  }),
})

/** Adds one of the product's questions to the teacher's own, as the teacher has changed it. */
export const saveToMyQuestions = defineCall({
  name: 'saveToMyQuestions',
  method: 'POST',
  path: '/correct/teacher/api/homework/entrepot/newsave.mvc',
  who: ['teacher'],
  bodyBytes: 100_000,
  request: z.object({
    refId: id(),
    title: text({ max: TITLE_MAX_LENGTH }),
    demand: text({ max: REQUIREMENT_MAX_LENGTH }),
    keywordList: keywords(),
    ideation: z._default(text({ max: REQUIREMENT_MAX_LENGTH }), ''),
  }),
  entity: z.object({ id: z.number() }),
})

/** Stores a question of one's own, or changes it. The same requestKey stores nothing twice. */
export const saveQuestion = defineCall({
  name: 'saveQuestion',
  method: 'POST',
  path: '/correct/api/question/save.mvc',
  who: ['student', 'teacher'],
  bodyBytes: 100_000,
  request: z.object({
    id: z.optional(id()),
    title: text({ max: TITLE_MAX_LENGTH }),
    demand: text({ max: REQUIREMENT_MAX_LENGTH }),
    keywordList: keywords(),
    ideation: z._default(text({ max: REQUIREMENT_MAX_LENGTH }), ''),
    grade,
    articleType: z.optional(text({ max: 32 })),
    theme,
    tag,
    edition: z.optional(z.enum(EDITIONS)),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.object({ id: z.number() }),
})

/** Deletes a question of one's own; essays that practised it keep their task. */
export const delQuestion = defineCall({
  name: 'delQuestion',
  method: 'POST',
  path: '/correct/api/question/delete.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})
