/** Gives one pupil more time than the homework, or takes it back; the pupil is told. */
import { eq } from 'drizzle-orm'
import type { extendHomework as call } from '@zhupi/contract/calls/allowance.ts'
import { latestHomeworkTime } from '@zhupi/contract/rules/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadOpenForUpdate } from '../../records/allowance.ts'
import { loadNotificationSubject } from '../../records/homework.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const extendHomework: Handler<typeof call> = async (
  { studentHomeworkId, endTime = null },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const found = await loadOpenForUpdate(db, studentHomeworkId, person.id)
    if (endTime !== null) {
      if (endTime <= now) refuse('endInPast')
      if (endTime <= found.endsAt) refuse('extensionTooShort')
      if (endTime > latestHomeworkTime(now)) refuse('tooFarAhead')
    }
    // A repeated request tells nobody anything new.
    if (found.extendedTo?.getTime() === endTime?.getTime()) return { id: found.id }
    await db.update(submissions).set({ extendedTo: endTime }).where(eq(submissions.id, found.id))
    const { id, title } = await loadNotificationSubject(db, found.homeworkId)
    await notify(
      db,
      [
        {
          accountId: found.studentId,
          notification: {
            kind: 'homeworkExtended',
            data: {
              homework: { id, title },
              studentHomeworkId: found.id,
              teacher: person,
              endsAt: endTime ?? found.endsAt,
              at: now,
            },
          },
        },
      ],
      now,
    )
    return { id: found.id }
  })
