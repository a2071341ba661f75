/**
 * What WeChat's own web view offers for paying. None of its answers is believed: the order is asked
 * for afterwards.
 */
import './payEnvironment.ts'

type Bridge = NonNullable<Window['WeixinJSBridge']>

/** A page opened a moment ago may be there before the bridge is. */
const BRIDGE_WITHIN_MS = 5_000

async function findBridge(): Promise<Bridge> {
  if (window.WeixinJSBridge !== undefined) return window.WeixinJSBridge
  await new Promise<void>((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true })
    setTimeout(resolve, BRIDGE_WITHIN_MS)
  })
  if (window.WeixinJSBridge === undefined) throw new Error('No WeixinJSBridge came')
  return window.WeixinJSBridge
}

/**
 * @returns false where WeChat says that it failed; a payment that was left alone is not a failed
 * one.
 */
export async function payInWechat(request: object): Promise<boolean> {
  const bridge = await findBridge()
  const { err_msg } = await new Promise<{ err_msg: string }>((resolve) => {
    bridge.invoke('getBrandWCPayRequest', request, resolve)
  })
  return !err_msg.endsWith(':fail')
}

/** The mini-program's own page does the paying, for a web view inside it cannot. */
const MINI_PROGRAM_PAY_PAGE = '/pages/pay/index'

export async function openMiniProgramPay(query: string): Promise<void> {
  const bridge = await findBridge()
  bridge.invoke(
    'invokeMiniProgramAPI',
    { name: 'navigateTo', arg: { url: `${MINI_PROGRAM_PAY_PAGE}?${query}` } },
    () => undefined,
  )
}
