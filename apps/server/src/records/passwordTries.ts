/**
 * Wrong passwords and the waits that they cost. A try is counted before its password is looked at,
 * so that many at once gain nothing; the right password takes the count of its place away.
 */
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  DEVICE_KNOWN_MS,
  FREE_PASSWORD_TRIES,
  GUESSED_AT_DELAY_MAX_MS,
  GUESSED_AT_DELAY_MS,
  GUESSED_AT_FROM,
  PASSWORD_DELAYS_MS,
  PASSWORD_TRIES_FORGOTTEN_MS,
} from '@zhupi/contract/terms/signInDelays.ts'
import type { Db } from '../db/database.ts'
import { passwordTries, sessions } from '../db/schema/session.ts'
import { countedAddress } from '../domain/network.ts'
import { refuseFor } from '../domain/refuse.ts'
import { hashToken } from '../domain/token.ts'

export type PasswordTry = {
  /** The account as far as there is one, else what was typed: both answer alike. */
  account: string
  accountId: number | undefined
  address: string
  /** The mark of the browser, where it has one. */
  device: string | undefined
}

/** Refuses passwordTriedTooOften. @returns what to call with how it ended */
export async function beginPasswordTry(
  db: Db,
  { account, accountId, address, device }: PasswordTry,
  now: Date,
): Promise<{ wasWrong(): Promise<void>; wasRight(): Promise<void> }> {
  const accountKey = hashKey(account)
  const isKnown = await isKnownDevice(db, accountId, device, now)
  const placeKey = keyOfPlace(account, address, isKnown ? device : undefined)
  const othersDelayMs = isKnown ? 0 : delayOfGuessed(await countTries(db, accountKey, now))
  if (othersDelayMs > 0 && (await isNewPlace(db, placeKey, othersDelayMs, now)))
    refuseFor(othersDelayMs, 'passwordTriedTooOften')
  const waitMs = await countTry(db, placeKey, othersDelayMs, now)
  if (waitMs !== undefined) refuseFor(waitMs, 'passwordTriedTooOften')
  return {
    wasWrong: async () => {
      if (!isKnown) await countForAccount(db, accountKey, now)
    },
    wasRight: async () => {
      await db.delete(passwordTries).where(eq(passwordTries.key, placeKey))
    },
  }
}

/** After a new password: whoever has just proved to be the owner waits for no old wrong tries. */
export async function forgetPasswordTries(
  db: Db,
  {
    accountId,
    address,
    device,
  }: { accountId: number; address: string; device: string | undefined },
): Promise<void> {
  await db.delete(passwordTries).where(
    inArray(
      passwordTries.key,
      [undefined, device].map((each) => keyOfPlace(`account ${accountId}`, address, each)),
    ),
  )
}

function keyOfPlace(account: string, address: string, device: string | undefined): string {
  return hashKey(
    device === undefined ? `${account} from ${countedAddress(address)}` : `${account} on ${device}`,
  )
}

/** What a place waits that the account does not know, after so many wrong passwords of a day. */
function delayOfGuessed(tries: number): number {
  const steps = Math.floor(tries / GUESSED_AT_FROM)
  return steps === 0 ? 0 : Math.min(GUESSED_AT_DELAY_MS * 2 ** (steps - 1), GUESSED_AT_DELAY_MAX_MS)
}

async function isKnownDevice(
  db: Db,
  accountId: number | undefined,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (accountId === undefined || device === undefined) return false
  const found = await db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        eq(sessions.deviceHash, hashToken(device)),
        gt(sessions.createdAt, new Date(now.getTime() - DEVICE_KNOWN_MS)),
      ),
    )
    .limit(1)
  return found.length > 0
}

async function countTries(db: Db, key: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ tries: passwordTries.tries })
    .from(passwordTries)
    .where(and(eq(passwordTries.key, key), gt(passwordTries.expiresAt, now)))
  return found?.tries ?? 0
}

/** The first try of a place is not looked at yet: it has to come again after the wait. */
async function isNewPlace(db: Db, key: string, delayMs: number, now: Date): Promise<boolean> {
  const begun = {
    tries: 0,
    notBefore: new Date(now.getTime() + delayMs),
    expiresAt: new Date(now.getTime() + PASSWORD_TRIES_FORGOTTEN_MS),
  }
  const added = await db
    .insert(passwordTries)
    .values({ key, ...begun })
    .onConflictDoUpdate({
      target: passwordTries.key,
      set: begun,
      setWhere: sql`${passwordTries.expiresAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ key: passwordTries.key })
  return added.length > 0
}

/** One statement: of many at once, each finds the count of the one before. @returns the wait */
async function countTry(
  db: Db,
  key: string,
  leastDelayMs: number,
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`${passwordTries.expiresAt} <= ${at}`
  const delays = [...Array.from({ length: FREE_PASSWORD_TRIES }, () => 0), ...PASSWORD_DELAYS_MS]
  const delayMs = sql`greatest(${leastDelayMs}::int, (${sql.raw(`array[${delays.join(',')}]`)})[
    least(case when ${isOver} then 1 else ${passwordTries.tries} + 1 end, ${delays.length}::int)])`
  const expiresAt = new Date(now.getTime() + PASSWORD_TRIES_FORGOTTEN_MS)
  const counted = await db
    .insert(passwordTries)
    .values({ key, tries: 1, notBefore: new Date(now.getTime() + leastDelayMs), expiresAt })
    .onConflictDoUpdate({
      target: passwordTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${passwordTries.tries} + 1 end`,
        notBefore: sql`${at} + ${delayMs} * interval '1 millisecond'`,
        expiresAt,
      },
      setWhere: sql`${passwordTries.notBefore} <= ${at} or ${isOver}`,
    })
    .returning({ key: passwordTries.key })
  if (counted.length > 0) return undefined
  const [place] = await db
    .select({ notBefore: passwordTries.notBefore })
    .from(passwordTries)
    .where(eq(passwordTries.key, key))
  return Math.max(1, (place?.notBefore.getTime() ?? now.getTime()) - now.getTime())
}

async function countForAccount(db: Db, key: string, now: Date): Promise<void> {
  const isOver = sql`${passwordTries.expiresAt} <= ${now.toISOString()}::timestamptz`
  const expiresAt = new Date(now.getTime() + PASSWORD_TRIES_FORGOTTEN_MS)
  await db
    .insert(passwordTries)
    .values({ key, tries: 1, notBefore: now, expiresAt })
    .onConflictDoUpdate({
      target: passwordTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${passwordTries.tries} + 1 end`,
        // A day from the first of them: whoever goes on guessing gains nothing by it.
        expiresAt: sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz
          else ${passwordTries.expiresAt} end`,
      },
    })
}

function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
