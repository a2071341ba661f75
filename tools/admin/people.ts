/** Accounts as operators name them: by phone and role. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { AdminError } from './command.ts'

export const ROLE_NAMES: Record<Role, string> = { student: '学生', teacher: '老师' }

export async function loadAccount(db: Db, phone: string, role: Role) {
  const [found] = await db
    .select({ id: accounts.id, name: accounts.name, schoolId: accounts.schoolId })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), eq(accounts.role, role), isNull(accounts.removedAt)))
  if (found === undefined) throw new AdminError(`--phone：${phone} 没有${ROLE_NAMES[role]}账号`)
  return found
}
