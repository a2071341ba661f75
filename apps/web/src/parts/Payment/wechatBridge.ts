/**
 * What WeChat's own web view offers for paying. None of its answers is believed: the order is asked
 * for afterwards.
 */
import { invokeWechat, openMiniProgramPage } from '#client/wechatBridge.ts'

/**
 * @returns false where WeChat says that it failed; a payment that was left alone is not a failed
 * one.
 */
export async function payInWechat(request: object): Promise<boolean> {
  return !(await invokeWechat('getBrandWCPayRequest', request)).endsWith(':fail')
}

/** The mini-program's own page does the paying, for a web view inside it cannot. */
const MINI_PROGRAM_PAY_PAGE = '/pages/pay/index'

export async function openMiniProgramPay(query: string): Promise<void> {
  await openMiniProgramPage(`${MINI_PROGRAM_PAY_PAGE}?${query}`)
}
