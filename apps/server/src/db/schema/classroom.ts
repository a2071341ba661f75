/** Classes and who is in them. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { schools, accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'

/** Classes, each owned by one teacher. */
export const classrooms = pgTable(
  'classrooms',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /**
     * Null once its teacher's account is erased: the class is closed, its pupils keep what they
     * wrote.
     */
    ownerId: reference('owner_id').references(() => accounts.id),
    name: text('name').notNull(),
    gradeLevel: integer('grade_level').notNull(),
    joinCode: text('join_code').notNull(),
    memo: text('memo').notNull(),
    isLocked: boolean('is_locked').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The client's key for the request: a repeat makes no second class. */
    requestKey: text('request_key'),
    /** Gone from every list at once, restorable; erased 30 days later with its homework. */
    deletedAt: instant('deleted_at'),
    /** Out of the daily lists and closed to everything new; all of it stays readable. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('classrooms_join_code').on(table.joinCode),
    unique('classrooms_request').on(table.ownerId, table.requestKey),
    index('classrooms_of_owner').on(table.ownerId, table.id),
    index('classrooms_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('classrooms_grade_level', sql`${table.gradeLevel} between 1 and 13`),
  ],
)

/** The pupils of a class. */
export const enrollments = pgTable(
  'enrollments',
  {
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    studentId: reference('student_id')
      .notNull()
      .references(() => accounts.id),
    schoolId: reference('school_id').references(() => schools.id),
    studentNumber: text('student_number').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.studentId] }),
    uniqueIndex('enrollments_student_number')
      .on(table.classroomId, table.studentNumber)
      .where(sql`${table.studentNumber} <> ''`),
    index('enrollments_of_student').on(table.studentId),
  ],
)

/** Teachers who help the owner of a class. */
export const assistants = pgTable(
  'classroom_assistants',
  {
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    teacherId: reference('teacher_id')
      .notNull()
      .references(() => accounts.id),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.teacherId] }),
    index('classroom_assistants_of_teacher').on(table.teacherId),
  ],
)
