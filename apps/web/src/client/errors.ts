/** How a failed call is shown where the screen has nothing better to say (spec 1 §8). */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { alertText } from '#ui/notices.ts'
import { ApiError } from './api.ts'

const CALLBACK_ONLY = 4000
const SESSION_ENDS: readonly number[] = [REFUSALS.notSignedIn.code, REFUSALS.signedInElsewhere.code]

/** `onBack` runs once the person has read a refusal (500, 3005), or at once for 4000. Resolves when all is said. */
export async function showFailure(
  error: unknown,
  { onBack }: { onBack?: () => void } = {},
): Promise<void> {
  // Anything but a call's answer is our own fault and must not be dressed up as one.
  if (!(error instanceof ApiError)) throw error
  // api() has already led to sign-in.
  if (SESSION_ENDS.includes(error.code)) return
  if (error.code === CALLBACK_ONLY) return onBack?.()
  if (error.code === 0) return alertText(error.message, { title: MESSAGES.notice })
  if (error.code !== REFUSALS.serverFault.code && error.code !== REFUSALS.notFound.code)
    return alertText(error.message)
  await alertText(error.message, { confirmText: MESSAGES.back })
  onBack?.()
}
