/** What a guardian said for a child, each time it was said; the latest counts. */
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { consents } from '../db/schema/account.ts'

export type Consent = { isGiven: boolean; guardianPhone: string; version: string; saidAt: Date }

export async function findConsent(db: Db, accountId: number): Promise<Consent | undefined> {
  const [latest] = await db
    .select({
      isGiven: consents.isGiven,
      guardianPhone: consents.guardianPhone,
      version: consents.version,
      saidAt: consents.saidAt,
    })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.id))
    .limit(1)
  return latest
}
