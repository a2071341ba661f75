/** What pupils write for homework. */
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
import { draft, instant, reference } from './columns.ts'
import { essays } from './essay.ts'
import { homework } from './homework.ts'

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
