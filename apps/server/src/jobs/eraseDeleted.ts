/** What was deleted 30 days ago is erased: homework, accounts, and what is left of a teacher's classes once nobody has anything in them (decisions 18). */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { and, asc, isNotNull, lt, lte } from 'drizzle-orm'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { describeFault } from '../db/describeFault.ts'
import { accounts, homework, smsCodes } from '../db/schema.ts'
import {
  eraseAccount,
  eraseEmptyClassrooms,
  eraseHomework,
  listEmptyHomework,
  type LeftAccount,
} from '../records/erasure.ts'

/** A code is good for five minutes and counts for an hour; after this nobody needs to know who asked for one. */
const SMS_CODES_KEPT_DAYS = 7

/** One thing a transaction, the oldest first; may run twice and ends the same. What cannot be erased stops nothing else. */
export async function eraseDeleted({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock().getTime()
  const before = new Date(now - DELETED_KEPT_DAYS * DAY_MS)
  const failures: string[] = []
  const each = async <T>(things: readonly T[], erase: (thing: T) => Promise<void>) => {
    for (const thing of things)
      await erase(thing).catch((error: Error) => failures.push(describeFault(error).message))
  }
  await each(
    await db
      .select({ id: homework.id })
      .from(homework)
      .where(and(isNotNull(homework.deletedAt), lte(homework.deletedAt, before)))
      .orderBy(asc(homework.deletedAt)),
    ({ id }) => eraseHomework(db, id),
  )
  await each(await listLeft(db, before), (account) => eraseAccount(db, account))
  await each(await listEmptyHomework(db), ({ id }) => eraseHomework(db, id))
  await eraseEmptyClassrooms(db)
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, new Date(now - SMS_CODES_KEPT_DAYS * DAY_MS)))
  if (failures.length > 0)
    throw new Error(`${failures.length} could not be erased: ${failures.join('; ')}`)
}

async function listLeft(db: Db, before: Date): Promise<LeftAccount[]> {
  const rows = await db
    .select({ id: accounts.id, phone: accounts.phone, removedAt: accounts.removedAt })
    .from(accounts)
    .where(and(isNotNull(accounts.removedAt), lte(accounts.removedAt, before)))
    .orderBy(asc(accounts.removedAt))
  return rows.flatMap(({ removedAt, ...account }) =>
    removedAt === null ? [] : [{ ...account, removedAt }],
  )
}
