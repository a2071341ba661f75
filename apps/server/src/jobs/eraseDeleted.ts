/**
 * Erases what was deleted DELETED_KEPT_DAYS ago: homework, classes, practice, accounts, and what is left of a
 * teacher's classes once nobody has anything in them. Sweeps SMS codes, sessions and the security
 * journal, links and prints that have ended.
 */
import { and, asc, isNotNull, lt, lte } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { DELETED_KEPT_DAYS, SESSION_IDLE_DAYS } from '@zhupi/contract/terms/limits.ts'
import { DEVICE_KNOWN_MS } from '@zhupi/contract/terms/signInDelays.ts'
import type { Db } from '../db/database.ts'
import { describeFault } from '../db/describeFault.ts'
import { accounts } from '../db/schema/account.ts'
import { homework } from '../db/schema/homework.ts'
import { sessions, smsCodes } from '../db/schema/session.ts'
import {
  eraseAccount,
  eraseClassroom,
  eraseEmptyClassrooms,
  eraseHomework,
  erasePractice,
  listDeletedClassrooms,
  listDeletedPractice,
  listEmptyHomework,
  type RemovedAccount,
} from '../records/erasure.ts'
import { sweepDoubts } from '../records/photoDoubt.ts'
import { sweepUndos } from '../records/review.ts'
import { sweepSecurityEvents } from '../records/securityJournal.ts'
import { sweepEndedPrints } from '../records/print.ts'
import { sweepEndedLinks } from '../records/shareLink.ts'

/**
 * A code is good for minutes and counts for an hour; after that nobody needs to know who asked.
 */
const SMS_CODES_KEPT_DAYS = 7

/**
 * All of these have ended, for an unused ticket ends sooner. Until then a refusal says why, and the
 * browser is known to the account.
 */
const SESSIONS_KEPT_MS = Math.max(DEVICE_KNOWN_MS, SESSION_IDLE_DAYS * DAY_MS)

/** Long enough to look into an attack that is noticed late. */
const SECURITY_JOURNAL_KEPT_DAYS = 180

/** A term: an essay that was photographed is long handed in. */
const PHOTO_DOUBTS_KEPT_DAYS = 180

/** Nobody takes a verdict back after seconds. */
const UNDO_KEPT_MS = DAY_MS

/**
 * One thing a transaction, the oldest first; may run twice with the same result. What cannot be
 * erased stops nothing else.
 */
export async function eraseDeleted({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock().getTime()
  const before = new Date(now - DELETED_KEPT_DAYS * DAY_MS)
  const failures: string[] = []
  const eraseEach = async <T>(things: readonly T[], erase: (thing: T) => Promise<void>) => {
    for (const thing of things)
      await erase(thing).catch((error: Error) => failures.push(describeFault(error).message))
  }
  // First: what a verdict would be taken back to may name a reviewer who is erased below.
  await sweepUndos(db, new Date(now - UNDO_KEPT_MS))
  await eraseEach(
    await db
      .select({ id: homework.id })
      .from(homework)
      .where(and(isNotNull(homework.deletedAt), lte(homework.deletedAt, before)))
      .orderBy(asc(homework.deletedAt)),
    ({ id }) => eraseHomework(db, id),
  )
  await eraseEach(await listDeletedClassrooms(db, before), ({ id }) => eraseClassroom(db, id))
  await eraseEach(await listDeletedPractice(db, before), (id) => erasePractice(db, id))
  await eraseEach(await listRemovedAccounts(db, before), (account) => eraseAccount(db, account))
  await eraseEach(await listEmptyHomework(db), ({ id }) => eraseHomework(db, id))
  await eraseEmptyClassrooms(db)
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, new Date(now - SMS_CODES_KEPT_DAYS * DAY_MS)))
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now - SESSIONS_KEPT_MS)))
  await sweepEndedLinks(db, new Date(now))
  await sweepEndedPrints(db, new Date(now))
  await sweepDoubts(db, new Date(now - PHOTO_DOUBTS_KEPT_DAYS * DAY_MS))
  await sweepSecurityEvents(db, new Date(now - SECURITY_JOURNAL_KEPT_DAYS * DAY_MS))
  if (failures.length > 0)
    throw new Error(`${failures.length} could not be erased: ${failures.join('; ')}`)
}

async function listRemovedAccounts(db: Db, before: Date): Promise<RemovedAccount[]> {
  const rows = await db
    .select({ id: accounts.id, phone: accounts.phone, removedAt: accounts.removedAt })
    .from(accounts)
    .where(and(isNotNull(accounts.removedAt), lte(accounts.removedAt, before)))
    .orderBy(asc(accounts.removedAt))
  return rows.flatMap(({ removedAt, ...account }) =>
    removedAt === null ? [] : [{ ...account, removedAt }],
  )
}
