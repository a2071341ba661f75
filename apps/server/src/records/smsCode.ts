/**
 * SMS codes: short-lived, for one purpose, redeemed once, with a limited number of tries; limits a
 * phone and an address. The numbers are in the contract's terms/limits.ts.
 */
import { randomInt } from 'node:crypto'
import { and, count, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
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
import { smsCodes } from '../db/schema/session.ts'
import { refuse } from '../domain/refuse.ts'
import { createToken, hashToken, isSameToken } from '../domain/token.ts'

const SALT_BYTES = 16

/**
 * A new code ends the phone's earlier ones of the same purpose. `db` is a transaction. Refuses
 * smsTooSoon, smsTooMany or smsUsedUp.
 */
export async function createCode(
  db: Db,
  wanted: { phone: string; type: SmsType; address: string },
  perDay: number,
  now: Date,
): Promise<{ id: number; code: string }> {
  // Two requests at once take turns. Everyone locks in this order, so there is no deadlock.
  await takeTurns(db, `sms ${wanted.phone}`)
  await takeTurns(db, `sms from ${wanted.address}`)
  await checkLimits(db, wanted, now)
  if ((await countToday(db, perDay, now)) >= perDay) refuse('smsUsedUp')
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
  const salt = createToken(SALT_BYTES)
  const added = onlyRow(
    await db
      .insert(smsCodes)
      .values({ ...wanted, salt, codeHash: hashToken(`${salt} ${code}`), sentAt: now, tries: 0 })
      .returning({ id: smsCodes.id }),
  )
  return { id: added.id, code }
}

async function takeTurns(db: Db, over: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${over}, 0))`)
}

async function checkLimits(
  db: Db,
  wanted: { phone: string; address: string },
  now: Date,
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS)
  const ofPhone = await db
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, wanted.phone), gt(smsCodes.sentAt, anHourAgo)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(SMS_PER_PHONE_AN_HOUR)
  const [last] = ofPhone
  if (
    last !== undefined &&
    now.getTime() - last.sentAt.getTime() < SMS_COOLDOWN_SECONDS * SECOND_MS
  )
    refuse('smsTooSoon')
  if (ofPhone.length >= SMS_PER_PHONE_AN_HOUR) refuse('smsTooMany')
  const [ofAddress] = await db
    .select({ sent: count() })
    .from(smsCodes)
    .where(and(eq(smsCodes.address, wanted.address), gt(smsCodes.sentAt, anHourAgo)))
  if ((ofAddress?.sent ?? 0) >= SMS_PER_ADDRESS_AN_HOUR) refuse('smsTooMany')
}

/**
 * What went out since midnight, counted up to `enough`. Requests at the same moment do not wait for
 * each other: a few more than the day's may go out.
 */
async function countToday(db: Db, enough: number, now: Date): Promise<number> {
  const today = db
    .select({ one: sql`1`.as('one') })
    .from(smsCodes)
    .where(gte(smsCodes.sentAt, startOfDay(now)))
    .limit(enough)
    .as('today')
  const [sent] = await db.select({ today: count() }).from(today)
  return sent?.today ?? 0
}

/** A code that was never sent counts against no limit. */
export async function deleteCode(db: Db, id: number): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id))
}

/**
 * Whether the code is right; a right one is redeemed once. `db` is a transaction that must commit
 * either way, or a wrong try would not count. Of two requests with the same code, one waits for the
 * other and finds it redeemed.
 */
export async function redeemCode(db: Db, given: GivenCode, now: Date): Promise<boolean> {
  return tryCode(db, given, now, { isUsed: true })
}

/** The same, of a code that is to be redeemed later: a right one stays good and costs no try. */
export async function checkCode(db: Db, given: GivenCode, now: Date): Promise<boolean> {
  return tryCode(db, given, now, { isUsed: false })
}

type GivenCode = { phone: string; type: SmsType; code: string }

async function tryCode(
  db: Db,
  given: GivenCode,
  now: Date,
  { isUsed }: { isUsed: boolean },
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
        gt(smsCodes.sentAt, new Date(now.getTime() - SMS_CODE_MINUTES * MINUTE_MS)),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(1)
    .for('update')
  if (sent === undefined) return false
  const isRight = isSameToken(sent.codeHash, hashToken(`${sent.salt} ${given.code}`))
  if (isRight && !isUsed) return true
  const tries = sent.tries + 1
  await db
    .update(smsCodes)
    .set({ tries, ...(isRight || tries >= SMS_CODE_TRIES ? { endedAt: now } : {}) })
    .where(eq(smsCodes.id, sent.id))
  return isRight
}
