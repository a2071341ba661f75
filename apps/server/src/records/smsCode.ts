/** SMS codes: six digits, five minutes, one use, five tries, one purpose each; a phone and an address have their limits (decisions 6). */
import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  SMS_CODE_LENGTH,
  SMS_CODE_MINUTES,
  SMS_CODE_TRIES,
  SMS_COOLDOWN_SECONDS,
  SMS_PER_ADDRESS_AN_HOUR,
  SMS_PER_PHONE_AN_HOUR,
} from '@zhupi/contract/terms/limits.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { smsCodes } from '../db/schema.ts'
import { refuse } from './refuse.ts'

/** Makes a code, ends the phone's earlier ones of the same purpose and keeps its hash. `db` is a transaction. Refuses smsTooSoon or smsTooMany. */
export async function makeCode(
  db: Db,
  wanted: { phone: string; type: SmsType; address: string },
  now: Date,
): Promise<{ id: number; code: string }> {
  // Two requests at once take turns: for the phone first, then for the address, everyone in this order.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${wanted.phone}`}, 0))`)
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sms from ${wanted.address}`}, 0))`,
  )
  const anHourAgo = new Date(now.getTime() - HOUR_MS)
  const ofPhone = await db
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, wanted.phone), gt(smsCodes.sentAt, anHourAgo)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(SMS_PER_PHONE_AN_HOUR)
  const [last] = ofPhone
  if (last !== undefined && now.getTime() - last.sentAt.getTime() < SMS_COOLDOWN_SECONDS * 1000)
    refuse('smsTooSoon')
  if (ofPhone.length >= SMS_PER_PHONE_AN_HOUR) refuse('smsTooMany')
  const [ofAddress] = await db
    .select({ sent: count() })
    .from(smsCodes)
    .where(and(eq(smsCodes.address, wanted.address), gt(smsCodes.sentAt, anHourAgo)))
  if ((ofAddress?.sent ?? 0) >= SMS_PER_ADDRESS_AN_HOUR) refuse('smsTooMany')
  await db
    .update(smsCodes)
    .set({ endedAt: now })
    .where(
      and(
        eq(smsCodes.phone, wanted.phone),
        eq(smsCodes.type, wanted.type),
        isNull(smsCodes.endedAt),
      ),
    )
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0')
  const salt = randomBytes(16).toString('base64url')
  const added = onlyRow(
    await db
      .insert(smsCodes)
      .values({ ...wanted, salt, codeHash: hashCode(salt, code), sentAt: now, tries: 0 })
      .returning({ id: smsCodes.id }),
  )
  return { id: added.id, code }
}

/** A code that never left counts against nobody. */
export async function forgetCode(db: Db, id: number): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id))
}

/**
 * Whether the code is right; a right one is used up by it. `db` is a transaction that must commit either way, or a wrong try would not count.
 * Of two that bring the same code at once, one waits for the other and finds it used.
 */
export async function useCode(
  db: Db,
  given: { phone: string; type: SmsType; code: string },
  now: Date,
): Promise<boolean> {
  const [sent] = await db
    .select({
      id: smsCodes.id,
      salt: smsCodes.salt,
      codeHash: smsCodes.codeHash,
      sentAt: smsCodes.sentAt,
      tries: smsCodes.tries,
    })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.phone, given.phone),
        eq(smsCodes.type, given.type),
        isNull(smsCodes.endedAt),
        gt(smsCodes.sentAt, new Date(now.getTime() - SMS_CODE_MINUTES * 60_000)),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(1)
    .for('update')
  if (sent === undefined) return false
  const isRight = timingSafeEqual(
    Buffer.from(sent.codeHash, 'hex'),
    Buffer.from(hashCode(sent.salt, given.code), 'hex'),
  )
  const tries = sent.tries + 1
  await db
    .update(smsCodes)
    .set({ tries, ...(isRight || tries >= SMS_CODE_TRIES ? { endedAt: now } : {}) })
    .where(eq(smsCodes.id, sent.id))
  return isRight
}

function hashCode(salt: string, code: string): string {
  return createHash('sha256').update(`${salt} ${code}`).digest('hex')
}
