/**
 * Where the product is open decides how it can be paid for:
 * docs/decisions/paying-in-the-browser.md.
 */

/** 'wechat': in WeChat's own browser, where only JSAPI pays and nothing leads on to Alipay. */
export type PayEnvironment = 'browser' | 'wechat' | 'miniProgram'

declare global {
  interface Window {
    __wxjs_environment?: string
    /** WeChat's own; there a moment after the page. */
    WeixinJSBridge?: {
      invoke: (name: string, request: object, answer: (result: { err_msg: string }) => void) => void
    }
  }
}

export function detectEnvironment(
  userAgent: string,
  environment: string | undefined,
): PayEnvironment {
  if (environment === 'miniprogram' || /miniProgram/i.test(userAgent)) return 'miniProgram'
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'browser'
}

export function payEnvironment(): PayEnvironment {
  return detectEnvironment(navigator.userAgent, window.__wxjs_environment)
}

function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent)
}

/**
 * Apple's rules: inside a mini-program on iOS nothing is sold that is used in it. Hidden while the
 * switch is not known yet.
 */
export function hidesPrices(
  hidesPricesOnIos: boolean | undefined,
  environment: PayEnvironment,
  userAgent: string,
): boolean {
  return environment === 'miniProgram' && isIos(userAgent) && hidesPricesOnIos !== false
}
