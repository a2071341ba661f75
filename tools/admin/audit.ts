import type { Db } from '@zhupi/server/db/database.ts'
import { auditLog } from '@zhupi/server/db/schema/auditLog.ts'
import type { AdminContext } from './command.ts'

/** Writes the audit entry, in the transaction of what it records. Never a password or a code. */
export async function audit(
  db: Db,
  { operator, now }: Pick<AdminContext, 'operator' | 'now'>,
  act: string,
  details: Record<string, string | number | boolean | null>,
): Promise<void> {
  await db.insert(auditLog).values({ operator, act, details, at: now })
}
