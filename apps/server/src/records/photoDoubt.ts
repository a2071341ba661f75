/** Doubtful characters of somebody's photographs. See docs/decisions/photos.md. */
import { desc, eq, lt } from 'drizzle-orm'
import type { Unsure } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { photoDoubts } from '../db/schema/photo.ts'

/** The latest pages; nobody still writes on what was photographed before them. */
const PAGES_MAX = 100

export async function keepDoubts(
  db: Db,
  accountId: number,
  doubts: Unsure[],
  now: Date,
): Promise<void> {
  if (doubts.length > 0) await db.insert(photoDoubts).values({ accountId, doubts, readAt: now })
}

export async function listDoubts(db: Db, accountId: number, pages = PAGES_MAX): Promise<Unsure[]> {
  const rows = await db
    .select({ doubts: photoDoubts.doubts })
    .from(photoDoubts)
    .where(eq(photoDoubts.accountId, accountId))
    .orderBy(desc(photoDoubts.id))
    .limit(pages)
  return rows.flatMap(({ doubts }) => doubts)
}

export async function sweepDoubts(db: Db, before: Date): Promise<void> {
  await db.delete(photoDoubts).where(lt(photoDoubts.readAt, before))
}
