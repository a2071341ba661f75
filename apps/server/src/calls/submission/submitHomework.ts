/** Hands in the essay as it was last saved. */
import type { submitHomework as call } from '@zhupi/contract/calls/submission.ts'
import { handIn, loadForUpdate } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const submitHomework: Handler<typeof call> = async ({ id }, { db, queue, now, person }) =>
  db.transaction(async (db) => {
    const submission = await loadForUpdate(db, id, person.id, now)
    return { id, status: await handIn(db, queue, submission, now) }
  })
