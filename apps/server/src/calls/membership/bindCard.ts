/** Binds a grading card: its right counts from now. */
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { eq } from 'drizzle-orm'
import type { bindCard as call } from '@zhupi/contract/calls/membership.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../../db/database.ts'
import { gradingCards } from '../../db/schema/membership.ts'
import { isCardPassword, normalCardNo } from '../../domain/gradingCard.ts'
import { refuse } from '../../domain/refuse.ts'
import { insertGrant } from '../../records/grant.ts'
import type { Handler } from '../handler.ts'

/** Wrong passwords that lock a card's number, and for how long. */
const TRIES = 5
const LOCKED_MS = HOUR_MS

export const bindCard: Handler<typeof call> = async ({ cardNo, cardPwd }, { db, now, person }) => {
  const number = normalCardNo(cardNo)
  const [known] = await db
    .select({ salt: gradingCards.salt, passwordHash: gradingCards.passwordHash })
    .from(gradingCards)
    .where(eq(gradingCards.number, number))
  // Salt and hash of a card never change: the slow part stays outside the transaction.
  const isRight = await isCardPassword(known, cardPwd)
  // A wrong try is counted all the same, so the refusal waits until this has committed.
  const bound = await db.transaction((db) => bind(db, number, isRight, person.id, now))
  if (typeof bound === 'string') return refuse(bound)
  const { uses, endsAt } = bound
  const until = formatWireTime(endsAt).slice(0, 10)
  const right = uses === null ? '会员' : `可批改 ${uses} 次，`
  return { msg: `绑定成功，${right}有效期至 ${until}` }
}

/** The card's row is held: of many at once, one binds it. */
async function bind(db: Db, number: string, isRight: boolean, accountId: number, now: Date) {
  const [card] = await db
    .select({
      id: gradingCards.id,
      days: gradingCards.days,
      uses: gradingCards.uses,
      validUntil: gradingCards.validUntil,
      boundBy: gradingCards.boundBy,
      tries: gradingCards.tries,
      triedAt: gradingCards.triedAt,
    })
    .from(gradingCards)
    .where(eq(gradingCards.number, number))
    .for('update')
  // A locked number, one that does not exist and a wrong password answer alike: guessing learns
  // nothing.
  if (card === undefined) return 'wrongCard'
  const isPast = card.triedAt === null || now.getTime() - card.triedAt.getTime() >= LOCKED_MS
  const tries = isPast ? 0 : card.tries
  if (tries >= TRIES) return 'wrongCard'
  if (!isRight) {
    await db
      .update(gradingCards)
      .set({ tries: tries + 1, triedAt: now })
      .where(eq(gradingCards.id, card.id))
    return 'wrongCard'
  }
  if (card.boundBy !== null) return 'cardUsed'
  if (card.validUntil <= now) return 'cardExpired'
  await insertGrant(
    db,
    { accountId, kind: 'card', startsAt: now, days: card.days, uses: card.uses },
    now,
  )
  await db
    .update(gradingCards)
    .set({ boundBy: accountId, boundAt: now, tries: 0, triedAt: null })
    .where(eq(gradingCards.id, card.id))
  return { uses: card.uses, endsAt: new Date(now.getTime() + card.days * DAY_MS) }
}
