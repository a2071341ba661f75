/** Keeps a practice essay and asks for its correction. */
import type { autoSave as call } from '@zhupi/contract/calls/practice.ts'
import { NEW_ESSAYS_USED_UP, QUOTA_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { readPractice } from '../../domain/practice.ts'
import { loadPracticeForUpdate, savePractice } from '../../records/practice.ts'
import { correctPractice } from '../../records/practiceCorrection.ts'
import type { Handler } from '../handler.ts'

export const autoSave: Handler<typeof call> = async (
  { type, ...sent },
  { db, queue, now, person },
) => {
  // In a transaction of its own: a refused correction must not lose what was typed.
  const saved = await db.transaction((db) =>
    savePractice(db, person, readPractice(sent, type), now),
  )
  if (saved === undefined) return NEW_ESSAYS_USED_UP
  const correction = await db.transaction(async (db) => {
    const practice = await loadPracticeForUpdate(db, saved.id, person.id)
    return correctPractice(db, queue, practice, person, now)
  })
  return correction === undefined
    ? QUOTA_USED_UP
    : { id: saved.id, version: saved.version, correction }
}
