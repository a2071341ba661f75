/** Pupils' essays: the draft and its fixed revisions. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { SUBMISSION_STATUSES } from '@zhupi/contract/terms/statuses.ts'
import { schools, accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'
import { homework } from './homework.ts'

/** A pupil's part of a homework, there from posting on: the draft, the hand-in, the review. */
export const submissions = pgTable(
  'submissions',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: reference('student_id')
      .notNull()
      .references(() => accounts.id),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull(),
    /** The draft, here and in the four columns that follow. */
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    characters: integer('characters').notNull(),
    /** Counts saves that changed something. */
    version: integer('version').notNull(),
    savedAt: instant('saved_at'),
    /** How the draft's text came in, in characters. */
    typedCharacters: integer('typed_characters').notNull().default(0),
    pastedCharacters: integer('pasted_characters').notNull().default(0),
    photoCharacters: integer('photo_characters').notNull().default(0),
    voiceCharacters: integer('voice_characters').notNull().default(0),
    /** The revision that was corrected or handed in last. */
    revisionId: reference('revision_id'),
    /** What the teacher reads: handed in last, whatever its pupil has written since a return. */
    handedInRevisionId: reference('handed_in_revision_id'),
    /** To be handed in once its report has the lowest score that the homework asks for. */
    handingInRevisionId: reference('handing_in_revision_id'),
    submittedAt: instant('submitted_at'),
    teacherScore: doublePrecision('teacher_score'),
    contentLevel: integer('content_level'),
    expressionLevel: integer('expression_level'),
    developmentLevel: integer('development_level'),
    remark: text('remark'),
    reviewerId: reference('reviewer_id').references(() => accounts.id),
    reviewedAt: instant('reviewed_at'),
    /** Confirmed with others at once, the machine's score taken as final. */
    reviewedInBulk: boolean('reviewed_in_bulk').notNull().default(false),
    returnedAt: instant('returned_at'),
    rejectReason: text('reject_reason'),
  },
  (table) => [
    unique('submissions_homework_student').on(table.homeworkId, table.studentId),
    index('submissions_of_student').on(table.studentId, table.status, table.id),
    index('submissions_of_reviewer')
      .on(table.reviewerId)
      .where(sql`${table.reviewerId} is not null`),
    check(
      'submissions_status',
      sql`${table.status} in ('notStart', 'underway', 'reject', 'finish', 'remark')`,
    ),
  ],
)

/** Texts that were corrected or handed in, each stored once. */
export const revisions = pgTable(
  'revisions',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    submissionId: reference('submission_id')
      .notNull()
      .references(() => submissions.id),
    revisionNo: integer('revision_no').notNull(),
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** SHA-256 of question, genre, title and content: the same text is the same revision. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('revisions_submission_text').on(table.submissionId, table.contentHash),
    unique('revisions_submission_no').on(table.submissionId, table.revisionNo),
  ],
)
