/**
 * What a guardian said for a child, each time it was said; the latest counts. Whether it lets a
 * text be corrected is decided here alone.
 */
import { desc, eq } from 'drizzle-orm'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { consents } from '../db/schema/account.ts'
import { statement } from '../db/statement.ts'

export type Consent = { isGiven: boolean; guardianPhone: string; version: string; saidAt: Date }

export async function findConsent(db: Db, accountId: number): Promise<Consent | undefined> {
  const [latest] = await latestOf(db, { accountId })
  return latest
}

const latestOf = statement(['accountId'], (db, { accountId }) =>
  db
    .select({
      isGiven: consents.isGiven,
      guardianPhone: consents.guardianPhone,
      version: consents.version,
      saidAt: consents.saidAt,
    })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.id))
    .limit(1),
)

/** Why what a child writes for this grade is not corrected; undefined where it may be. */
export async function findConsentBar(
  db: Db,
  studentId: number,
  gradeLevel: number,
): Promise<'consentNeeded' | 'correctionNeedsConsent' | undefined> {
  if (gradeLevel > CONSENT_UNTIL_GRADE) return undefined
  const said = await findConsent(db, studentId)
  if (said === undefined) return 'consentNeeded'
  return said.isGiven ? undefined : 'correctionNeedsConsent'
}
