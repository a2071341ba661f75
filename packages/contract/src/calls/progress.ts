/** How classes and pupils come along over the homework of a term: never for pupils. */
import * as z from 'zod/mini'
import { SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { TRAITS } from '../terms/traits.ts'
import { JOIN_CODE } from './classroom.ts'
import { defineCall } from './defineCall.ts'
import { id } from './wire.ts'

const code = z.string().check(z.regex(JOIN_CODE))

/** Scores are 0–100, the teacher's where there is one; null where nobody has one. */
const handedIn = {
  homeworkId: z.number(),
  title: z.string(),
  /** The day on which it began. */
  day: z.string(),
  studentCount: z.number(),
  finishCount: z.number(),
  /** How many have a score: what median and spread are made of. */
  scoreCount: z.number(),
  median: z.nullable(z.number()),
}

/** Every class of a teacher with its latest homework of the term, the oldest of them first. */
export const getClassesProgress = defineCall({
  name: 'getClassesProgress',
  method: 'GET',
  path: '/correct/teacher/api/class/progressList.mvc',
  who: ['teacher'],
  request: z.object({}),
  entity: z.object({
    since: z.string(),
    classes: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        name: z.string(),
        studentCount: z.number(),
        /** Handed in and not yet reviewed, of the homework below. */
        waitingCount: z.number(),
        homework: z.array(z.object(handedIn)),
      }),
    ),
  }),
})

/** The latest homework of the term in one class, the oldest first, and who wrote them. */
export const getClassProgress = defineCall({
  name: 'getClassProgress',
  method: 'GET',
  path: '/correct/teacher/api/class/progress.mvc',
  who: ['teacher'],
  request: z.object({ code }),
  entity: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    since: z.string(),
    /** The term had more homework than is told. */
    isCut: z.boolean(),
    homework: z.array(
      z.object({
        ...handedIn,
        articleType: z.string(),
        mean: z.nullable(z.number()),
        /** Half of the scores lie from the one to the other; null with too few of them. */
        lowerQuartile: z.nullable(z.number()),
        upperQuartile: z.nullable(z.number()),
        /** The machine's, of so many reports. */
        reportCount: z.number(),
        itemAvgScoreMap: z.partialRecord(z.enum(TRAITS), z.number()),
      }),
    ),
    students: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        studentNumber: z.string(),
        /** Still in the class. */
        isMember: z.boolean(),
        studentCount: z.number(),
        finishCount: z.number(),
        /** Of the homework above, in its order: null where the pupil has no score. */
        scores: z.array(z.nullable(z.number())),
      }),
    ),
  }),
})

/** One pupil of a class over the same homework, beside the class's medians. */
export const getPupilProgress = defineCall({
  name: 'getPupilProgress',
  method: 'GET',
  path: '/correct/teacher/api/class/student/progress.mvc',
  who: ['teacher'],
  request: z.object({ code, studentId: id() }),
  entity: z.object({
    studentId: z.number(),
    name: z.string(),
    studentNumber: z.string(),
    classEntityName: z.string(),
    since: z.string(),
    isCut: z.boolean(),
    homework: z.array(
      z.object({
        homeworkId: z.number(),
        studentHomeworkId: z.number(),
        title: z.string(),
        day: z.string(),
        articleType: z.string(),
        status: z.enum(SUBMISSION_STATUSES),
        isExcused: z.boolean(),
        score: z.nullable(z.number()),
        isTeacherScore: z.boolean(),
        scoreCount: z.number(),
        median: z.nullable(z.number()),
        itemScoreMap: z.partialRecord(z.enum(TRAITS), z.number()),
      }),
    ),
  }),
})
