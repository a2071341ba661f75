/** A teacher's own phrases, learned from remarks or written by hand. */
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { PHRASES_MAX } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { phrases } from '../db/schema/phrase.ts'
import { syllablesOf } from '../domain/pinyin.ts'

const SHOWN = {
  id: phrases.id,
  text: phrases.text,
  pinyin: phrases.pinyin,
  isPinned: phrases.isPinned,
}
const MOST_USED = [
  desc(phrases.isPinned),
  desc(phrases.uses),
  desc(phrases.usedAt),
  desc(phrases.id),
]

export function listPhrases(db: Db, teacherId: number) {
  return db
    .select({ ...SHOWN, uses: phrases.uses, usedAt: phrases.usedAt })
    .from(phrases)
    .where(eq(phrases.teacherId, teacherId))
    .orderBy(...MOST_USED)
    .$dynamic()
}

export async function countPhrases(db: Db, teacherId: number): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(phrases)
    .where(eq(phrases.teacherId, teacherId))
  return found?.all ?? 0
}

/** `sentences`: what the remark says for the first time. */
export async function learnPhrases(
  db: Db,
  teacherId: number,
  sentences: readonly string[],
  now: Date,
): Promise<void> {
  if (sentences.length === 0) return
  await lockTeacher(db, teacherId)
  await db
    .insert(phrases)
    .values(
      sentences.map((text) => ({
        ...{ teacherId, text, pinyin: syllablesOf(text) },
        ...{ isPinned: false, isLearned: true, uses: 1, usedAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [phrases.teacherId, phrases.text],
      set: { uses: sql`${phrases.uses} + 1`, usedAt: now },
    })
  await dropSurplus(db, teacherId)
}

/** Whether the teacher has room for one more by hand: nothing of one's own goes for it. */
export async function hasRoomForPhrase(db: Db, teacherId: number): Promise<boolean> {
  await lockTeacher(db, teacherId)
  const [kept] = await db
    .select({ all: count() })
    .from(phrases)
    .where(
      and(eq(phrases.teacherId, teacherId), or(phrases.isPinned, eq(phrases.isLearned, false))),
    )
  return (kept?.all ?? 0) < PHRASES_MAX
}

/** @returns undefined where there is the same phrase already */
export async function insertPhrase(
  db: Db,
  phrase: { teacherId: number; text: string; isPinned: boolean },
  now: Date,
) {
  const [inserted] = await db
    .insert(phrases)
    .values({
      ...phrase,
      ...{ pinyin: syllablesOf(phrase.text), isLearned: false, uses: 0, usedAt: now },
    })
    .onConflictDoNothing()
    .returning(SHOWN)
  if (inserted !== undefined) await dropSurplus(db, phrase.teacherId)
  return inserted
}

/** A new text is the teacher's own; a pin alone leaves it learned. @returns undefined: not there */
export async function updatePhrase(
  db: Db,
  {
    id,
    teacherId,
    text,
    isPinned,
  }: { id: number; teacherId: number; text: string; isPinned: boolean },
) {
  const [updated] = await db
    .update(phrases)
    .set({
      ...{ text, pinyin: syllablesOf(text), isPinned },
      isLearned: sql`${phrases.isLearned} and ${phrases.text} = ${text}`,
    })
    .where(and(eq(phrases.id, id), eq(phrases.teacherId, teacherId)))
    .returning(SHOWN)
  return updated
}

/** @returns whether it was there */
export async function deletePhrase(db: Db, teacherId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(phrases)
    .where(and(eq(phrases.id, id), eq(phrases.teacherId, teacherId)))
    .returning({ id: phrases.id })
  return deleted.length > 0
}

/** Two reviews at once take turns. */
async function lockTeacher(db: Db, teacherId: number): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, teacherId))
    .for('no key update')
}

/** The learned ones that are used least. */
async function dropSurplus(db: Db, teacherId: number): Promise<void> {
  const surplus = db
    .select({ id: phrases.id })
    .from(phrases)
    .where(eq(phrases.teacherId, teacherId))
    .orderBy(
      desc(sql`${phrases.isPinned} or not ${phrases.isLearned}`),
      desc(phrases.uses),
      desc(phrases.usedAt),
      desc(phrases.id),
    )
    .offset(PHRASES_MAX)
  await db.delete(phrases).where(inArray(phrases.id, surplus))
}
