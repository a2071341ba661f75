/** Whether a database is a demo's: new, or with the demo school in it. */
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'

export async function mayBeDemo(db: Db): Promise<boolean> {
  return (await hasAccounts(db, { isDemo: true })) || !(await hasAccounts(db, { isDemo: false }))
}

export async function hasAccounts(db: Db, { isDemo }: { isDemo: boolean }): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.isDemo, isDemo))
    .limit(1)
  return found !== undefined
}
