/**
 * Hands a link on in the way of what the app runs in. Inside WeChat nobody but the person can send
 * anything: the page says what is to be sent, and the person taps the menu.
 */
import { getWechatSignature } from '@zhupi/contract/calls/share.ts'
import { api } from '#client/api.ts'
import { mayShareInApp, shareInApp, type Shared } from '#client/nativeActs.ts'
import { invokeWechat, postToMiniProgram } from '#client/wechatBridge.ts'
import { currentWrapper, isIos } from '#client/wrapper.ts'
import { copyText } from '#ui/copyText.ts'

/** 'menu': the rest is the menu's of the wrapper. */
export type Handed = 'done' | 'menu'

const SHARE_CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const

export async function handOver(content: Shared): Promise<Handed> {
  switch (currentWrapper()) {
    case 'app':
      if (!mayShareInApp()) return copied(content.url)
      shareInApp(content)
      return 'done'
    case 'miniProgram':
      try {
        await postToMiniProgram({ kind: 'share', ...content })
        return 'menu'
      } catch {
        return copied(content.url)
      }
    case 'wechat':
      return (await prepareMenu(content)) ? 'menu' : copied(content.url)
    case 'alipay':
    case 'browser':
      return shareByBrowser(content)
  }
}

async function copied(url: string): Promise<Handed> {
  await copyText(url)
  return 'done'
}

/** The phone's own way of sharing where it has one; a person who closes it has not failed. */
async function shareByBrowser({ title, url }: Shared): Promise<Handed> {
  // Not there over plain HTTP, nor in many web views.
  if (typeof navigator.share !== 'function') return copied(url)
  try {
    await navigator.share({ title, url })
    return 'done'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    return copied(url)
  }
}

/** @returns false where the server is no public account's, or WeChat does not take it. */
async function prepareMenu({ title, text, url }: Shared): Promise<boolean> {
  try {
    const signature = await api(getWechatSignature, { url: signedAddress() })
    if (signature === null) return false
    const verified = {
      appId: signature.appId,
      verifyAppId: signature.appId,
      verifySignType: 'sha1',
      verifyTimestamp: String(signature.timestamp),
      verifyNonceStr: signature.nonceStr,
      verifySignature: signature.signature,
    }
    const checked = await invokeWechat('preVerifyJSAPI', {
      ...verified,
      verifyJsApiList: SHARE_CALLS,
      verifyOpenTagList: [],
    })
    if (!checked.endsWith(':ok')) return false
    for (const name of SHARE_CALLS) {
      const answer = await invokeWechat(name, {
        ...verified,
        title,
        desc: text,
        link: url,
        imgUrl: new URL(`${import.meta.env.BASE_URL}icon-192.png`, location.origin).href,
      })
      if (!answer.endsWith(':ok')) return false
    }
    return true
  } catch {
    return false
  }
}

/** WeChat checks the address that the app was opened with on iOS, the present one elsewhere. */
function signedAddress(): string {
  const entry = performance.getEntriesByType('navigation')[0]?.name
  const address = isIos(navigator.userAgent) && entry !== undefined ? entry : location.href
  return address.split('#')[0] ?? address
}
