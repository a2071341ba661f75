/** Where the browser comes back to after the cashier. */
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { PaymentPort } from './port.ts'

const DEFAULT = `${BASE_PATH}/user/vip`

/**
 * Only a page of ours, whatever was asked for; it learns which order to ask for, because the
 * address that the browser comes back to proves nothing.
 */
export function paymentReturn(
  payment: Pick<PaymentPort, 'ownUrl'>,
  wanted: string | undefined,
  rechargeId: number,
): string {
  const own = payment.ownUrl()
  const url = new URL(wanted !== undefined && URL.canParse(wanted, own) ? wanted : DEFAULT, own)
  const path = url.pathname.startsWith(`${BASE_PATH}/`) ? `${url.pathname}${url.search}` : DEFAULT
  const back = new URL(`${own}${path}`)
  back.searchParams.set('rechargeId', String(rechargeId))
  return back.href
}
