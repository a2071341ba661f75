/** What teachers mark by hand in handed-in essays. */
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import { accounts, schools } from './account.ts'
import { instant, key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'

/**
 * A mark belongs to one revision, whose text never changes, and repeats the words that it stands
 * on: where they are not there, it is not shown.
 */
export const teacherMarks = pgTable(
  'teacher_marks',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    /** Null once the account is erased. */
    teacherId: reference('teacher_id').references(() => accounts.id),
    kind: text('kind').$type<TeacherMarkKind>().notNull(),
    /** Counts from 0; `start` and `end` are UTF-16 units of the paragraph. */
    paragraph: integer('paragraph').notNull(),
    start: integer('start').notNull(),
    end: integer('end').notNull(),
    quote: text('quote').notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('teacher_marks_place').on(
      table.revisionId,
      table.teacherId,
      table.paragraph,
      table.start,
      table.end,
    ),
    index('teacher_marks_of_essay').on(table.essayId),
    index('teacher_marks_of_teacher').on(table.teacherId),
  ],
)
