/**
 * What gateways and cashiers see of us: the notifications, in each gateway's own words to the byte, and the page that leads on to Alipay (spec 2 §7).
 * Only a notification that is signed, and fits our app, seller, order and amount, credits anything; and each order once (decisions 22).
 */
import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import {
  alipayNotify,
  alipayRechargeView,
  paymentPages,
  wechatAuthorize,
  wechatNotify,
} from '@zhupi/contract/calls/payment.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { escapeHtml } from '../adapters/payment/escapeHtml.ts'
import { paymentReturn } from '../adapters/payment/paymentReturn.ts'
import { addressForBrowser, NotifyForged, type PaymentPort } from '../adapters/payment/port.ts'
import type { Db } from '../db/database.ts'
import { describeFault } from '../db/describeFault.ts'
import {
  findOrderByToken,
  orderEndsAt,
  orderTitle,
  settleOrder,
  type Settlement,
} from '../records/order.ts'

/** Reachable at the root too, like every call. */
export const PAYMENT_PATHS: readonly string[] = [
  alipayNotify,
  wechatNotify,
  ...Object.values(paymentPages),
].map(({ path }) => path)

/** A notification is a few kilobytes. */
const BODY_LIMIT = 65_536

type Services = { db: Db; payment: PaymentPort; clock: () => Date }

export function addPayments(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => addAlipayNotify(scope, services))
  void app.register(async (scope) => addWechatNotify(scope, services))
  addAlipayPage(app, services)
  addWechatSignIn(app, services)
}

/** Settled: the gateway need not tell us again. What does not fit an order of ours stays open to be looked into. */
const TAKEN: ReadonlySet<Settlement> = new Set<Settlement>([
  'credited',
  'creditedBefore',
  'closed',
  'waiting',
])

const form = z.record(z.string(), z.string())

function addAlipayNotify(app: FastifyInstance, { db, payment, clock }: Services): void {
  const answer = (reply: FastifyReply, isTaken: boolean) =>
    reply
      .code(200)
      .type('text/plain; charset=utf-8')
      .send(isTaken ? 'success' : 'fail')
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    logFailure(request, error)
    return answer(reply, false)
  })
  app.post(mountedPath(alipayNotify), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const fields = form.safeParse({ ...readObject(request.body) })
    if (!fields.success || payment.alipay === undefined) return answer(reply, false)
    const settlement = await settleOrder(
      db,
      'ALIPAY',
      payment.alipay.readNotify(fields.data),
      clock(),
    )
    logSettlement(request, settlement)
    return answer(reply, TAKEN.has(settlement))
  })
}

function addWechatNotify(app: FastifyInstance, { db, payment, clock }: Services): void {
  const answer = (reply: FastifyReply, status: number, message: string) => {
    const body =
      status < 300
        ? '{"code":"SUCCESS","message":"成功"}'
        : JSON.stringify({ code: 'FAIL', message })
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  }
  // The signature is over the bytes as they came.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )
  // Any 2xx would tell WeChat that all is well, so nothing here may leave by the common door.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    logFailure(request, error)
    if (error instanceof NotifyForged) return answer(reply, 401, '验签失败')
    return answer(reply, error.statusCode ?? 500, '处理失败')
  })
  app.post(mountedPath(wechatNotify), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (payment.wechat === undefined) return answer(reply, 503, '没有开通')
    const now = clock()
    const said = payment.wechat.readNotify(
      { headers: request.headers, body: typeof request.body === 'string' ? request.body : '' },
      now,
    )
    if (said === undefined) return answer(reply, 200, '')
    const settlement = await settleOrder(db, 'WECHAT', said, now)
    logSettlement(request, settlement)
    if (TAKEN.has(settlement)) return answer(reply, 200, '')
    return settlement === 'noSuchOrder'
      ? answer(reply, 404, '没有这个订单')
      : answer(reply, 400, '金额不符')
  })
}

/**
 * Alipay's form on a page of its own, for a browser that goes there; a screen that fetches it finds the same form in it (spec 2 §7, spec 3 §2).
 * The page's one script may run by its nonce, and the form may go to Alipay: the app's own rules stay as narrow as they are.
 */
function addAlipayPage(app: FastifyInstance, { db, payment, clock }: Services): void {
  app.get(mountedPath(alipayRechargeView), async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const [asked, now] = [alipayRechargeView.request.safeParse(request.query), clock()]
    const order = asked.success
      ? await findOrderByToken(db, asked.data.rechargeId, asked.data.token)
      : undefined
    const isOpen =
      order?.rechargeType === 'ALIPAY' && order.status === 'waiting' && now < orderEndsAt(order)
    if (!asked.success || order === undefined || !isOpen || payment.alipay === undefined) {
      return reply
        .code(404)
        .send(
          drawPage(
            `<p role="alert">${MESSAGES.paymentFailed}</p><p><a href="${BASE_PATH}/user/vip">返回</a></p>`,
          ),
        )
    }
    const wanted = {
      orderNo: order.orderNo,
      amount: order.amount,
      title: orderTitle(order.days),
      endsAt: orderEndsAt(order),
    }
    const { action, fields } = payment.alipay.begin(
      wanted,
      paymentReturn(payment, asked.data.back || undefined, order.id),
      now,
    )
    const nonce = randomBytes(16).toString('base64')
    const targets = ["'self'", ...payment.formTargets].join(' ')
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    const inputs = Object.entries(fields)
      .map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
      )
      .join('')
    return reply.send(
      drawPage(`<form id="alipay" method="post" action="${escapeHtml(addressForBrowser(payment, action))}" accept-charset="utf-8">${inputs}<p>正在前往支付宝…</p><button type="submit">立即前往</button></form>
<script nonce="${nonce}">document.getElementById('alipay').submit()</script>`),
    )
  })
}

/** Inside WeChat a payment names its payer: WeChat sends the browser back to `back` with the `code` that recharge takes as wxcode. */
function addWechatSignIn(app: FastifyInstance, { payment }: Services): void {
  app.get(mountedPath(wechatAuthorize), async (request, reply) => {
    const asked = wechatAuthorize.request.safeParse(request.query)
    const own = payment.ownUrl()
    const isOurs =
      asked.success &&
      asked.data.back.startsWith(`${BASE_PATH}/`) &&
      URL.canParse(asked.data.back, own)
    const url = isOurs ? payment.wechat?.authorizeUrl(`${own}${asked.data.back}`) : undefined
    if (url === undefined)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(
          drawPage(
            `<p role="alert">${MESSAGES.paymentFailed}</p><p><a href="${BASE_PATH}/user/vip">返回</a></p>`,
          ),
        )
    return reply.redirect(addressForBrowser(payment, url))
  })
}

function readObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}

/** Without the message itself: who paid stands in it. */
function logFailure(request: FastifyRequest, error: Error): void {
  if (error instanceof NotifyForged)
    request.log.warn({ reason: error.message }, 'payment notification refused')
  else request.log.error({ err: describeFault(error) }, 'payment notification failed')
}

function logSettlement(request: FastifyRequest, settlement: Settlement): void {
  if (!TAKEN.has(settlement)) request.log.warn({ settlement }, 'payment notification fits no order')
}

function drawPage(body: string): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>支付</title>
<style>body{font:16px/1.6 system-ui,sans-serif;text-align:center;padding:4rem 1rem;color:#222;background:#fff}button{min-height:48px;padding:0 2rem;font:inherit;border:1px solid #8c8c8c;border-radius:8px;background:#fff;color:#222}</style></head>
<body><main>${body}</main></body></html>`
}
