/**
 * The pages and callbacks of paying. The calls of an order (recharge, getOrder) are in
 * membership.ts.
 */
import * as z from 'zod/mini'
import { defineCallback, definePage } from './definePage.ts'
import { id, text } from './wire.ts'

/**
 * The form that leads on to Alipay, on a page of its own, for whoever has the order's token. A
 * screen may also fetch the page and send the form itself. `back` is the page of ours to return to.
 */
export const alipayRechargeView = definePage({
  name: 'alipayRechargeView',
  method: 'GET',
  path: '/correct/pub/view/alipay/recharge.mvc',
  who: 'orderToken',
  request: z.object({
    rechargeId: id(),
    token: text({ min: 1, max: 64 }),
    back: z.optional(text({ max: 200 })),
  }),
  answer: 'html',
})

/**
 * Sends the browser to WeChat's sign-in, which returns it to `back` with the `code` that recharge
 * takes as wxcode.
 */
export const wechatAuthorize = definePage({
  name: 'wechatAuthorize',
  method: 'GET',
  path: '/correct/pub/pay/wechat/authorize.mvc',
  who: 'anyone',
  request: z.object({ back: text({ min: 1, max: 300 }) }),
  answer: 'redirect',
})

export const paymentPages = { alipayRechargeView, wechatAuthorize }

/** Alipay reports an order's state: a signed form, answered `success` or `fail`. */
export const alipayNotify = defineCallback({
  name: 'alipayNotify',
  method: 'POST',
  path: '/correct/pub/pay/alipay/notify.mvc',
  who: 'gateway',
  body: 'form',
})

/**
 * WeChat Pay reports an order's state: signed and encrypted JSON, answered with a status and a
 * code.
 */
export const wechatNotify = defineCallback({
  name: 'wechatNotify',
  method: 'POST',
  path: '/correct/pub/pay/wechat/notify.mvc',
  who: 'gateway',
  body: 'json',
})
