/** What both roles' profiles show of the account beside name and phone. */
import { eq, type SQL } from 'drizzle-orm'
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

type KeptAvatar = { fileKey: string | null; inRow: Buffer | null }

export function findAvatarOf(db: Db, accountId: number): Promise<KeptAvatar | undefined> {
  return findAvatar(db, eq(avatars.accountId, accountId))
}

export function findAvatarByKey(db: Db, key: string): Promise<KeptAvatar | undefined> {
  return findAvatar(db, eq(avatars.key, key))
}

async function findAvatar(db: Db, which: SQL): Promise<KeptAvatar | undefined> {
  const [found] = await db
    .select({ fileKey: avatars.fileKey, image: avatars.image })
    .from(avatars)
    .where(which)
  if (found === undefined) return undefined
  const { fileKey, image } = found
  return { fileKey, inRow: image === null ? null : Buffer.from(image, 'base64') }
}
