/** What WeChat's browser asks of a page before its menu shares what the page says. */
import type { getWechatSignature as call } from '@zhupi/contract/calls/share.ts'
import type { Handler } from '../handler.ts'

export const getWechatSignature: Handler<typeof call> = async ({ url }, { wechatShare, now }) =>
  wechatShare.sign(url, now)
