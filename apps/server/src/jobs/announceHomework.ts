/** Homework that was posted for later is announced when it starts: pupils see it only from then. */
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { homework } from '../db/schema/homework.ts'
import { isOfOpenClass } from '../records/classroom.ts'
import { isNotDeleted, loadNotificationSubject } from '../records/homework.ts'
import { notifyPosted } from '../records/homeworkNotifications.ts'
import { listMembers } from '../records/openSubmissions.ts'

/** One homework a transaction; may run twice and ends the same. */
export async function announceHomework({
  db,
  clock,
}: {
  db: Db
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const started = await db
    .select({ id: homework.id })
    .from(homework)
    .where(and(isNull(homework.announcedAt), lte(homework.startsAt, now), isNotDeleted()))
    .orderBy(asc(homework.startsAt))
  for (const { id } of started) {
    await db.transaction(async (db) => {
      // The row is held: two servers that come to it at once, or its teacher deleting it, take
      // turns.
      const [mine] = await db
        .update(homework)
        .set({ announcedAt: now })
        .where(
          and(
            eq(homework.id, id),
            isNull(homework.announcedAt),
            lte(homework.startsAt, now),
            isNotDeleted(),
          ),
        )
        .returning({ endsAt: homework.endsAt, isOpen: sql<boolean>`${isOfOpenClass()}` })
      // One that ended while no server ran, or whose class is archived, is nothing to do any more.
      if (mine === undefined || mine.endsAt <= now || !mine.isOpen) return
      await notifyPosted(db, await loadNotificationSubject(db, id), await listMembers(db, id), now)
    })
  }
}
