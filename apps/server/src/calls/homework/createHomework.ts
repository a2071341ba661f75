/** Posts a homework to one or more classes: one homework a class, remembered as one batch (spec 3 §5 Assign homework; decisions 11, 14). */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { createHomework as call } from '@zhupi/contract/calls/homework.ts'
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import { isGenreFor } from '@zhupi/contract/rules/genre.ts'
import { findScoreLimitFault } from '@zhupi/contract/rules/score.ts'
import { HOMEWORK_YEARS_AHEAD, MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES, questionMessages } from '@zhupi/contract/terms/messages.ts'
import { SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'
import { COLLEGE_GRADE } from '@zhupi/contract/terms/stages.ts'
import { onlyRow } from '../../db/database.ts'
import { classrooms, enrollments, homework, homeworkQuestions } from '../../db/schema.ts'
import { openSubmissions } from '../../records/openSubmissions.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

type Request = RequestOf<typeof call>

export const createHomework: Handler<typeof call> = async (request, { db, now, person }) => {
  const limits = checkRequest(request, now)
  const questions = request.homeworkQuestions.map((question, index) => ({
    questionNo: index + 1, genre: question.articleType, title: question.title.trim(), requirement: question.demand.trim(), ideation: question.ideation?.trim() ?? '',
  }))
  const batchId = randomUUID()
  return db.transaction(async (db) => {
    // Held in one order by everyone, so that two postings never wait for each other in a circle.
    const chosen = await db
      .select({ id: classrooms.id, code: classrooms.joinCode, schoolId: classrooms.schoolId, gradeLevel: classrooms.gradeLevel })
      .from(classrooms).where(and(inArray(classrooms.joinCode, request.codes), eq(classrooms.ownerId, person.id))).orderBy(asc(classrooms.id)).for('update')
    if (chosen.length !== request.codes.length) refuse('notFound')
    checkClasses(chosen, request)
    const posted: { homeworkId: number; code: string }[] = []
    for (const classroom of chosen) {
      const added = onlyRow(await db.insert(homework).values({
        schoolId: classroom.schoolId, batchId, classroomId: classroom.id, teacherId: person.id, startsAt: request.startTime, endsAt: request.endTime,
        minCharacters: leastCharacters(request), maxCharacters: request.maxCharacterCount ?? null,
        allowPaste: request.allowPaste, ...limits, createdAt: now,
      }).returning({ id: homework.id }))
      await db.insert(homeworkQuestions).values(questions.map((question) => ({ ...question, homeworkId: added.id })))
      const members = await db.select({ id: enrollments.studentId }).from(enrollments).where(eq(enrollments.classroomId, classroom.id))
      await openSubmissions(db, { id: added.id, schoolId: classroom.schoolId }, questions, members.map((member) => member.id))
      posted.push({ homeworkId: added.id, code: classroom.code })
    }
    return posted
  })
}

/** What can be checked before the classes are known, in the spec's order. @returns the score limits with their defaults filled in */
function checkRequest(request: Request, now: Date) {
  request.homeworkQuestions.forEach((question, index) => {
    if (question.articleType === '') refuse('badInput', questionMessages.genreMissing(index + 1))
    if (question.title.trim() === '' && question.demand.trim() === '') refuse('badInput', questionMessages.wordsMissing(index + 1))
  })
  if (request.startTime >= request.endTime) refuse('endBeforeStart')
  if (request.endTime <= now) refuse('endInPast')
  const latest = new Date(now)
  latest.setFullYear(latest.getFullYear() + HOMEWORK_YEARS_AHEAD)
  if (request.endTime > latest) refuse('tooFarAhead')
  if (!SCORE_SCALES.some((scale) => scale === request.scoreKind)) refuse('badInput', MESSAGES.scaleMissing)
  const minCharacters = leastCharacters(request)
  if (request.maxCharacterCount !== undefined && request.maxCharacterCount <= minCharacters) refuse('badInput', `字数上限要大于字数下限（${minCharacters} 字）`)
  const limits = { scoreScale: request.scoreKind, lowScore: request.lowScore, highScore: request.highScore ?? request.scoreKind, lowestScore: request.lowestScore }
  const fault = findScoreLimitFault(limits)
  if (fault !== undefined) refuse(fault)
  return limits
}

/** Sent only if above 100, otherwise 100 (spec 3 §5). */
function leastCharacters(request: Request): number {
  return Math.max(request.minCharacterCount, MIN_CHARACTERS_DEFAULT)
}

function checkClasses(chosen: readonly { gradeLevel: number }[], request: Request): void {
  const college = chosen.filter((classroom) => classroom.gradeLevel === COLLEGE_GRADE).length
  if (college > 0 && college < chosen.length) refuse('mixedClasses')
  for (const classroom of chosen) {
    for (const question of request.homeworkQuestions) {
      if (!isGenreFor(question.articleType, classroom.gradeLevel, { isMalaysia: false })) refuse('genreNotForClass')
    }
  }
}
