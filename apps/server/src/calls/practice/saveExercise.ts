/** Keeps a practice draft; the first save begins the essay. */
import type { saveExercise as call } from '@zhupi/contract/calls/practice.ts'
import { NEW_ESSAYS_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { readPractice } from '../../domain/practice.ts'
import { savePractice } from '../../records/practice.ts'
import type { Handler } from '../handler.ts'

export const saveExercise: Handler<typeof call> = async (
  { articleType, ...sent },
  { db, now, person },
) => {
  const saved = await db.transaction((db) =>
    savePractice(db, person, readPractice(sent, articleType), now),
  )
  return saved?.id ?? NEW_ESSAYS_USED_UP
}
