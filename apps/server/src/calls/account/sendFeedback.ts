/** What people think of the product, for its operators. */
import { and, count, eq, gt } from 'drizzle-orm'
import type { sendFeedback as call } from '@zhupi/contract/calls/account.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { FEEDBACK_PER_DAY_MAX } from '@zhupi/contract/terms/limits.ts'
import { feedback } from '../../db/schema/account.ts'
import { readFeedback } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendFeedback: Handler<typeof call> = async (
  { name, phone, content, requestKey = null },
  { db, now, person },
) => {
  const sentFeedback = readFeedback({ content, phone, name: name ?? '' })
  const [sent] = await db
    .select({ today: count() })
    .from(feedback)
    .where(
      and(
        eq(feedback.accountId, person.id),
        gt(feedback.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
  if ((sent?.today ?? 0) >= FEEDBACK_PER_DAY_MAX) refuse('tooManyRequests')
  await db
    .insert(feedback)
    .values({
      accountId: person.id,
      ...sentFeedback,
      name: sentFeedback.name || person.name,
      requestKey,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [feedback.accountId, feedback.requestKey] })
  return null
}
