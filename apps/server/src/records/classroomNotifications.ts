/** Who is notified of what happens in a class. */
import { count, eq, gte, sql } from 'drizzle-orm'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Notification } from '@zhupi/contract/terms/notifications.ts'
import type { Db } from '../db/database.ts'
import { enrollments } from '../db/schema/classroom.ts'
import { listTeacherIds } from './classroom.ts'
import { notifyCounting } from './notification.ts'

/**
 * To the class's teachers: one message a class and day, for a whole class joins within minutes. `db`
 * is a transaction.
 */
export async function notifyJoined(
  db: Db,
  classroom: { id: number; name: string; code: string; ownerId: number | null },
  student: { id: number; name: string },
  now: Date,
): Promise<void> {
  const day = startOfDay(now)
  const joined = (
    counts: Notification<'classJoined'>['data']['counts'],
  ): Notification<'classJoined'> => ({
    kind: 'classJoined',
    data: { classroom, student, day, counts },
  })
  await notifyCounting(
    db,
    await listTeacherIds(db, classroom),
    joined(undefined),
    async () => joined(await countJoined(db, classroom.id, day)),
    now,
  )
}

async function countJoined(
  db: Db,
  classroomId: number,
  day: Date,
): Promise<{ all: number; today: number }> {
  const isToday = gte(enrollments.joinedAt, day)
  const [counts] = await db
    .select({ all: count(), today: sql<number>`(count(*) filter (where ${isToday}))::int` })
    .from(enrollments)
    .where(eq(enrollments.classroomId, classroomId))
  return counts ?? { all: 0, today: 0 }
}
