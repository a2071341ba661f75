/** What people think of the product, for its operators (spec 2 §5 Feedback). */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { and, count, eq, gt } from 'drizzle-orm'
import type { sendFeedback as call } from '@zhupi/contract/calls/account.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { FEEDBACK_PER_DAY_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { feedback } from '../../db/schema.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendFeedback: Handler<typeof call> = async (
  { name, phone, content, requestKey = null },
  { db, now, person },
) => {
  const words = content.trim()
  if (words === '') refuse('badInput', MESSAGES.feedbackMissing)
  if (phone.trim() === '') refuse('badInput', MESSAGES.feedbackPhoneMissing)
  if (!isPhone(phone.trim())) refuse('badInput', MESSAGES.phoneToFillWrong)
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
      name: name?.trim() || person.name,
      phone: phone.trim(),
      content: words,
      requestKey,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [feedback.accountId, feedback.requestKey] })
  return null
}
