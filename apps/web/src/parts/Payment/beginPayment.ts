/** Asks the server for an order, and says when there can be none. */
import { recharge } from '@zhupi/contract/calls/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { api, ApiError } from '#client/api.ts'
import { getSession } from '#client/session.ts'
import { alertText } from '#ui/notices.ts'
import type { Purchase } from './purchase.ts'

export type Begun = EntityOf<typeof recharge>
type Rest = { alipayh5: string; appType: string; wxcode?: string | undefined }

/**
 * No `useAction`: it begins with its page, not with a tap, leaving the page ends it, and every
 * failure on the way to the cashier is shown alike.
 */
export function beginOrder(
  { packageId, type, hasGuardian, requestKey }: Purchase,
  rest: Rest,
  signal: AbortSignal,
): Promise<Begun> {
  return api(
    recharge,
    { rp: packageId, rt: type, guardian: hasGuardian, requestKey, ...rest },
    { signal, isQuiet: true },
  )
}

/** No way led to the cashier. Resolves once it was read. */
export async function showPaymentFailure(error: unknown): Promise<void> {
  // Signed out meanwhile: sign-in says so itself.
  if (getSession() === undefined) return
  const isRefused = error instanceof ApiError && error.code !== 0
  await alertText(isRefused ? error.message : MESSAGES.paymentFailed)
}
