/** One page of the question bank, narrowed by five pickers. */
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getTeacherQues as call } from '@zhupi/contract/calls/question.ts'
import type { Db } from '../../db/database.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { questions } from '../../db/schema/question.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotDeletedClass, isTeacherOf } from '../../records/classroom.ts'
import { findOwnGrade } from '../../records/ownGrade.ts'
import { QUESTION_COLUMNS } from '../../records/questionBank.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'
import { presentQuestion } from './presentQuestion.ts'

export const getTeacherQues: Handler<typeof call> = async (request, { db, person }) => {
  const { cpage, psize, self, type, theme, tag, edition } = request
  const grade = await chooseGrade(db, person, request)
  const wanted = and(
    self ? eq(questions.ownerId, person.id) : isNull(questions.ownerId),
    grade === null ? undefined : eq(questions.gradeLevel, grade),
    type === undefined ? undefined : eq(questions.genre, type),
    theme === undefined ? undefined : eq(questions.theme, theme),
    tag === undefined ? undefined : eq(questions.tag, tag),
    edition === undefined || edition === 'all' ? undefined : eq(questions.edition, edition),
  )
  const [found] = await db.select({ rows: count() }).from(questions).where(wanted)
  const total = found?.rows ?? 0
  const items = await db
    .select(QUESTION_COLUMNS)
    .from(questions)
    .where(wanted)
    .orderBy(self ? desc(questions.id) : asc(questions.place))
    .limit(psize)
    .offset(offsetOf({ cpage, psize }))
  return {
    res: { items: items.map(presentQuestion), cpage, pcount: countPages(total, psize), total },
    grade,
  }
}

/** A picked grade counts; otherwise that of the class, or at the first opening the person's own. */
async function chooseGrade(
  db: Db,
  person: Person,
  { grade, isFirst, classEntityId }: RequestOf<typeof call>,
): Promise<number | null> {
  if (classEntityId !== undefined) {
    const ofClass = await findClassGrade(db, person, classEntityId)
    return grade ?? ofClass
  }
  if (grade !== undefined) return grade
  return isFirst ? findOwnGrade(db, person) : null
}

async function findClassGrade(db: Db, person: Person, classroomId: number): Promise<number> {
  const own =
    person.role === 'teacher'
      ? db
          .select({ gradeLevel: classrooms.gradeLevel })
          .from(classrooms)
          .where(and(eq(classrooms.id, classroomId), isTeacherOf(person.id)))
      : db
          .select({ gradeLevel: classrooms.gradeLevel })
          .from(classrooms)
          .innerJoin(enrollments, eq(enrollments.classroomId, classrooms.id))
          .where(
            and(
              eq(classrooms.id, classroomId),
              eq(enrollments.studentId, person.id),
              isNotDeletedClass(),
            ),
          )
  const [found] = await own
  return found?.gradeLevel ?? refuse('notFound')
}
