/** Lets one pupil off a homework, or takes that back; the pupil is told. */
import { eq } from 'drizzle-orm'
import type { excuseHomework as call } from '@zhupi/contract/calls/allowance.ts'
import { submissions } from '../../db/schema/submission.ts'
import { loadOpenForUpdate } from '../../records/allowance.ts'
import { loadNotificationSubject } from '../../records/homework.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const excuseHomework: Handler<typeof call> = async (
  { studentHomeworkId, isExcused },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const found = await loadOpenForUpdate(db, studentHomeworkId, person.id)
    // A repeated request tells nobody anything new.
    if ((found.excusedAt !== null) === isExcused) return { id: found.id }
    await db
      .update(submissions)
      .set({ excusedAt: isExcused ? now : null })
      .where(eq(submissions.id, found.id))
    const { id, title } = await loadNotificationSubject(db, found.homeworkId)
    await notify(
      db,
      [
        {
          accountId: found.studentId,
          notification: {
            kind: 'homeworkExcused',
            data: {
              homework: { id, title },
              studentHomeworkId: found.id,
              teacher: person,
              isExcused,
              at: now,
            },
          },
        },
      ],
      now,
    )
    return { id: found.id }
  })
