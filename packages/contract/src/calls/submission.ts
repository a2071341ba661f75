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
import { CORRECTION_STAGES } from '../terms/correction.ts'
import { STAGES } from '../terms/stages.ts'
import { CORRECTION_STATES, SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { correctionReport } from './correctionReport.ts'
import { defineCall } from './defineCall.ts'
import { earlierDrafts } from './keptDraft.ts'
import { reviewFields } from './reviewFields.ts'
import { processCount, processRecord } from './process.ts'
import { commaJoined, decimal, id, integer, text } from './wire.ts'

/** 1 = a homework essay, 0 = a practice essay. */
const ishomework = z._default(integer({ min: 0, max: 1 }), 1)
/** The two kinds answer alike but for what only one of them has; each also has a call of its type. */
const ofHomework = { ishomework: z.literal(1) }
const essayRequest = z.object({ id: id(), ishomework })
/** 0 must be said: what is left out means homework. */
const practiceOnly = integer({ min: 0, max: 0 })
const ofPractice = {
  ishomework: z.literal(0),
  /** Null until one was chosen. */
  grade: z.nullable(z.number()),
  /** The question that is practised, as it was then; `questionId` is null once it is gone. */
  task: z.nullable(
    z.object({ questionId: z.nullable(z.number()), title: z.string(), demand: z.string() }),
  ),
}

/** A child's guardian said no, or took the yes back: nothing is corrected. */
const isConsentRefused = z.boolean()

const draft = {
  id: z.number(),
  isConsentRefused,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  articleType: z.string(),
  scoreKind: z.number(),
  version: z.number(),
  process: processRecord,
}

const homeworkDraft = z.object({
  ...ofHomework,
  ...draft,
  homeworkId: z.number(),
  writingNo: z.number(),
  grade: z.number(),
  status: z.enum(SUBMISSION_STATUSES),
  rejectReason: z.nullable(z.string()),
})

const practiceDraft = z.object({
  ...ofPractice,
  ...draft,
  /** How often it was corrected. */
  counter: z.number(),
  correction: z.enum(CORRECTION_STATES),
})

/** The draft as the editor opens it. `version` counts saves. */
export const findWriteDetail = defineCall({
  name: 'findWriteDetail',
  method: 'GET',
  path: '/correct/api/homework/writeDetail.mvc',
  who: ['student', 'teacher'],
  request: essayRequest,
  entity: z.discriminatedUnion('ishomework', [homeworkDraft, practiceDraft]),
})
export const findWriteDetailOfHomework = { ...findWriteDetail, entity: homeworkDraft }
export const findWriteDetailOfPractice = {
  ...findWriteDetail,
  request: z.object({ id: id(), ishomework: practiceOnly }),
  entity: practiceDraft,
}

/**
 * finish 0 keeps the draft, 1 asks for correction, 2 hands in. The entity is a text where no use
 * is left.
 */
export const saveHomework = defineCall({
  name: 'saveHomework',
  method: 'POST',
  path: '/correct/student/api/homework/save.mvc',
  who: ['student'],
  bodyBytes: 300_000,
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
  request: essayRequest,
  entity: z.object({
    state: z.enum(CORRECTION_STATES),
    stage: z.nullable(z.enum(CORRECTION_STAGES)),
    ahead: z.number(),
  }),
})

const correctedEssay = {
  id: z.number(),
  /** The text that is shown, as it was kept; null while nothing was corrected or handed in. */
  revisionId: z.nullable(z.number()),
  title: z.string(),
  content: z.string(),
  author: z.string(),
  atText: z.string(),
  scoreKind: z.number(),
  /** The younger, the plainer the words; null where no grade was chosen. */
  stage: z.nullable(z.enum(STAGES)),
  correction: z.enum(CORRECTION_STATES),
  /** What of the report is shown: of homework before handing in maybe less than all. */
  aiUse: z.enum(AI_USES),
  ...correctionReport,
}

const latestReport = {
  ...correctedEssay,
  articleTitle: z.string(),
  articleType: z.string(),
  process: processRecord,
  /** The writer's draft has changed since the text of this report. */
  isDraftNewer: z.boolean(),
  isConsentRefused,
  ...earlierDrafts,
}

const homeworkReport = z.object({
  ...ofHomework,
  ...latestReport,
  homeworkId: z.number(),
  studentName: z.nullable(z.string()),
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
  ...reviewFields,
  /** Only to the teacher, and only where digressCheck is on: the text has left its task. */
  isOffTopic: z.boolean(),
})

const practiceReport = z.object({
  ...ofPractice,
  ...latestReport,
  /** How often it was corrected. */
  counter: z.number(),
})

/**
 * The correction report of the essay as its reader may see it: the writer's latest, the teacher's
 * as handed in.
 */
export const getAIResult = defineCall({
  name: 'getAIResult',
  method: 'GET',
  path: '/correct/api/homework/aiResult.mvc',
  who: ['student', 'teacher'],
  request: essayRequest,
  entity: z.discriminatedUnion('ishomework', [homeworkReport, practiceReport]),
})
export const getAIResultOfHomework = { ...getAIResult, entity: homeworkReport }
export const getAIResultOfPractice = {
  ...getAIResult,
  request: z.object({ id: id(), ishomework: practiceOnly }),
  entity: practiceReport,
}

const attempt = { ...correctedEssay, time: z.string(), revisionNo: z.number() }

const homeworkAttempt = z.object({
  ...ofHomework,
  ...attempt,
  studentHomeworkId: z.number(),
  homeworkId: z.number(),
  studentName: z.nullable(z.string()),
})

/** `practiceId`: the essay that it is an attempt of. */
const practiceAttempt = z.object({ ...ofPractice, ...attempt, practiceId: z.number() })

/** One attempt of the machine-grading history, with its report. */
export const getHistory = defineCall({
  name: 'getHistory',
  method: 'GET',
  path: '/correct/api/homework/history.mvc',
  who: ['student', 'teacher'],
  request: z.object({ historyId: id(), ishomework }),
  entity: z.discriminatedUnion('ishomework', [homeworkAttempt, practiceAttempt]),
})
export const getHistoryOfHomework = { ...getHistory, entity: homeworkAttempt }
export const getHistoryOfPractice = {
  ...getHistory,
  request: z.object({ historyId: id(), ishomework: practiceOnly }),
  entity: practiceAttempt,
}

/** `undoToken`: takes it back (undoReview), for a few seconds. */
const verdict = z.object({
  id: z.number(),
  status: z.enum(SUBMISSION_STATUSES),
  undoToken: z.string(),
})

/** Returns a handed-in essay to its pupil with a reason. */
export const rejectHomework = defineCall({
  name: 'rejectHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/reject.mvc',
  who: ['teacher'],
  request: z.object({ studentHomeworkId: id(), reason: text({ max: REJECT_REASON_MAX_LENGTH }) }),
  entity: verdict,
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
    undoToken: z.string(),
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
    /** 1: every word of the remark is the machine's draft; saving it is the teacher's confirmation. */
    remarkDrafted: z.optional(integer({ min: 0, max: 1 })),
    /**
     * The verdict that this one was written over: one that has been overtaken is refused, so that
     * neither of two tabs or teachers overwrites the other unseen.
     */
    verdictNo: z.optional(integer({ min: 0, max: 999_999_999 })),
  }),
  entity: verdict,
})
