/**
 * What WeChat's web view offers a page, spoken to directly: its own script would come from another
 * site, which our content security policy keeps out.
 */
import './wrapper.ts'

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

/** @returns Its `err_msg`, as 'name:ok', 'name:cancel' or 'name:fail…'. */
export async function invokeWechat(name: string, request: object): Promise<string> {
  const bridge = await findBridge()
  const { err_msg } = await new Promise<{ err_msg: string }>((resolve) => {
    bridge.invoke(name, request, resolve)
  })
  return err_msg
}

/** As wx.miniProgram.navigateTo: opens a page of the mini-program around us. */
export async function openMiniProgramPage(url: string): Promise<void> {
  await tellMiniProgram('navigateTo', { url })
}

/** As wx.miniProgram.postMessage: it arrives when the web view is left or shared. */
export async function postToMiniProgram(data: object): Promise<void> {
  await tellMiniProgram('postMessage', data)
}

async function tellMiniProgram(name: string, arg: object): Promise<void> {
  const bridge = await findBridge()
  // Whether it answers at all differs by version.
  bridge.invoke('invokeMiniProgramAPI', { name, arg }, () => undefined)
}
