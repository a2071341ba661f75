/** The public account by which WeChat's menu shares our links: all of its settings or none. */
import type { PlatformAccount } from './adapters/wechatShare/platform.ts'

export const WECHAT_PLATFORM = 'https://api.weixin.qq.com'

/** The account that pays is the same one, where no other is named. */
export function readWechatShareConfig(
  env: Record<string, string | undefined>,
): PlatformAccount | undefined {
  const appId = env.WECHAT_APP_ID?.trim() || env.WECHAT_PAY_APP_ID?.trim()
  const appSecret = env.WECHAT_APP_SECRET?.trim()
  if (!appId || !appSecret) return undefined
  return { appId, appSecret, apiBase: env.WECHAT_API_BASE?.trim() || WECHAT_PLATFORM }
}
