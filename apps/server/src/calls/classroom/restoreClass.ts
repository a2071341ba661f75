/** An own class that was deleted comes back with its homework and messages. */
import { and, eq, gt } from 'drizzle-orm'
import type { restoreClass as call } from '@zhupi/contract/calls/classroom.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { CLASSES_PER_TEACHER_MAX, DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { countOwnClasses } from '../../records/classroom.ts'
import { showClass } from '../../records/leaving.ts'
import type { Handler } from '../handler.ts'

export const restoreClass: Handler<typeof call> = async ({ id }, { db, now, person }) =>
  db.transaction(async (db) => {
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    const [deleted] = await db
      .select({ at: classrooms.deletedAt })
      .from(classrooms)
      .where(
        and(
          eq(classrooms.id, id),
          eq(classrooms.ownerId, person.id),
          gt(classrooms.deletedAt, new Date(now.getTime() - DELETED_KEPT_DAYS * DAY_MS)),
        ),
      )
      .for('update')
    if (deleted?.at == null) return refuse('notFound')
    if ((await countOwnClasses(db, person.id)) >= CLASSES_PER_TEACHER_MAX) refuse('tooManyClasses')
    await db.update(classrooms).set({ deletedAt: null }).where(eq(classrooms.id, id))
    await showClass(db, id, deleted.at)
    return null
  })
