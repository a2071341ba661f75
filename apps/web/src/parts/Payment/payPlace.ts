/** Where the product is open decides how it can be paid for (domain facts §10, decisions 22, 24). */

/** 'wechat': in WeChat's own browser, where only JSAPI pays and nothing leads on to Alipay. */
export type PayPlace = 'browser' | 'wechat' | 'miniProgram'

declare global {
  interface Window {
    __wxjs_environment?: string
    /** WeChat's own; there a moment after the page. */
    WeixinJSBridge?: {
      invoke: (name: string, request: object, answer: (result: { err_msg: string }) => void) => void
    }
  }
}

export function findPayPlace(userAgent: string, environment: string | undefined): PayPlace {
  if (environment === 'miniprogram' || /miniProgram/i.test(userAgent)) return 'miniProgram'
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'browser'
}

export function payPlace(): PayPlace {
  return findPayPlace(navigator.userAgent, window.__wxjs_environment)
}

function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent)
}

/** Apple's rules: inside a mini-program on iOS nothing is sold that is used in it (decisions 22). Hidden while the switch is not known yet. */
export function hidesPrices(
  hidesPricesOnIos: boolean | undefined,
  place: PayPlace,
  userAgent: string,
): boolean {
  return place === 'miniProgram' && isIos(userAgent) && hidesPricesOnIos !== false
}
