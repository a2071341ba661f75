import * as z from 'zod/mini'
import { TRAITS } from '../terms/traits.ts'
import {
  CLASSES_PER_TEACHER_MAX,
  CONTENT_MAX_LENGTH,
  QUESTIONS_PER_HOMEWORK_MAX,
} from '../terms/limits.ts'
import { POSTING_RATE } from '../terms/rates.ts'
import { CORRECTION_STATES, SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { JOIN_CODE } from './classroom.ts'
import { defineCall } from './defineCall.ts'
import { reviewSigns } from './reviewFields.ts'
import { goalList } from './goal.ts'
import { answeredSettings, pupilSettings, scoreField, sentSettings } from './homeworkSettings.ts'
import { page, pageOf } from './page.ts'
import { answeredQuestion, questionInput } from './questionInput.ts'
import { statisticsStudent } from './statisticsStudent.ts'
import { commaJoined, id, integer, json, requestKey, time } from './wire.ts'

/** What posting and editing have in common. */
const settings = {
  startTime: time(),
  endTime: time(),
  ...sentSettings.shape,
  /** The scale's full score; scoreKind alone decides. */
  fullScore: z.optional(scoreField),
  /** One of the product's references, or one of the teacher's own; at most one of the two. */
  writingReferenceId: z.optional(id()),
  selfWritingReferenceId: z.optional(id()),
  /** What this homework is to train, in the teacher's words. Left out at editing: as they are. */
  goals: z.optional(goalList()),
  homeworkQuestions: json(
    z.array(questionInput).check(z.minLength(1), z.maxLength(QUESTIONS_PER_HOMEWORK_MAX)),
    { max: 3 * CONTENT_MAX_LENGTH },
  ),
}

/** Posts one homework per class. The same requestKey posts nothing twice. */
export const createHomework = defineCall({
  name: 'createHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/batch.mvc',
  who: ['teacher'],
  rate: POSTING_RATE,
  bodyBytes: 900_000,
  request: z.object({
    codes: commaJoined({ pattern: JOIN_CODE, max: CLASSES_PER_TEACHER_MAX }),
    ...settings,
    requestKey: z.optional(requestKey()),
  }),
  entity: z.array(z.object({ homeworkId: z.number(), code: z.string() })),
})

/** Changes a homework that has not ended. The number of its questions stays. */
export const updateHomework = defineCall({
  name: 'updateHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/updateHomework.mvc',
  who: ['teacher'],
  bodyBytes: 900_000,
  request: z.object({ id: id(), ...settings }),
  entity: z.object({ id: z.number() }),
})

/**
 * A homework as its teacher set it, for the detail and the edit screen. Scores stand in the
 * homework's scale.
 */
export const getHomeworkDetailNew = defineCall({
  name: 'getHomeworkDetailNew',
  method: 'GET',
  path: '/correct/teacher/api/homework/detailNew.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    id: z.number(),
    title: z.string(),
    classEntityId: z.number(),
    classEntityName: z.string(),
    grade: z.number(),
    status: z.number(),
    notsubmit: z.number(),
    notremarkcount: z.number(),
    remarkcount: z.number(),
    startTime: z.string(),
    endTime: z.string(),
    ...answeredSettings.shape,
    writingReferenceId: z.nullable(z.number()),
    selfWritingReferenceId: z.nullable(z.number()),
    referenceTitle: z.nullable(z.string()),
    goals: z.array(z.string()),
    mayChangeGoals: z.boolean(),
    /**
     * What may still be changed: not the start of one that has begun, not scale or goals once they
     * were judged by.
     */
    mayChangeStart: z.boolean(),
    mayChangeScale: z.boolean(),
    questionList: z.array(answeredQuestion),
  }),
})

/**
 * How a class did. Scores are 0–100, final ones where the teacher gave one; null where nobody has
 * one.
 */
export const getStatistics = defineCall({
  name: 'getStatistics',
  method: 'GET',
  path: '/correct/teacher/api/homework/statistics.mvc',
  who: ['teacher'],
  request: z.object({ homeworkId: id() }),
  entity: z.object({
    homeworkId: z.number(),
    title: z.string(),
    classEntityName: z.string(),
    scoreKind: z.number(),
    studentCount: z.number(),
    /** finishCount: handed in. trainingStudentCount: asked for at least one correction. */
    finishCount: z.number(),
    trainingStudentCount: z.number(),
    avgScore: z.nullable(z.number()),
    avgCategory1: z.nullable(z.number()),
    avgCategory2: z.nullable(z.number()),
    avgCategory3: z.nullable(z.number()),
    categoryItemAvgScoreMap: z.partialRecord(z.enum(TRAITS), z.number()),
    studentScoreRangeMap: z.object({
      L1: z.number(),
      L2: z.number(),
      L3: z.number(),
      L4: z.number(),
      L5: z.number(),
    }),
    /**
     * Name → value, the highest first, at most five; a name that occurs twice carries its number.
     */
    scoreSort: z.record(z.string(), z.number()),
    counterSort: z.record(z.string(), z.number()),
    /** Each goal, and of how many handed-in essays it was judged met or not. */
    goals: z.array(z.object({ text: z.string(), metCount: z.number(), unmetCount: z.number() })),
    /** Every pupil, for a closer look and for the sheet of marks; names as above. */
    studentList: z.array(statisticsStudent),
    notSubmitList: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        studentNumber: z.string(),
        status: z.enum(SUBMISSION_STATUSES),
      }),
    ),
  }),
})

/** The teacher's homework of one phase, what starts or is due next first, five a page. */
export const getTeacherHomework = defineCall({
  name: 'getTeacherHomework',
  method: 'GET',
  path: '/correct/teacher/api/homework/list.mvc',
  who: ['teacher'],
  request: z.object({
    ...page,
    status: integer({ min: 1, max: 3 }),
    classEntityId: z.optional(id()),
  }),
  entity: pageOf(
    z.object({
      id: z.number(),
      title: z.string(),
      articleType: z.string(),
      atText: z.string(),
      scoreKind: z.number(),
      demand: z.string(),
      classEntityName: z.string(),
      notremarkcount: z.number(),
      remarkcount: z.number(),
      notsubmit: z.number(),
      stime: z.string(),
      etime: z.string(),
    }),
  ),
})

/**
 * A homework with each pupil's submission, at most a class of them.
 */
export const getHomeworkDetail = defineCall({
  name: 'getHomeworkDetail',
  method: 'GET',
  path: '/correct/teacher/api/homework/detail.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    id: z.number(),
    title: z.string(),
    classEntityName: z.string(),
    articleType: z.string(),
    atText: z.string(),
    scoreKind: z.number(),
    status: z.number(),
    notsubmit: z.number(),
    notremarkcount: z.number(),
    remarkcount: z.number(),
    stime: z.string(),
    etime: z.string(),
    studentHomeworkList: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** The name's syllables, by which it is found. */
        pinyin: z.string(),
        studentNumber: z.string(),
        status: z.enum(SUBMISSION_STATUSES),
        statuscn: z.string(),
        machineScore: z.nullable(z.number()),
        finalScore: z.nullable(z.number()),
        teacherScore: z.nullable(z.number()),
        practiceCount: z.number(),
        classEntityId: z.number(),
        /** The text has left its task; only where digressCheck is on. */
        isOffTopic: z.boolean(),
        /** Which of several questions the pupil writes on; null: there is one, or none is begun. */
        writingNo: z.nullable(z.number()),
        writingTitle: z.string(),
        /** It shares passages with another text; only where similarityCheck is on. */
        isSimilar: z.boolean(),
        /** This pupil's own later end; null: the homework's. */
        extendedTo: z.nullable(z.string()),
        isExcused: z.boolean(),
        /** A teacher entered what is handed in from paper. */
        isEntered: z.boolean(),
        /** What else a teacher may want to see first, of an essay that waits. */
        ...reviewSigns,
      }),
    ),
  }),
})

/** The questions of a homework and its limits, for its pupils and its teacher. */
export const getDemand = defineCall({
  name: 'getDemand',
  method: 'GET',
  path: '/correct/api/homework/demand.mvc',
  who: ['student', 'teacher'],
  request: z.object({ homeworkId: id() }),
  entity: z.object({
    homeworkId: z.number(),
    title: z.string(),
    classEntityName: z.string(),
    gradeId: z.number(),
    startTime: z.string(),
    endTime: z.string(),
    ...pupilSettings.shape,
    /**
     * What the teacher gives to read before writing; null without one, or where the writing
     * assistant is off.
     */
    reference: z.nullable(z.object({ title: z.string(), content: z.string() })),
    goals: z.array(z.string()),
    question: z.array(answeredQuestion),
  }),
})

/**
 * The pupil's homework of one tab, five a page: in the first tab what is due first, and what has
 * ended last; in the others what happened last first.
 */
export const getStudentHomework = defineCall({
  name: 'getStudentHomework',
  method: 'GET',
  path: '/correct/student/api/homework/list.mvc',
  who: ['student'],
  request: z.object({
    ...page,
    status: integer({ min: 0, max: 3 }),
    classEntityId: z.optional(id()),
  }),
  entity: pageOf(
    z.object({
      id: z.number(),
      homeworkId: z.number(),
      title: z.string(),
      demand: z.string(),
      status: z.enum(SUBMISSION_STATUSES),
      statuscn: z.string(),
      teacherScore: z.nullable(z.number()),
      /** Of the latest correction; null also where the homework shows none before handing in. */
      machineScore: z.nullable(z.number()),
      correction: z.enum(CORRECTION_STATES),
      scoreKind: z.number(),
      stime: z.string(),
      etime: z.string(),
      classEntityName: z.string(),
      articleType: z.string(),
      atText: z.string(),
      /** Ended: the last section of the first tab. */
      isEnded: z.boolean(),
      /** The teacher gave this pupil a later end (etime), or leave not to hand in. */
      isExtended: z.boolean(),
      isExcused: z.boolean(),
      aiCounter: z.number(),
      characterCount: z.number(),
      minCharacterCount: z.number(),
      allowPaste: z.boolean(),
      rejectReason: z.nullable(z.string()),
    }),
  ),
})
