/** What both roles' profiles show of the account beside name and phone. */
import { eq } from 'drizzle-orm'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts, avatars } from '../db/schema/account.ts'
import { avatarPath } from '../domain/avatarPath.ts'

export async function loadOwnProfile(
  db: Db,
  accountId: number,
): Promise<{ nickname: string; loginName: string; headImage: string | null }> {
  const { nickname, loginName, key } = onlyRow(
    await db
      .select({ nickname: accounts.nickname, loginName: accounts.loginName, key: avatars.key })
      .from(accounts)
      .leftJoin(avatars, eq(avatars.accountId, accounts.id))
      .where(eq(accounts.id, accountId)),
  )
  return { nickname, loginName: loginName ?? '', headImage: key === null ? null : avatarPath(key) }
}
