import * as z from 'zod/mini'
import { AI_USES } from '../terms/aiUse.ts'
import {
  CLASS_SIZE_MAX,
  CONTENT_MAX_LENGTH,
  QUESTIONS_PER_HOMEWORK_MAX,
  REJECT_REASON_MAX_LENGTH,
  REMARK_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../terms/limits.ts'
import { CORRECTION_STAGES, MARK_KINDS } from '../terms/correction.ts'
import { CORRECTION_RATE } from '../terms/rates.ts'
import { CORRECTION_STATES, SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { TRAITS } from '../terms/traits.ts'
import { defineCall } from './defineCall.ts'
import { commaJoined, decimal, id, integer, text } from './wire.ts'

/** `ishomework` 1 = a homework essay; 0 = practice, which this contract does not offer yet. */
const ishomework = z._default(integer({ min: 1, max: 1 }), 1)

/** How the text came in, in characters. Pupil and teacher see the same record; it judges nobody. */
const processRecord = z.object({
  typed: z.number(),
  pasted: z.number(),
  photo: z.number(),
  voice: z.number(),
})

const processCount = z.optional(integer({ min: 0, max: 9_999_999 }))

/** The draft as the editor opens it. `version` counts saves. */
export const findWriteDetail = defineCall({
  name: 'findWriteDetail',
  method: 'GET',
  path: '/correct/api/homework/writeDetail.mvc',
  who: ['student'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({
    id: z.number(),
    homeworkId: z.number(),
    title: z.string(),
    content: z.string(),
    articleType: z.string(),
    writingNo: z.number(),
    grade: z.number(),
    scoreKind: z.number(),
    status: z.enum(SUBMISSION_STATUSES),
    rejectReason: z.nullable(z.string()),
    version: z.number(),
    process: processRecord,
  }),
})

/**
 * finish 0 keeps the draft, 1 asks for correction, 2 hands in. The entity is a text where no use
 * is left.
 */
export const saveHomework = defineCall({
  name: 'saveHomework',
  method: 'POST',
  path: '/correct/student/api/homework/save.mvc',
  who: ['student'],
  rate: CORRECTION_RATE,
  request: z.object({
    id: id(),
    title: text({ max: TITLE_MAX_LENGTH }),
    content: text({ max: CONTENT_MAX_LENGTH }),
    finish: integer({ min: 0, max: 2 }),
    writingNo: integer({ min: 1, max: QUESTIONS_PER_HOMEWORK_MAX }),
    type: text({ max: 32 }),
    /**
     * The draft version that this text was typed on: one that has been overtaken is refused, so
     * that no tab overwrites another.
     */
    version: z.optional(integer({ min: 0, max: 999_999_999 })),
    /** How the text came in so far, in characters of this draft since its first letter. */
    typed: processCount,
    pasted: processCount,
    photo: processCount,
    voice: processCount,
  }),
  entity: z.union([
    z.string(),
    z.object({
      id: z.number(),
      version: z.number(),
      status: z.enum(SUBMISSION_STATUSES),
      correction: z.enum(CORRECTION_STATES),
    }),
  ]),
})

/** Hands in the essay as it was last saved. */
export const submitHomework = defineCall({
  name: 'submitHomework',
  method: 'POST',
  path: '/correct/student/api/homework/submit.mvc',
  who: ['student'],
  request: z.object({ id: id() }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})

/** How far the correction of the essay has come. `ahead` counts the essays that wait before it. */
export const getCorrectionProgress = defineCall({
  name: 'getCorrectionProgress',
  method: 'GET',
  path: '/correct/api/homework/correctionProgress.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({
    state: z.enum(CORRECTION_STATES),
    stage: z.nullable(z.enum(CORRECTION_STAGES)),
    ahead: z.number(),
  }),
})

const traitItem = z.object({
  code: z.enum(TRAITS),
  name: z.string(),
  score: z.number(),
  level: z.number(),
  observations: z.array(z.string()),
  lift: z.string(),
})

/**
 * What the engine says of one text. Positions count UTF-16 units of the paragraph's markContent.
 * Scores are 0–100.
 */
const correctionReport = {
  paragraphList: z.array(
    z.object({ pNo: z.number(), markContent: z.string(), suggestionIdList: z.array(z.number()) }),
  ),
  rmap: z.nullable(
    z.object({
      /**
       * Scores are null, and item lists empty, where the homework shows none before handing in
       * (aiUse).
       */
      score: z.nullable(z.number()),
      remark: z.string(),
      surpass: z.nullable(z.number()),
      category1Score: z.nullable(z.number()),
      category2Score: z.nullable(z.number()),
      category3Score: z.nullable(z.number()),
      category1ItemList: z.array(traitItem),
      category2ItemList: z.array(traitItem),
      category3ItemList: z.array(traitItem),
      suggestions: z.array(z.object({ pNo: z.number(), suggestion: z.string() })),
      enhances: z.array(z.object({ id: z.number(), tips: z.string(), detail: z.string() })),
      ideation: z.array(z.object({ question: z.string(), answer: z.string() })),
      summaryReportEvaluationResult: z.object({ characterCount: z.number() }),
    }),
  ),
  remarkMap: z.array(z.object({ pNo: z.number(), remark: z.string() })),
  tmap: z.array(
    z.object({
      markNo: z.number(),
      kind: z.enum(MARK_KINDS),
      tips: z.string(),
      detail: z.string(),
      pNo: z.number(),
      start: z.number(),
      end: z.number(),
      quote: z.string(),
      suggestion: z.nullable(z.string()),
    }),
  ),
}

/**
 * The correction report of the essay as its reader may see it: the pupil's latest, the teacher's as
 * handed in.
 */
export const getAIResult = defineCall({
  name: 'getAIResult',
  method: 'GET',
  path: '/correct/api/homework/aiResult.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({
    id: z.number(),
    homeworkId: z.number(),
    articleTitle: z.string(),
    atText: z.string(),
    studentName: z.nullable(z.string()),
    scoreKind: z.number(),
    status: z.enum(SUBMISSION_STATUSES),
    statuscn: z.string(),
    teacherScore: z.nullable(z.number()),
    teacherRemark: z.nullable(z.string()),
    teacherName: z.string(),
    reviewTime: z.nullable(z.string()),
    categoryLevels: z.nullable(z.array(z.number())),
    rejectReason: z.nullable(z.string()),
    rejectTime: z.nullable(z.string()),
    lowScore: z.number(),
    highScore: z.number(),
    lowestScore: z.number(),
    /** Handed in, waiting for the score that the homework asks for. */
    isHandingIn: z.boolean(),
    /** The text's hash that a review must name. */
    hash: z.string(),
    correction: z.enum(CORRECTION_STATES),
    /** What of the report is shown before handing in. */
    aiUse: z.enum(AI_USES),
    /** Only to the teacher, and only where digressCheck is on: the text has left its task. */
    isOffTopic: z.boolean(),
    process: processRecord,
    ...correctionReport,
    historyList: z.array(
      z.object({ id: z.number(), score: z.nullable(z.number()), time: z.string() }),
    ),
  }),
})

/** One attempt of the machine-grading history, with its report. */
export const getHistory = defineCall({
  name: 'getHistory',
  method: 'GET',
  path: '/correct/api/homework/history.mvc',
  who: ['student', 'teacher'],
  request: z.object({ historyId: id(), ishomework }),
  entity: z.object({
    id: z.number(),
    studentHomeworkId: z.number(),
    homeworkId: z.number(),
    title: z.string(),
    content: z.string(),
    atText: z.string(),
    studentName: z.nullable(z.string()),
    scoreKind: z.number(),
    time: z.string(),
    revisionNo: z.number(),
    correction: z.enum(CORRECTION_STATES),
    aiUse: z.enum(AI_USES),
    ...correctionReport,
  }),
})

/** Returns a handed-in essay to its pupil with a reason. */
export const rejectHomework = defineCall({
  name: 'rejectHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/reject.mvc',
  who: ['teacher'],
  request: z.object({ studentHomeworkId: id(), reason: text({ max: REJECT_REASON_MAX_LENGTH }) }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})

/**
 * Reviews or returns several handed-in essays of one homework; the others are left as they are and
 * named.
 */
export const reviewBatch = defineCall({
  name: 'reviewBatch',
  method: 'POST',
  path: '/correct/teacher/api/homework/review/batch.mvc',
  who: ['teacher'],
  request: z.object({
    id: commaJoined({ pattern: /^[1-9]\d{0,14}$/, max: CLASS_SIZE_MAX }),
    status: z.enum(['remark', 'reject']),
    rejectContent: z.optional(text({ max: REJECT_REASON_MAX_LENGTH })),
  }),
  entity: z.object({
    done: z.number(),
    skipped: z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() })),
  }),
})

/** The teacher's verdict. `teacherScore` is 0–100; `hash` is the text's hash the teacher read. */
export const saveReview = defineCall({
  name: 'saveReview',
  method: 'POST',
  path: '/correct/teacher/api/homework/review/save.mvc',
  who: ['teacher'],
  encoding: 'multipart',
  request: z.object({
    studentHomeworkId: id(),
    teacherScore: decimal({ min: 0, max: 100_000, digits: 3 }),
    categoryLevel1: integer({ min: 1, max: 5 }),
    categoryLevel2: integer({ min: 1, max: 5 }),
    categoryLevel3: integer({ min: 1, max: 5 }),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    teacherRemark: z.optional(text({ max: REMARK_MAX_LENGTH })),
  }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})
