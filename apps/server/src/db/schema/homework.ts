/** Homework as teachers set it, and their own writing references. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { AI_USES } from '@zhupi/contract/terms/aiUse.ts'
import { schools, accounts } from './account.ts'
import { classrooms } from './classroom.ts'
import { key, reference, instant } from './columns.ts'

/** A copy of one of the product's (`productId`) or of the teacher's own (`ownId`) references. */
export type HomeworkReference = {
  productId: number | null
  ownId: number | null
  title: string
  content: string
}

/** A teacher's own writing references; the product's are data (data/references/). */
export const writingReferences = pgTable(
  'writing_references',
  {
    id: key(),
    teacherId: reference('teacher_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    content: text('content').notNull(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('writing_references_of_teacher').on(table.teacherId, table.id),
    unique('writing_references_request').on(table.teacherId, table.requestKey),
  ],
)

/** Homework for one class; what all its questions share. */
export const homework = pgTable(
  'homework',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /** The posting that made it: one homework for each of its classes. */
    batchId: text('batch_id').notNull(),
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    /** Who posted it; null once that account is erased. */
    teacherId: reference('teacher_id').references(() => accounts.id),
    /** The class's when it was posted: what is asked of an essay stays when the class moves up. */
    gradeLevel: integer('grade_level').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    minCharacters: integer('min_characters').notNull(),
    maxCharacters: integer('max_characters'),
    allowPaste: boolean('allow_paste').notNull(),
    allowWritingAssistant: boolean('allow_writing_assistant').notNull(),
    aiUse: text('ai_use', { enum: AI_USES }).notNull(),
    digressCheck: boolean('digress_check').notNull(),
    similarityCheck: boolean('similarity_check').notNull(),
    /** A copy made at posting: deleting the teacher's own reference takes nothing from a class. */
    reference: jsonb('reference').$type<HomeworkReference>(),
    /** What it is to train, in the teacher's words; goal 1 is the first. */
    goals: jsonb('goals').$type<string[]>().notNull().default([]),
    scoreScale: integer('score_scale').notNull(),
    /** The three limits are in the homework's own scale. */
    lowScore: doublePrecision('low_score').notNull(),
    highScore: doublePrecision('high_score').notNull(),
    lowestScore: doublePrecision('lowest_score').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its pupils were notified; null until it starts. */
    announcedAt: instant('announced_at'),
    /** Gone from every list at once; erased 30 days later. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('homework_once_a_posting').on(table.batchId, table.classroomId),
    index('homework_of_classroom').on(table.classroomId, table.id),
    index('homework_of_teacher').on(table.teacherId, table.endsAt),
    index('homework_to_announce')
      .on(table.startsAt)
      .where(sql`${table.announcedAt} is null`),
    index('homework_of_end').on(table.endsAt),
    index('homework_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('homework_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** The questions of a homework, of which a pupil answers one. */
export const homeworkQuestions = pgTable(
  'homework_questions',
  {
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    /** 1–3; the wire's writingNo. */
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    requirement: text('requirement').notNull(),
    ideation: text('ideation').notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.questionNo] })],
)
