/** Gone from every list at once; jobs/eraseDeleted erases it 30 days later. */
import { eq } from 'drizzle-orm'
import type { deleteHomework as call } from '@zhupi/contract/calls/homework.ts'
import { homeworkTip } from '@zhupi/contract/terms/notifications.ts'
import { homework } from '../../db/schema.ts'
import { loadTaughtForUpdate } from '../../records/homework.ts'
import { deleteByTip } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const deleteHomework: Handler<typeof call> = async ({ id }, { db, now, person }) =>
  db.transaction(async (db) => {
    await loadTaughtForUpdate(db, id, person.id)
    await db.update(homework).set({ deletedAt: now }).where(eq(homework.id, id))
    await deleteByTip(db, homeworkTip(id))
    return null
  })
