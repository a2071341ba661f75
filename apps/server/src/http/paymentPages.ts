/**
 * The pages of paying: the one that leads on to the gateway's cashier, and the way to WeChat's
 * sign-in.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { alipayRechargeView, wechatAuthorize } from '@zhupi/contract/calls/payment.ts'
import { RECHARGE_TYPE_NAMES } from '@zhupi/contract/terms/membership.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { escapeHtml } from '../adapters/payment/escapeHtml.ts'
import { paymentReturn } from '../adapters/payment/paymentReturn.ts'
import { addressForBrowser, type PaymentPort } from '../adapters/payment/port.ts'
import type { Db } from '../db/database.ts'
import { findOrderByToken, orderEndsAt, orderTitle } from '../records/order.ts'

type Services = { db: Db; payment: PaymentPort; clock: () => Date }

export function addPaymentPages(app: FastifyInstance, services: Services): void {
  addRechargeView(app, services)
  addWechatAuthorize(app, services)
}

/**
 * The gateway's form on a page of its own, for a browser that goes there; a screen that fetches the
 * page finds the same form in it. The page's one script may run by its nonce, and the form may go
 * to the gateway: the app's own rules stay as narrow as they are.
 */
function addRechargeView(app: FastifyInstance, { db, payment, clock }: Services): void {
  app.get(mountedPath(alipayRechargeView), async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const [asked, now] = [alipayRechargeView.request.safeParse(request.query), clock()]
    if (!asked.success) return sendFailed(reply)
    const { rechargeId, token, back } = asked.data
    const order = await findOrderByToken(db, rechargeId, token)
    const gateway = order && payment.gateways[order.rechargeType]
    if (gateway?.opens !== 'form' || order?.status !== 'waiting' || now >= orderEndsAt(order))
      return sendFailed(reply)
    const { action, fields } = gateway.begin(
      {
        orderNo: order.orderNo,
        amount: order.amount,
        title: orderTitle(order.days),
        endsAt: orderEndsAt(order),
      },
      paymentReturn(payment, back || undefined, order.id),
      now,
    )
    const nonce = randomBytes(16).toString('base64')
    const form = drawForm(addressForBrowser(payment, action), fields, {
      name: RECHARGE_TYPE_NAMES[order.rechargeType],
      nonce,
    })
    reply.header('content-security-policy', formPolicy(nonce, payment.formTargets))
    return reply.send(drawPage(form))
  })
}

function formPolicy(nonce: string, formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Inside WeChat a payment names its payer: WeChat sends the browser back with the `code` that
 * recharge takes.
 */
function addWechatAuthorize(app: FastifyInstance, { payment }: Services): void {
  app.get(mountedPath(wechatAuthorize), async (request, reply) => {
    const asked = wechatAuthorize.request.safeParse(request.query)
    const own = payment.ownUrl()
    const wechat = payment.gateways.WECHAT
    const isOurs =
      asked.success &&
      asked.data.back.startsWith(`${BASE_PATH}/`) &&
      URL.canParse(asked.data.back, own)
    const url =
      isOurs && wechat?.opens === 'address'
        ? wechat.authorizeUrl(`${own}${asked.data.back}`)
        : undefined
    if (url === undefined) return sendFailed(reply)
    return reply.redirect(addressForBrowser(payment, url))
  })
}

function sendFailed(reply: FastifyReply): FastifyReply {
  const [alert, back] = [
    `<p role="alert">${MESSAGES.paymentFailed}</p>`,
    `<p><a href="${BASE_PATH}/user/vip">返回</a></p>`,
  ]
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(drawPage(`${alert}${back}`))
}

/** `name`: the gateway's, as people know it. */
function drawForm(
  action: string,
  fields: Record<string, string>,
  { name, nonce }: { name: string; nonce: string },
): string {
  const inputs = Object.entries(fields).map(
    ([field, value]) =>
      `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
  )
  const form = [
    `<form id="alipay" method="post" action="${escapeHtml(action)}" accept-charset="utf-8">`,
    ...inputs,
    `<p>正在前往${name}…</p><button type="submit">立即前往</button></form>`,
  ].join('')
  return `${form}
<script nonce="${nonce}">document.getElementById('alipay').submit()</script>`
}

const STYLE = [
  'body{font:16px/1.6 system-ui,sans-serif;text-align:center;',
  'padding:4rem 1rem;color:#222;background:#fff}',
  'button{min-height:48px;padding:0 2rem;font:inherit;border:1px solid #8c8c8c;border-radius:8px;',
  'background:#fff;color:#222}',
].join('')

function drawPage(body: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>支付</title>',
  ].join('')
  return `<!doctype html>
<html lang="zh-CN"><head>${head}
<style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`
}
