/** Who has not handed in what ends tomorrow is reminded, once (Shanghai's day). */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { and, asc, eq, gte, inArray, lt, not, sql } from 'drizzle-orm'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { isOfOpenClass } from '../records/classroom.ts'
import { hasStarted, IS_LET_OFF, loadNotificationSubject, OWN_END } from '../records/homework.ts'
import { notifyDue } from '../records/homeworkNotifications.ts'
import { listMembers } from '../records/openSubmissions.ts'

/** Let off, or told of a later end of their own. */
const HAS_TIME = sql`(${IS_LET_OFF} or ${OWN_END} > ${homework.endsAt})`
const IS_WAITED_FOR = and(
  inArray(submissions.status, [...SUBMISSION_GROUPS.notSubmitted]),
  not(HAS_TIME),
)

/** One homework a transaction; nobody is reminded twice. */
export async function remindDue({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock()
  const tomorrow = new Date(startOfDay(now).getTime() + DAY_MS)
  const isDue = and(
    gte(homework.endsAt, tomorrow),
    lt(homework.endsAt, new Date(tomorrow.getTime() + DAY_MS)),
    hasStarted(now),
    isOfOpenClass(),
  )
  const due = await db
    .select({ id: homework.id })
    .from(homework)
    .where(isDue)
    .orderBy(asc(homework.id))
  for (const { id } of due) {
    await db.transaction(async (db) => {
      // Held, and looked at again: its teacher may be moving its end or deleting it.
      const [held] = await db
        .select({ id: homework.id })
        .from(homework)
        .where(and(eq(homework.id, id), isDue))
        .for('share')
      if (held !== undefined)
        await notifyDue(
          db,
          await loadNotificationSubject(db, id),
          await listMembers(db, id, IS_WAITED_FOR),
          now,
        )
    })
  }
}
