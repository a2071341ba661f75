import * as z from 'zod/mini'
import { CONTENT_MAX_LENGTH, QUESTIONS_PER_HOMEWORK_MAX, REMARK_MAX_LENGTH, TITLE_MAX_LENGTH } from '../terms/limits.ts'
import { CORRECTION_STAGES, MARK_KINDS } from '../terms/correction.ts'
import { CORRECTION_STATES, SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { TRAITS } from '../terms/traits.ts'
import { defineCall } from './defineCall.ts'
import { decimal, id, integer, text } from './wire.ts'

/** `ishomework` 1 = a homework essay; 0 = practice, which this contract does not offer yet. */
const ishomework = z._default(integer({ min: 1, max: 1 }), 1)

/** The draft as the editor opens it (spec 2 §7). `version` counts saves. */
export const findWriteDetail = defineCall({
  name: 'findWriteDetail', method: 'GET', path: '/correct/api/homework/writeDetail.mvc', who: ['student'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({
    id: z.number(), homeworkId: z.number(), title: z.string(), content: z.string(), articleType: z.string(), writingNo: z.number(), grade: z.number(),
    scoreKind: z.number(), status: z.enum(SUBMISSION_STATUSES), rejectReason: z.nullable(z.string()), version: z.number(),
  }),
})

/** finish 0 keeps the draft, 1 asks for correction, 2 hands in (spec 1 §4). The entity is a text where no use is left (spec 1 §8). */
export const saveHomework = defineCall({
  name: 'saveHomework', method: 'POST', path: '/correct/student/api/homework/save.mvc', who: ['student'],
  request: z.object({
    id: id(),
    title: text({ max: TITLE_MAX_LENGTH }),
    content: text({ max: CONTENT_MAX_LENGTH }),
    finish: integer({ min: 0, max: 2 }),
    writingNo: integer({ min: 1, max: QUESTIONS_PER_HOMEWORK_MAX }),
    type: text({ max: 32 }),
    /** The draft version that this text was typed on: one that has been overtaken is refused, so that no tab overwrites another. */
    version: z.optional(integer({ min: 0, max: 999_999_999 })),
  }),
  entity: z.union([z.string(), z.object({ id: z.number(), version: z.number(), status: z.enum(SUBMISSION_STATUSES), correction: z.enum(CORRECTION_STATES) })]),
})

/** Hands in the essay as it was last saved (spec 2 §7). */
export const submitHomework = defineCall({
  name: 'submitHomework', method: 'POST', path: '/correct/student/api/homework/submit.mvc', who: ['student'],
  request: z.object({ id: id() }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})

/** How far the correction of the essay has come (decisions 19). `ahead` counts the essays that wait before it. */
export const getCorrectionProgress = defineCall({
  name: 'getCorrectionProgress', method: 'GET', path: '/correct/api/homework/correctionProgress.mvc', who: ['student', 'teacher'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({ state: z.enum(CORRECTION_STATES), stage: z.nullable(z.enum(CORRECTION_STAGES)), ahead: z.number() }),
})

const traitItem = z.object({ code: z.enum(TRAITS), name: z.string(), score: z.number(), level: z.number(), observations: z.array(z.string()), lift: z.string() })

/** The correction report (spec 1 §3). Positions count UTF-16 units of the paragraph's markContent. Scores are 0–100. */
export const getAIResult = defineCall({
  name: 'getAIResult', method: 'GET', path: '/correct/api/homework/aiResult.mvc', who: ['student', 'teacher'],
  request: z.object({ id: id(), ishomework }),
  entity: z.object({
    id: z.number(), homeworkId: z.number(), articleTitle: z.string(), atText: z.string(), studentName: z.nullable(z.string()), scoreKind: z.number(),
    status: z.enum(SUBMISSION_STATUSES), statuscn: z.string(),
    teacherScore: z.nullable(z.number()), teacherRemark: z.nullable(z.string()), teacherName: z.string(), reviewTime: z.nullable(z.string()),
    categoryLevels: z.nullable(z.array(z.number())), rejectReason: z.nullable(z.string()),
    lowScore: z.number(), highScore: z.number(),
    /** The text's hash that a review must name (decisions 7). */
    hash: z.string(),
    correction: z.enum(CORRECTION_STATES),
    paragraphList: z.array(z.object({ pNo: z.number(), markContent: z.string(), suggestionIdList: z.array(z.number()) })),
    rmap: z.nullable(z.object({
      score: z.number(), remark: z.string(), surpass: z.nullable(z.number()),
      category1Score: z.number(), category2Score: z.number(), category3Score: z.number(),
      category1ItemList: z.array(traitItem), category2ItemList: z.array(traitItem), category3ItemList: z.array(traitItem),
      suggestions: z.array(z.object({ pNo: z.number(), suggestion: z.string() })),
      enhances: z.array(z.object({ id: z.number(), tips: z.string(), detail: z.string() })),
      ideation: z.array(z.object({ question: z.string(), answer: z.string() })),
      summaryReportEvaluationResult: z.object({ characterCount: z.number() }),
    })),
    remarkMap: z.array(z.object({ pNo: z.number(), remark: z.string() })),
    tmap: z.array(z.object({
      markNo: z.number(), kind: z.enum(MARK_KINDS), tips: z.string(), detail: z.string(), pNo: z.number(), start: z.number(), end: z.number(),
      quote: z.string(), suggestion: z.nullable(z.string()),
    })),
    historyList: z.array(z.object({ id: z.number(), score: z.nullable(z.number()), time: z.string() })),
  }),
})

/** The teacher's verdict (spec 3 §7). `teacherScore` is 0–100; `hash` is the text's hash the teacher read. */
export const saveReview = defineCall({
  name: 'saveReview', method: 'POST', path: '/correct/teacher/api/homework/review/save.mvc', who: ['teacher'], encoding: 'multipart',
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
