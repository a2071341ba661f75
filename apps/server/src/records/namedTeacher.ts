/** A teacher whom another one names to share a class with. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { refuse } from '../domain/refuse.ts'
import { isNotRemoved } from './account.ts'

/**
 * Name and account have to be one teacher's: an unknown account and a wrong name are answered
 * alike, so that nobody learns which phones have accounts. `db` is a transaction.
 */
export async function findNamedTeacher(
  db: Db,
  name: string,
  account: string,
): Promise<{ id: number; name: string }> {
  const [found] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      and(
        eq(accounts.phone, account.normalize('NFKC').replaceAll(/\s/g, '')),
        eq(accounts.role, 'teacher'),
        eq(accounts.name, name.trim()),
        isNotRemoved(),
      ),
    )
    // Two classes handed over at once do not overfill the receiver.
    .for('update')
  return found ?? refuse('noSuchTeacher')
}
