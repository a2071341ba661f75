/**
 * Starts what is bound to the account and has not begun. Nobody proves here who they are: it
 * answers the same for every phone, and what it starts belongs to the phone's own account alone.
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { activateMember as call } from '@zhupi/contract/calls/membership.ts'
import { accounts } from '../../db/schema/account.ts'
import { startEntitlements } from '../../records/entitlement.ts'
import type { Handler } from '../handler.ts'

export const activateMember: Handler<typeof call> = async ({ mobile, identity }, { db, now }) => {
  const role = identity === 'STUDENT' ? 'student' : 'teacher'
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.phone, mobile.trim()), eq(accounts.role, role), isNull(accounts.removedAt)),
    )
  // The same statements where there is no account: waiting tells nothing either.
  await db.transaction((db) => startEntitlements(db, account?.id ?? NOBODY, now))
  return null
}

/** No account has this id. */
const NOBODY = 0
