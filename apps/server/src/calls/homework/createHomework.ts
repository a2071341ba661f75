/** Posts a homework to one or more classes: one homework a class, remembered as one batch (spec 3 §5 Assign homework; decisions 11, 14). */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { createHomework as call } from '@zhupi/contract/calls/homework.ts'
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import { isTitleNeeded } from '@zhupi/contract/rules/homework.ts'
import { questionMessages } from '@zhupi/contract/terms/messages.ts'
import { COLLEGE_GRADE } from '@zhupi/contract/terms/stages.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import { classrooms, enrollments, homework, homeworkQuestions } from '../../db/schema.ts'
import { isInMalaysia } from '../../records/country.ts'
import {
  checkGenres,
  loadReference,
  readQuestions,
  readSettings,
} from '../../records/homeworkSettings.ts'
import { homeworkTitle } from '../../records/homework.ts'
import { notifyPosted } from '../../records/homeworkNotifications.ts'
import { listMembers, openSubmissions } from '../../records/openSubmissions.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

export const createHomework: Handler<typeof call> = async (request, { db, now, person }) => {
  checkQuestions(request)
  const settings = readSettings(request, now)
  const questions = readQuestions(request)
  // A repeat of the same posting is the same batch.
  const batchId =
    request.requestKey === undefined ? randomUUID() : `${person.id} ${request.requestKey}`
  return db.transaction(async (db) => {
    // Held in one order by everyone, so that two postings never wait for each other in a circle.
    const chosen = await db
      .select({
        id: classrooms.id,
        code: classrooms.joinCode,
        schoolId: classrooms.schoolId,
        gradeLevel: classrooms.gradeLevel,
      })
      .from(classrooms)
      .where(and(inArray(classrooms.joinCode, request.codes), eq(classrooms.ownerId, person.id)))
      .orderBy(asc(classrooms.id))
      .for('update')
    if (chosen.length !== request.codes.length) refuse('notFound')
    const earlier = await listBatch(db, batchId)
    if (earlier.length > 0) return earlier
    const college = chosen.filter((classroom) => classroom.gradeLevel === COLLEGE_GRADE).length
    if (college > 0 && college < chosen.length) refuse('mixedClasses')
    const teacher = { isMalaysia: await isInMalaysia(db, person) }
    for (const classroom of chosen) checkGenres(questions, classroom.gradeLevel, teacher)
    const reference = await loadReference(db, request, person.id)
    const isOpen = settings.startsAt <= now
    const posted: { homeworkId: number; code: string }[] = []
    for (const classroom of chosen) {
      const added = onlyRow(
        await db
          .insert(homework)
          .values({
            schoolId: classroom.schoolId,
            batchId,
            classroomId: classroom.id,
            teacherId: person.id,
            ...settings,
            reference,
            createdAt: now,
            announcedAt: isOpen ? now : null,
          })
          .returning({ id: homework.id }),
      )
      await db
        .insert(homeworkQuestions)
        .values(questions.map((question) => ({ ...question, homeworkId: added.id })))
      const members = await db
        .select({ id: enrollments.studentId })
        .from(enrollments)
        .where(eq(enrollments.classroomId, classroom.id))
      await openSubmissions(
        db,
        { id: added.id, schoolId: classroom.schoolId },
        questions,
        members.map((member) => member.id),
      )
      // What starts later is told of when it starts: jobs/announceHomework.
      if (isOpen)
        await notifyPosted(
          db,
          {
            id: added.id,
            title: homeworkTitle(questions[0]),
            teacherName: person.name,
            endsAt: settings.endsAt,
          },
          await listMembers(db, added.id),
          now,
        )
      posted.push({ homeworkId: added.id, code: classroom.code })
    }
    return posted
  })
}

/** What each question lacks, in the spec's order. */
function checkQuestions(request: RequestOf<typeof call>): void {
  request.homeworkQuestions.forEach(({ articleType, title, demand }, index) => {
    if (articleType === '') refuse('badInput', questionMessages.genreMissing(index + 1))
    if (title.trim() !== '') return
    if (demand.trim() === '') refuse('badInput', questionMessages.wordsMissing(index + 1))
    if (isTitleNeeded(demand)) refuse('badInput', questionMessages.titleMissing(index + 1))
  })
}

async function listBatch(db: Db, batchId: string) {
  return db
    .select({ homeworkId: homework.id, code: classrooms.joinCode })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(eq(homework.batchId, batchId))
    .orderBy(asc(homework.id))
}
