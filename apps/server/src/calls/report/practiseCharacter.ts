/** A gap of 错字本 filled in. */
import { eq } from 'drizzle-orm'
import type { practiseCharacter as call } from '@zhupi/contract/calls/report.ts'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { wrongCharacters } from '../../db/schema/wrongCharacter.ts'
import { refuse } from '../../domain/refuse.ts'
import { findWrongCharacterForUpdate } from '../../records/wrongCharacter.ts'
import type { Handler } from '../handler.ts'

export const practiseCharacter: Handler<typeof call> = async (
  { id, answer },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const found = (await findWrongCharacterForUpdate(db, id, person.id)) ?? refuse('notFound')
    const today = formatWireDay(now)
    const isRight = answer.trim() === found.answer
    // What was told a moment ago is copied, not known.
    const isKnown = isRight && found.toldOn !== today
    const isLearned = isKnown && found.rightOn !== null && found.rightOn < today
    const row = eq(wrongCharacters.id, found.id)
    if (isLearned) await db.delete(wrongCharacters).where(row)
    else if (!isRight) await db.update(wrongCharacters).set({ toldOn: today }).where(row)
    else if (isKnown && found.rightOn === null)
      await db.update(wrongCharacters).set({ rightOn: today }).where(row)
    return { isRight, isLearned, answer: found.answer }
  })
