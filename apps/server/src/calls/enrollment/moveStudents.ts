/** Pupils go from one class of the teacher to another; each of them is told. */
import { asc, eq, inArray, and, count } from 'drizzle-orm'
import type { moveStudents as call } from '@zhupi/contract/calls/enrollment.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { enrollments } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { loadOpenClass, loadTaughtClass } from '../../records/classroom.ts'
import { leaveClass, showMessagesAgain } from '../../records/leaving.ts'
import { notify } from '../../records/notification.ts'
import { openHomework } from '../../records/openSubmissions.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import type { Handler } from '../handler.ts'

export const moveStudents: Handler<typeof call> = async (
  { id, toId, studentIds },
  { db, now, person, address },
) => {
  if (id === toId) refuse('notFound')
  return db.transaction(async (db) => {
    // Everyone locks the classes in one order, so that two moves never deadlock.
    if (id < toId) await loadTaughtClass(db, id, person.id)
    const to = await loadOpenClass(db, toId, person.id)
    const from = await loadTaughtClass(db, id, person.id)
    const pupils = await listPupils(db, id, studentIds.map(Number))
    // With one who is not in the class, nobody else is moved either.
    if (pupils.length !== studentIds.length) return refuse('pupilsGone')
    const there = await listPupils(
      db,
      toId,
      pupils.map((pupil) => pupil.id),
    )
    const newcomers = pupils.filter((pupil) => !there.some((each) => each.id === pupil.id))
    if ((await countPupils(db, toId)) + newcomers.length > CLASS_SIZE_MAX) refuse('targetFull')
    const taken = await listNumbers(db, toId)
    const withoutNumber = newcomers.filter(
      ({ studentNumber }) => studentNumber !== '' && taken.has(studentNumber),
    )
    for (const pupil of pupils) await leaveClass(db, id, pupil.id, now)
    if (newcomers.length > 0)
      await db.insert(enrollments).values(
        newcomers.map((pupil) => ({
          classroomId: toId,
          studentId: pupil.id,
          schoolId: to.schoolId,
          studentNumber: withoutNumber.includes(pupil) ? '' : pupil.studentNumber,
          joinedAt: now,
        })),
      )
    const ids = pupils.map((pupil) => pupil.id)
    await openHomework(db, toId, ids, now)
    for (const studentId of ids) {
      await showMessagesAgain(db, toId, studentId)
      await writeSecurityEvent(
        db,
        {
          kind: 'movedToClass',
          address,
          detail: `${id} ${toId}`,
          accountId: studentId,
          actorId: person.id,
        },
        now,
      )
    }
    const data = { classroom: to, from, at: now }
    await notify(
      db,
      ids.map((accountId) => ({ accountId, notification: { kind: 'movedToClass', data } })),
      now,
    )
    return { withoutNumber: withoutNumber.map(({ id, name }) => ({ id, name })) }
  })
}

async function listPupils(db: Db, classroomId: number, studentIds: readonly number[]) {
  return (
    db
      .select({
        id: accounts.id,
        name: accounts.name,
        studentNumber: enrollments.studentNumber,
      })
      .from(enrollments)
      .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
      .where(
        and(
          eq(enrollments.classroomId, classroomId),
          inArray(enrollments.studentId, [...studentIds]),
          isNotRemoved(),
        ),
      )
      .orderBy(asc(accounts.id))
      // Refuses an account that is being removed at this moment.
      .for('share', { of: accounts })
  )
}

async function countPupils(db: Db, classroomId: number): Promise<number> {
  const [members] = await db
    .select({ count: count() })
    .from(enrollments)
    .where(eq(enrollments.classroomId, classroomId))
  return members?.count ?? 0
}

async function listNumbers(db: Db, classroomId: number): Promise<Set<string>> {
  const rows = await db
    .select({ studentNumber: enrollments.studentNumber })
    .from(enrollments)
    .where(eq(enrollments.classroomId, classroomId))
  return new Set(rows.map(({ studentNumber }) => studentNumber))
}
