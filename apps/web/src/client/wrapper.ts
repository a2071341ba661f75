/** What the web app runs in. One place tells it, for what each of them can do differs. */

/** 'wechat': the chat app's own browser; 'app': our native app, with its version and device. */
export type Wrapper = 'browser' | 'wechat' | 'miniProgram' | 'alipay' | 'app'
export type NativeMark = { version: string; device: 'android' | 'ios' }

declare global {
  interface Window {
    __wxjs_environment?: string
    /** WeChat's own; there a moment after the page. */
    WeixinJSBridge?: {
      invoke: (name: string, request: object, answer: (result: { err_msg: string }) => void) => void
    }
  }
}

export function detectWrapper(userAgent: string, environment: string | undefined): Wrapper {
  if (readMark(userAgent) !== undefined) return 'app'
  if (environment === 'miniprogram' || /miniProgram/i.test(userAgent)) return 'miniProgram'
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return /AlipayClient/i.test(userAgent) ? 'alipay' : 'browser'
}

export function currentWrapper(): Wrapper {
  return detectWrapper(navigator.userAgent, window.__wxjs_environment)
}

export function readMark(userAgent: string): NativeMark | undefined {
  const [, version, device] = /ZhupiApp\/(\d[\w.]*) \((android|ios)\)/.exec(userAgent) ?? []
  if (version === undefined || (device !== 'android' && device !== 'ios')) return undefined
  return { version, device }
}

export function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent)
}
