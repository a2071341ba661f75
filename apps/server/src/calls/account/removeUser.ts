/** The person leaves: in no list from now on, erased 30 days later by jobs/eraseDeleted.ts. */
import { and, eq } from 'drizzle-orm'
import type { removeUser as call } from '@zhupi/contract/calls/account.ts'
import type { Db } from '../../db/database.ts'
import { accounts, avatars } from '../../db/schema/account.ts'
import { assistants, classrooms, enrollments } from '../../db/schema/classroom.ts'
import { notifications } from '../../db/schema/message.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isAboutStudent } from '../../records/erasure.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { checkProof, endSessionsOf } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const removeUser: Handler<typeof call> = async (
  { identity },
  { db, now, person, address },
) => {
  // The screen says which role it removes: one that is out of date removes nobody.
  if (identity !== (person.role === 'student' ? 'STUDENT' : 'TEACHER')) refuse('wrongRole')
  await checkProof(db, person.sessionHash, 'removeAccount', now)
  await db.transaction(async (db) => {
    const removed = await db
      .update(accounts)
      .set({ removedAt: now })
      .where(and(eq(accounts.id, person.id), isNotRemoved()))
      .returning({ id: accounts.id })
    if (removed.length === 0) return
    const event = { address, detail: 'removeUser', accountId: person.id }
    await writeSecurityEvent(db, { kind: 'accountRemoved', ...event }, now)
    await endSessionsOf(db, person.id, now)
    await db.delete(avatars).where(eq(avatars.accountId, person.id))
    await (person.role === 'student' ? leaveClasses(db, person.id) : closeClasses(db, person.id))
  })
  return null
}

async function leaveClasses(db: Db, studentId: number): Promise<void> {
  await db.delete(enrollments).where(eq(enrollments.studentId, studentId))
  await db.delete(notifications).where(isAboutStudent(studentId))
}

/** Pupils keep their class and what they wrote in it; nobody joins any more. */
async function closeClasses(db: Db, teacherId: number): Promise<void> {
  await db.delete(assistants).where(eq(assistants.teacherId, teacherId))
  await db.update(classrooms).set({ isLocked: true }).where(eq(classrooms.ownerId, teacherId))
}
