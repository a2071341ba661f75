/** What essays of one homework share with others: for their teachers alone. */
import { index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import { schools } from './account.ts'
import { classrooms } from './classroom.ts'
import { key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'
import { homework } from './homework.ts'

/** Of texts that were handed in, so that a later homework finds them without reading every text. */
export const essayFingerprints = pgTable(
  'essay_fingerprints',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    schoolId: reference('school_id').references(() => schools.id),
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    fingerprints: integer('fingerprints').array().notNull(),
  },
  (table) => [index('essay_fingerprints_of_classroom').on(table.classroomId)],
)

/** A stretch of each text, in UTF-16 units, and how many characters of it are the same. */
type Passage = {
  start: number
  end: number
  otherStart: number
  otherEnd: number
  characters: number
}

/** One pair: an essay of the homework, and another's essay or one of the product's references. */
export const similarities = pgTable(
  'similarities',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    otherEssayId: reference('other_essay_id').references(() => essays.id),
    otherRevisionId: reference('other_revision_id').references(() => revisions.id),
    /** Of the product's references (data/references). */
    referenceId: integer('reference_id'),
    passages: jsonb('passages').$type<Passage[]>().notNull(),
    characters: integer('characters').notNull(),
  },
  (table) => [
    unique('similarities_pair')
      .on(table.homeworkId, table.essayId, table.otherEssayId, table.referenceId)
      .nullsNotDistinct(),
    index('similarities_of_essay').on(table.essayId),
    index('similarities_of_other').on(table.otherEssayId),
    index('similarities_of_revision').on(table.revisionId),
    index('similarities_of_other_revision').on(table.otherRevisionId),
  ],
)
