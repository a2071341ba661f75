/** What pupils write for homework. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { schools, accounts } from './account.ts'
import { draft, instant, reference } from './columns.ts'
import { essays } from './essay.ts'
import { homework } from './homework.ts'

/** How the verdict that was given last is taken back. */
export type Undo = {
  token: string
  /** When it was given, and on which draft: a pupil who has written since has acted on it. */
  at: string
  draftVersion: number
  /** The message that told it. */
  eventKey: string
  before: {
    status: 'finish' | 'remark'
    teacherScore: number | null
    contentLevel: number | null
    expressionLevel: number | null
    developmentLevel: number | null
    remark: string | null
    isRemarkDrafted: boolean
    reviewerId: number | null
    reviewedAt: string | null
    reviewedInBulk: boolean
    returnedAt: string | null
    rejectReason: string | null
  }
}

/** What stood before a teacher entered another text from paper: a wrong entry is taken back to it. */
export type Entry = {
  at: string
  /** The entered text. */
  revisionId: number
  /** The pupil's own text was the very same, and had been entered before. */
  wasEntered: boolean
  /** The essay's last revision before: later ones came with the entry. */
  lastRevisionNo: number
  /** The draft as it was; null: nothing was begun. */
  draftRevisionId: number | null
  /** The message that told it. */
  eventKey: string
  before: {
    status: SubmissionStatus
    questionNo: number
    genre: string
    title: string
    characters: number
    version: number
    savedAt: string | null
    submittedAt: string | null
    returnedAt: string | null
    revisionId: number | null
    handedInRevisionId: number | null
    keptDraftRevisionId: number | null
    rejectReason: string | null
    earlierRejectReason: string | null
    typedCharacters: number
    pastedCharacters: number
    photoCharacters: number
    voiceCharacters: number
  }
}

/** A pupil's part of a homework, there from posting on: the draft, the hand-in, the review. */
export const submissions = pgTable(
  'submissions',
  {
    id: reference('id')
      .primaryKey()
      .references(() => essays.id),
    schoolId: reference('school_id').references(() => schools.id),
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: reference('student_id')
      .notNull()
      .references(() => accounts.id),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull(),
    questionNo: integer('question_no').notNull(),
    ...draft(),
    /** What the teacher reads: handed in last, whatever its pupil has written since a return. */
    handedInRevisionId: reference('handed_in_revision_id'),
    /** To be handed in once its report has the lowest score that the homework asks for. */
    handingInRevisionId: reference('handing_in_revision_id'),
    /** What the pupil had written here when a teacher entered another text from paper. */
    keptDraftRevisionId: reference('kept_draft_revision_id'),
    /** Null: what is handed in was not entered, or too long ago. */
    entry: jsonb('entry').$type<Entry>(),
    submittedAt: instant('submitted_at'),
    teacherScore: doublePrecision('teacher_score'),
    contentLevel: integer('content_level'),
    expressionLevel: integer('expression_level'),
    developmentLevel: integer('development_level'),
    remark: text('remark'),
    /** Every word of the remark is the machine's draft, confirmed by the reviewer. */
    isRemarkDrafted: boolean('is_remark_drafted').notNull().default(false),
    reviewerId: reference('reviewer_id').references(() => accounts.id),
    reviewedAt: instant('reviewed_at'),
    /** Confirmed with others at once, the machine's score taken as final. */
    reviewedInBulk: boolean('reviewed_in_bulk').notNull().default(false),
    returnedAt: instant('returned_at'),
    rejectReason: text('reject_reason'),
    /** Of the last return that was answered by another hand-in. */
    earlierRejectReason: text('earlier_reject_reason'),
    /** Counts verdicts, those that were taken back too. */
    verdictNo: integer('verdict_no').notNull().default(0),
    undo: jsonb('undo').$type<Undo>(),
    /** This pupil's own end, where the teacher gave more time than the homework's. */
    extendedTo: instant('extended_to'),
    /** The pupil need not hand in, and is not counted among those who have not. */
    excusedAt: instant('excused_at'),
  },
  (table) => [
    unique('submissions_homework_student').on(table.homeworkId, table.studentId),
    index('submissions_of_student').on(table.studentId, table.status, table.id),
    index('submissions_of_reviewer')
      .on(table.reviewerId, table.reviewedAt)
      .where(sql`${table.reviewerId} is not null`),
    index('submissions_undo')
      .on(table.id)
      .where(sql`${table.undo} is not null`),
    check(
      'submissions_status',
      sql`${table.status} in ('notStart', 'underway', 'reject', 'finish', 'remark')`,
    ),
  ],
)
