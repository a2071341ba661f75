import * as z from 'zod/mini'
import {
  CLASS_SIZE_MAX,
  CONTENT_MAX_LENGTH,
  PHRASE_MAX_LENGTH,
  TEACHER_NOTE_MAX_LENGTH,
} from '../terms/limits.ts'
import { SUBMISSION_STATUSES } from '../terms/statuses.ts'
import { TEACHER_MARK_KINDS } from '../terms/teacherMarks.ts'
import { defineCall } from './defineCall.ts'
import { page, pageOf } from './page.ts'
import { commaJoined, flag, id, integer, text } from './wire.ts'

/**
 * Takes the verdict that was given last back, and its message, while the pupil has done nothing
 * about it. `undoToken` is what that verdict's call answered.
 */
export const undoReview = defineCall({
  name: 'undoReview',
  method: 'POST',
  path: '/correct/teacher/api/review/undo.mvc',
  who: ['teacher'],
  request: z.object({ studentHomeworkId: id(), undoToken: text({ max: 64 }) }),
  entity: z.object({ id: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
})

/** A bulk review or return, by what reviewBatch answered; who was left out is named. */
export const undoBatch = defineCall({
  name: 'undoBatch',
  method: 'POST',
  path: '/correct/teacher/api/review/undoBatch.mvc',
  who: ['teacher'],
  request: z.object({
    id: commaJoined({ pattern: /^[1-9]\d{0,14}$/, max: CLASS_SIZE_MAX }),
    undoToken: text({ max: 64 }),
  }),
  entity: z.object({
    done: z.number(),
    skipped: z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() })),
  }),
})

const phrase = z.object({
  id: z.number(),
  text: z.string(),
  /** Its syllables, by which it is found: xi jie hen hao. */
  pinyin: z.string(),
  isPinned: z.boolean(),
})

/** The teacher's own phrases: pinned ones first, then those that are written most. */
export const getPhrases = defineCall({
  name: 'getPhrases',
  method: 'GET',
  path: '/correct/teacher/api/review/phrases.mvc',
  who: ['teacher'],
  request: z.object(page),
  entity: pageOf(phrase),
})

/** Keeps a phrase, or changes the one with this id. */
export const savePhrase = defineCall({
  name: 'savePhrase',
  method: 'POST',
  path: '/correct/teacher/api/review/savePhrase.mvc',
  who: ['teacher'],
  request: z.object({
    id: z.optional(id()),
    text: text({ min: 1, max: PHRASE_MAX_LENGTH }),
    isPinned: flag(),
  }),
  entity: phrase,
})

export const removePhrase = defineCall({
  name: 'removePhrase',
  method: 'POST',
  path: '/correct/teacher/api/review/removePhrase.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.object({ id: z.number() }),
})

/** A kind's name and a blank before the note. Not sent: whatever stands there is meant. */
const markSeen = () => z.optional(text({ max: TEACHER_NOTE_MAX_LENGTH + 10 }))

const teacherMark = z.object({
  id: z.number(),
  /** The text that it stands in. */
  revisionId: z.number(),
  kind: z.enum(TEACHER_MARK_KINDS),
  /** Counts from 1; `start` and `end` are UTF-16 units of the paragraph. */
  pNo: z.number(),
  start: z.number(),
  end: z.number(),
  quote: z.string(),
  note: z.string(),
  isOwn: z.boolean(),
})

/**
 * What the teacher marked in the essay by hand, whichever attempt it stands in: its pupil reads it
 * from the review or the return on.
 */
export const getTeacherMarks = defineCall({
  name: 'getTeacherMarks',
  method: 'GET',
  path: '/correct/api/homework/teacherMarks.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.object({ items: z.array(teacherMark) }),
})

/**
 * Marks a stretch of the text that was handed in, or changes one's own mark on it. `hash` is the
 * hash of the text that the teacher read, `seen` the version (rules/teacherMark.ts) of the own mark
 * that stood there: another one is not overwritten.
 */
export const saveTeacherMark = defineCall({
  name: 'saveTeacherMark',
  method: 'POST',
  path: '/correct/teacher/api/review/saveMark.mvc',
  who: ['teacher'],
  request: z.object({
    studentHomeworkId: id(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    kind: z.enum(TEACHER_MARK_KINDS),
    pNo: integer({ min: 1, max: CONTENT_MAX_LENGTH }),
    start: integer({ min: 0, max: CONTENT_MAX_LENGTH }),
    end: integer({ min: 1, max: CONTENT_MAX_LENGTH }),
    quote: text({ min: 1, max: CONTENT_MAX_LENGTH }),
    note: text({ max: TEACHER_NOTE_MAX_LENGTH }),
    seen: markSeen(),
  }),
  bodyBytes: 300_000,
  entity: teacherMark,
})

export const removeTeacherMark = defineCall({
  name: 'removeTeacherMark',
  method: 'POST',
  path: '/correct/teacher/api/review/removeMark.mvc',
  who: ['teacher'],
  request: z.object({ id: id(), seen: markSeen() }),
  entity: z.object({ id: z.number() }),
})
