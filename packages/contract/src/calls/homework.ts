import * as z from 'zod/mini'
import { HOMEWORK_PAGE_SIZE, MIN_CHARACTERS_DEFAULT, CLASSES_PER_TEACHER_MAX, CONTENT_MAX_LENGTH, PAGE_SIZE_MAX, QUESTIONS_PER_HOMEWORK_MAX, REQUIREMENT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../terms/limits.ts'
import { DEFAULT_SCORE_SCALE } from '../terms/scoreScales.ts'
import { CORRECTION_STATES, SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { JOIN_CODE } from './classroom.ts'
import { defineCall } from './defineCall.ts'
import { commaJoined, decimal, flag, id, integer, json, text, time } from './wire.ts'

/** One page of a list: `cpage` counts from 1, `pcount` pages in all. */
function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), cpage: z.number(), pcount: z.number() })
}

const page = {
  cpage: integer({ min: 1, max: 100_000 }),
  psize: z._default(integer({ min: 1, max: PAGE_SIZE_MAX }), HOMEWORK_PAGE_SIZE),
}

const scoreField = decimal({ min: 0, max: 100, digits: 1 })

/** One question as the teacher sets it (spec 3 §3 Question). A title or a requirement must be there; the handler says which question lacks it. */
export const questionInput = z.object({
  articleType: text({ max: 32 }),
  title: text({ max: TITLE_MAX_LENGTH }),
  demand: text({ max: REQUIREMENT_MAX_LENGTH }),
  ideation: z.optional(text({ max: REQUIREMENT_MAX_LENGTH })),
})

/** Posts one homework per class (spec 3 §7 creation payload; decisions 11). */
export const createHomework = defineCall({
  name: 'createHomework', method: 'POST', path: '/correct/teacher/api/homework/batch.mvc', who: ['teacher'],
  request: z.object({
    codes: commaJoined({ pattern: JOIN_CODE, max: CLASSES_PER_TEACHER_MAX }),
    startTime: time(),
    endTime: time(),
    minCharacterCount: z._default(integer({ min: 0, max: CONTENT_MAX_LENGTH }), MIN_CHARACTERS_DEFAULT),
    maxCharacterCount: z.optional(integer({ min: 1, max: CONTENT_MAX_LENGTH })),
    allowPaste: z._default(flag(), true),
    scoreKind: z._default(integer({ min: 1, max: 100 }), DEFAULT_SCORE_SCALE),
    lowScore: z._default(scoreField, 0),
    highScore: z.optional(scoreField),
    lowestScore: z._default(scoreField, 0),
    homeworkQuestions: json(z.array(questionInput).check(z.minLength(1), z.maxLength(QUESTIONS_PER_HOMEWORK_MAX)), { max: 3 * CONTENT_MAX_LENGTH }),
  }),
  entity: z.array(z.object({ homeworkId: z.number(), code: z.string() })),
})

/** The teacher's homework of one phase, five a page (spec 3 §2). */
export const getTeacherHomework = defineCall({
  name: 'getTeacherHomework', method: 'GET', path: '/correct/teacher/api/homework/list.mvc', who: ['teacher'],
  request: z.object({ ...page, status: integer({ min: 1, max: 3 }), classEntityId: z.optional(id()) }),
  entity: pageOf(z.object({
    id: z.number(), title: z.string(), articleType: z.string(), scoreKind: z.number(), demand: z.string(), classEntityName: z.string(),
    notremarkcount: z.number(), remarkcount: z.number(), notsubmit: z.number(), stime: z.string(), etime: z.string(),
  })),
})

/** A homework with each pupil's submission, at most a class of them (spec 3 §3 “Homework detail (student list)”). */
export const getHomeworkDetail = defineCall({
  name: 'getHomeworkDetail', method: 'GET', path: '/correct/teacher/api/homework/detail.mvc', who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({
    id: z.number(), title: z.string(), classEntityName: z.string(), articleType: z.string(), scoreKind: z.number(), status: z.number(),
    notsubmit: z.number(), notremarkcount: z.number(), remarkcount: z.number(), stime: z.string(), etime: z.string(),
    studentHomeworkList: z.array(z.object({
      id: z.number(), name: z.string(), studentNumber: z.string(), status: z.enum(SUBMISSION_STATUSES), statuscn: z.string(),
      machineScore: z.nullable(z.number()), finalScore: z.nullable(z.number()), teacherScore: z.nullable(z.number()),
      practiceCount: z.number(), classEntityId: z.number(),
    })),
  }),
})

/** The questions of a homework and its limits, for its pupils and its teacher (spec 1 §3 Homework detail). */
export const getDemand = defineCall({
  name: 'getDemand', method: 'GET', path: '/correct/api/homework/demand.mvc', who: ['student', 'teacher'],
  request: z.object({ homeworkId: id() }),
  entity: z.object({
    homeworkId: z.number(), title: z.string(), classEntityName: z.string(), gradeId: z.number(), scoreKind: z.number(),
    startTime: z.string(), endTime: z.string(), minCharacterCount: z.number(), maxCharacterCount: z.nullable(z.number()),
    highScore: z.number(), lowScore: z.number(), lowestScore: z.number(), allowPaste: z.boolean(),
    question: z.array(z.object({ writingNo: z.number(), title: z.string(), atText: z.string(), articleType: z.string(), demand: z.string(), ideation: z.string() })),
  }),
})

/** The pupil's homework of one tab, five a page (spec 1 §3 Homework list item). */
export const getStudentHomework = defineCall({
  name: 'getStudentHomework', method: 'GET', path: '/correct/student/api/homework/list.mvc', who: ['student'],
  request: z.object({ ...page, status: integer({ min: 0, max: 3 }), classEntityId: z.optional(id()) }),
  entity: pageOf(z.object({
    id: z.number(), homeworkId: z.number(), title: z.string(), demand: z.string(), status: z.enum(SUBMISSION_STATUSES), statuscn: z.string(),
    teacherScore: z.nullable(z.number()), machineScore: z.nullable(z.number()), correction: z.enum(CORRECTION_STATES), scoreKind: z.number(), stime: z.string(), etime: z.string(),
    classEntityName: z.string(), articleType: z.string(), aiCounter: z.number(), characterCount: z.number(), minCharacterCount: z.number(), allowPaste: z.boolean(),
  })),
})
