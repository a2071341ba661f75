/**
 * The demo gateway over HTTP: what the shop asks, WeChat's sign-in, and the cashier that people
 * see.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { addressForBrowser } from '../port.ts'
import { CASHIER_ACTS, drawCashier, drawNotice, type CashierAct } from './cashierPage.ts'
import { answerAlipay, makeAlipayReturn } from './demoAlipay.ts'
import type { DemoKeys } from './demoKeys.ts'
import type { DemoTrade, DemoTrades } from './demoTrades.ts'
import { answerWechat } from './demoWechat.ts'

export const DEMO_BASE = `${BASE_PATH}/demo-cashier`
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const NO_TRADE = '没有这笔订单，请返回重新下单。'

/** The browser is usually back before the notification comes. */
const NOTIFY_AFTER_SECONDS = 1
const NOTIFY_LATE_AFTER_SECONDS = 60

type Demo = { keys: DemoKeys; trades: DemoTrades; ownUrl: () => string; clock: () => Date }

export function makeDemoRoutes(demo: Demo): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    addAlipayGateway(app, demo)
    addWechatGateway(app, demo)
    addWechatSignIn(app, demo)
    addCashier(app, demo)
  }
}

function addAlipayGateway(app: FastifyInstance, { keys, trades }: Demo): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${DEMO_BASE}/gateway.do`,
    handler: async (request, reply) => {
      const fields = { ...readTexts(request.query), ...readTexts({ ...readObject(request.body) }) }
      const answer = answerAlipay(fields, trades, keys)
      if (answer.kind === 'cashier') return reply.redirect(cashierPath(answer.trade), 303)
      if (answer.kind === 'page') return reply.code(400).type(HTML).send(drawNotice(answer.text))
      return reply.type(JSON_TYPE).send(answer.body)
    },
  })
}

function addWechatGateway(app: FastifyInstance, { keys, trades, ownUrl, clock }: Demo): void {
  const read = (request: FastifyRequest) => ({
    method: request.method,
    path: request.originalUrl,
    authorization: request.headers.authorization ?? '',
    body: typeof request.body === 'string' ? request.body : '',
  })
  const cashierUrl = (trade: DemoTrade) => `${ownUrl()}${cashierPath(trade)}`
  app.route({
    method: ['GET', 'POST'],
    url: `${DEMO_BASE}/v3/*`,
    handler: async (request, reply) => {
      const site = { cashierUrl, now: clock() }
      const { status, headers, body } = answerWechat(read(request), trades, keys, site)
      return reply.code(status).headers(headers).type(JSON_TYPE).send(body)
    },
  })
}

function addWechatSignIn(app: FastifyInstance, demo: Demo): void {
  app.get(`${DEMO_BASE}/connect/oauth2/authorize`, async (request, reply) => {
    const { redirect_uri = '', state = '' } = readTexts(request.query)
    const url = new URL(ownAddress(demo, redirect_uri), 'http://demo')
    url.search = new URLSearchParams([
      ...url.searchParams,
      ['code', 'demo-code'],
      ['state', state],
    ]).toString()
    return reply.redirect(`${url.pathname}${url.search}`)
  })
  app.get(`${DEMO_BASE}/sns/oauth2/access_token`, async () => ({
    openid: 'o-demo-payer',
    access_token: 'demo',
    expires_in: 7200,
  }))
}

const tapped = z.object({ act: z.enum(CASHIER_ACTS) })

function addCashier(app: FastifyInstance, demo: Demo): void {
  const { trades, keys, clock } = demo
  const url = `${DEMO_BASE}/pay/:id`
  app.get<{ Params: { id: string } }>(url, async (request, reply) => {
    const trade = trades.findById(request.params.id)
    reply.type(HTML).header('cache-control', 'no-store')
    if (trade === undefined) return reply.code(404).send(drawNotice(NO_TRADE))
    const { redirect_url } = readTexts(request.query)
    if (redirect_url !== undefined) trade.returnTo = redirect_url
    return reply.send(drawCashier(trade, cashierPath(trade)))
  })

  app.post<{ Params: { id: string } }>(url, async (request, reply) => {
    const trade = trades.findById(request.params.id)
    const act = tapped.safeParse(request.body).data?.act
    if (trade === undefined || act === undefined)
      return reply.code(404).type(HTML).send(drawNotice(NO_TRADE))
    actOn(trade, act, trades)
    const isReturn =
      act !== 'fail' &&
      trade.state === 'paid' &&
      trade.way === 'ALIPAY' &&
      URL.canParse(trade.returnTo)
    const returnTo = isReturn ? makeAlipayReturn(trade, clock(), keys) : trade.returnTo
    return reply.redirect(ownAddress(demo, returnTo), 303)
  })
}

function actOn(trade: DemoTrade, act: CashierAct, trades: DemoTrades): void {
  if (act === 'pay' || act === 'payLate') {
    const seconds = act === 'pay' ? NOTIFY_AFTER_SECONDS : NOTIFY_LATE_AFTER_SECONDS
    if (trades.pay(trade)) {
      trades.notify(trade, 'paid', seconds)
      // An older event overtaken by a newer one: Alipay does send those.
      if (trade.way === 'ALIPAY') trades.notify(trade, 'waiting', seconds + 1)
    }
  }
  // WeChat notifies nobody of an order that was closed; Alipay does.
  if (act === 'close' && trades.close(trade) && trade.way === 'ALIPAY')
    trades.notify(trade, 'closed', NOTIFY_AFTER_SECONDS)
}

function cashierPath(trade: DemoTrade): string {
  return `${DEMO_BASE}/pay/${trade.id}`
}

/** Only back to ourselves: the cashier sends nobody anywhere else. */
function ownAddress(demo: Pick<Demo, 'ownUrl'>, url: string): string {
  const address = addressForBrowser(demo, url)
  return address.startsWith('/') && !address.startsWith('//') ? address : `${BASE_PATH}/`
}

const texts = z.record(z.string(), z.string())

function readTexts(value: unknown): Record<string, string> {
  return texts.safeParse(value).data ?? {}
}

function readObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}
