/**
 * Gone from every list at once, its messages with it; restoreHomework puts it back, jobs/eraseDeleted
 * erases it 30 days later.
 */
import { eq } from 'drizzle-orm'
import type { deleteHomework as call } from '@zhupi/contract/calls/deletedHomework.ts'
import { homework } from '../../db/schema/homework.ts'
import { homeworkTip } from '@zhupi/contract/terms/notifications.ts'
import { loadTaughtForUpdate } from '../../records/homework.ts'
import { hideByTip } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const deleteHomework: Handler<typeof call> = async ({ id }, { db, now, person }) =>
  db.transaction(async (db) => {
    await loadTaughtForUpdate(db, id, person.id)
    await db.update(homework).set({ deletedAt: now }).where(eq(homework.id, id))
    await hideByTip(db, homeworkTip(id), now)
    return null
  })
