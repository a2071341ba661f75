/** How a failed call is shown where the screen has nothing better to say. */
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import {
  NOT_SIGNED_IN,
  REFUSED,
  SERVER_FAULT,
  SIGNED_IN_ELSEWHERE,
} from '@zhupi/contract/terms/refusalCodes.ts'
import { alertText } from '#ui/notices.ts'
import { ApiError } from './api.ts'

const CALLBACK_ONLY = 4000
const SESSION_ENDS: readonly number[] = [NOT_SIGNED_IN, SIGNED_IN_ELSEWHERE]

/**
 * `onBack` runs once the person has read a refusal (500, 3005), or at once for 4000. Resolves when
 * the person has read it all.
 */
export async function showFailure(
  error: unknown,
  { onBack }: { onBack?: () => void } = {},
): Promise<void> {
  // Anything but a call's answer is our own fault and must not be dressed up as one.
  if (!(error instanceof ApiError)) throw error
  // api() has already led to sign-in.
  if (SESSION_ENDS.includes(error.code)) return
  if (error.code === CALLBACK_ONLY) return onBack?.()
  if (error.code === 0) {
    const text = navigator.onLine ? error.message : FIRST_MESSAGES.offlineAction
    return alertText(text, { title: FIRST_MESSAGES.notice })
  }
  if (error.code !== SERVER_FAULT && error.code !== REFUSED) return alertText(error.message)
  await alertText(error.message, { confirmText: FIRST_MESSAGES.back })
  onBack?.()
}
