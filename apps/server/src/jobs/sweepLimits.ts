/** Deletes what limits counted and need no more. */
import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateCounts } from '../db/schema/rates.ts'
import { passwordTries } from '../db/schema/session.ts'

export async function sweepLimits({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock()
  await db.delete(rateCounts).where(lt(rateCounts.expire, now.getTime()))
  await db.delete(passwordTries).where(lt(passwordTries.expiresAt, now))
}
