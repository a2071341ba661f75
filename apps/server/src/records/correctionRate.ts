/**
 * How many corrections one person starts: what makes the engine work is counted, in the transaction
 * that starts it, so that neither a text that has its report nor a refused attempt is.
 */
import { sql } from 'drizzle-orm'
import { CORRECTION_RATE } from '@zhupi/contract/terms/rates.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { rateCounts } from '../db/schema/rates.ts'
import { statement } from '../db/statement.ts'
import { refuseFor } from '../domain/refuse.ts'
import { hashToken } from '../domain/token.ts'

/** Last in the transaction: the person's other corrections wait for its end. */
export async function countCorrection(db: Db, accountId: number, now: Date): Promise<void> {
  const { name, max, withinMs } = CORRECTION_RATE
  const at = now.getTime()
  const key = `${name}:${hashToken(String(accountId)).slice(0, 22)}`
  const { points, expire } = onlyRow(await countOne(db, { key, at, expire: at + withinMs }))
  // What was counted goes with the transaction.
  if (points > max) refuseFor((expire ?? at) - at, 'tooManyRequests')
}

const countOne = statement(['key', 'at', 'expire'], (db, { key, at, expire }) => {
  const isOver = sql`${rateCounts.expire} <= ${at}::bigint`
  return db
    .insert(rateCounts)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateCounts.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateCounts.expire} end`,
      },
    })
    .returning({ points: rateCounts.points, expire: rateCounts.expire })
})
