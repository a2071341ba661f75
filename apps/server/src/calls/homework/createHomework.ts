/**
 * Posts a homework to one or more classes: one homework a class, stored as one batch. See
 * docs/decisions/homework.md.
 */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { createHomework as call } from '@zhupi/contract/calls/homework.ts'
import { mixesCollege } from '@zhupi/contract/rules/homework.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { isInMalaysia } from '../../records/country.ts'
import {
  checkGenres,
  checkQuestions,
  loadReference,
  readGoals,
  readQuestions,
  readSettings,
} from '../../records/homeworkSettings.ts'
import type { Question } from '../../domain/question.ts'
import { homeworkTitle } from '../../records/homework.ts'
import { notifyPosted } from '../../records/homeworkNotifications.ts'
import { listMembers, openSubmissions } from '../../records/openSubmissions.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const createHomework: Handler<typeof call> = async (request, { db, now, person }) => {
  const questions = readQuestions(request)
  checkQuestions(questions, { isGenreAllowed: (genre) => genre !== '', needsBoth: false })
  const settings = readSettings(request, now)
  // A repeat of the same posting is the same batch.
  const batchId =
    request.requestKey === undefined ? randomUUID() : `${person.id} ${request.requestKey}`
  return db.transaction(async (db) => {
    const chosen = await lockClassrooms(db, request.codes, person.id)
    if (chosen.length !== request.codes.length) refuse('notFound')
    const earlier = await listBatch(db, batchId)
    if (earlier.length > 0) return earlier
    if (chosen.some(({ archivedAt }) => archivedAt !== null)) refuse('classArchived')
    if (mixesCollege(chosen.map(({ gradeLevel }) => gradeLevel))) refuse('mixedClasses')
    const teacher = { isMalaysia: await isInMalaysia(db, person) }
    for (const classroom of chosen) checkGenres(questions, classroom.gradeLevel, teacher)
    const reference = await loadReference(db, request, person.id)
    const posting: Posting = {
      questions,
      columns: {
        batchId,
        teacherId: person.id,
        ...settings,
        reference,
        goals: readGoals(request) ?? [],
        createdAt: now,
        announcedAt: settings.startsAt <= now ? now : null,
      },
    }
    const posted: { homeworkId: number; code: string }[] = []
    for (const classroom of chosen) {
      const homeworkId = await postTo(db, classroom, posting)
      posted.push({ homeworkId, code: classroom.code })
      // What starts later is announced when it starts: jobs/announceHomework.
      if (settings.startsAt <= now)
        await notifyPosted(
          db,
          {
            id: homeworkId,
            title: homeworkTitle(questions[0]),
            teacherName: person.name,
            endsAt: settings.endsAt,
          },
          await listMembers(db, homeworkId),
          now,
        )
    }
    return posted
  })
}

/** Everyone locks the classes in one order, so that two postings never deadlock. */
async function lockClassrooms(db: Db, codes: readonly string[], teacherId: number) {
  return db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      schoolId: classrooms.schoolId,
      gradeLevel: classrooms.gradeLevel,
      archivedAt: classrooms.archivedAt,
    })
    .from(classrooms)
    .where(and(inArray(classrooms.joinCode, [...codes]), isTeacherOf(teacherId)))
    .orderBy(asc(classrooms.id))
    .for('update')
}

/** What the homework of every class of one posting has in common. */
type Posting = {
  questions: readonly Question[]
  columns: Omit<typeof homework.$inferInsert, 'schoolId' | 'classroomId' | 'gradeLevel'>
}

/** The class's own homework, and a submission for each of its pupils. */
async function postTo(
  db: Db,
  classroom: { id: number; schoolId: number | null; gradeLevel: number },
  { questions, columns }: Posting,
): Promise<number> {
  const { id } = onlyRow(
    await db
      .insert(homework)
      .values({
        schoolId: classroom.schoolId,
        classroomId: classroom.id,
        gradeLevel: classroom.gradeLevel,
        ...columns,
      })
      .returning({ id: homework.id }),
  )
  await db
    .insert(homeworkQuestions)
    .values(questions.map((question) => ({ ...question, homeworkId: id })))
  const members = await db
    .select({ id: enrollments.studentId })
    .from(enrollments)
    .where(eq(enrollments.classroomId, classroom.id))
  await openSubmissions(
    db,
    { id, schoolId: classroom.schoolId },
    questions,
    members.map((member) => member.id),
  )
  return id
}

async function listBatch(db: Db, batchId: string) {
  return db
    .select({ homeworkId: homework.id, code: classrooms.joinCode })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(eq(homework.batchId, batchId))
    .orderBy(asc(homework.id))
}
