/** A teacher creates a class and gets its code. */
import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { addClass as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASSES_PER_TEACHER_MAX, JOIN_CODE_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { countOwnClasses } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

/** A taken code is so rare that this many tries never fail. */
const CODE_TRIES = 20

export const addClass: Handler<typeof call> = async (
  { name, gradeId, memo, requestKey = null },
  { db, now, person },
) => {
  const trimmed = name.trim()
  if (trimmed === '') refuse('badInput', MESSAGES.classNameMissing)
  return db.transaction(async (db) => {
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    if (requestKey !== null) {
      const [earlier] = await db
        .select({ id: classrooms.id, code: classrooms.joinCode })
        .from(classrooms)
        .where(and(eq(classrooms.ownerId, person.id), eq(classrooms.requestKey, requestKey)))
      if (earlier !== undefined) return earlier
    }
    if ((await countOwnClasses(db, person.id)) >= CLASSES_PER_TEACHER_MAX) refuse('tooManyClasses')
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const [added] = await db
        .insert(classrooms)
        .values({
          schoolId: person.schoolId,
          ownerId: person.id,
          name: trimmed,
          gradeLevel: gradeId,
          joinCode: makeJoinCode(),
          memo: memo ?? '',
          isLocked: false,
          createdAt: now,
          requestKey,
        })
        .onConflictDoNothing({ target: classrooms.joinCode })
        .returning({ id: classrooms.id, code: classrooms.joinCode })
      if (added !== undefined) return added
    }
    throw new Error('no free join code found')
  })
}

/** A class code is read out in a classroom: no characters that are mistaken for each other. */
function makeJoinCode(): string {
  return Array.from(
    { length: JOIN_CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('')
}
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
