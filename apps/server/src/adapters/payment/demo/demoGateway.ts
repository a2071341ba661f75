/**
 * A gateway of our own that speaks Alipay's and WeChat Pay's protocols, until real keys are set (decisions 22). The real adapters talk to it
 * over HTTP, so what runs in a demo is what runs with real money, but for the keys.
 */
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AlipayConfig } from '../alipay.ts'
import { addressForBrowser } from '../port.ts'
import type { WechatConfig } from '../wechat.ts'
import { CASHIER_ACTS, drawCashier, drawNotice } from './cashierPage.ts'
import {
  answerAlipay,
  DEMO_APP_ID,
  DEMO_SELLER_ID,
  makeAlipayNotification,
  makeAlipayReturn,
} from './demoAlipay.ts'
import { makeDemoKeys, type DemoKeys } from './demoKeys.ts'
import { createDemoTrades, type DemoTrade, type DemoTrades } from './demoTrades.ts'
import {
  answerWechat,
  DEMO_KEY_ID,
  DEMO_MCH_ID,
  DEMO_SERIAL_NO,
  DEMO_WECHAT_APP_ID,
  makeWechatNotification,
} from './demoWechat.ts'

const BASE = `${BASE_PATH}/demo-cashier`
/** The browser is usually back before the notification comes. */
const NOTIFY_AFTER_SECONDS = 1
const NOTIFY_LATE_AFTER_SECONDS = 60
const DELIVER_WITHIN_MS = 10_000

export type DemoGateway = {
  keys: DemoKeys
  trades: DemoTrades
  alipay: AlipayConfig
  wechat: WechatConfig
  routes: FastifyPluginAsync
  stop(): void
}

export async function createDemoGateway(
  ownUrl: () => string,
  clock: () => Date,
): Promise<DemoGateway> {
  const keys = await makeDemoKeys()
  const trades = createDemoTrades(clock, (trade, state) => deliver(trade, state, clock(), keys))
  const base = () => `${ownUrl()}${BASE}`
  return {
    keys,
    trades,
    alipay: {
      appId: DEMO_APP_ID,
      sellerId: DEMO_SELLER_ID,
      privateKey: keys.alipayApp.privateKey,
      alipayPublicKey: keys.alipay.publicKey,
      get gateway() {
        return `${base()}/gateway.do`
      },
    },
    wechat: {
      mchId: DEMO_MCH_ID,
      appId: DEMO_WECHAT_APP_ID,
      serialNo: DEMO_SERIAL_NO,
      privateKey: keys.merchant.privateKey,
      apiV3Key: keys.apiV3Key,
      wechatPublicKey: keys.wechat.publicKey,
      wechatPublicKeyId: DEMO_KEY_ID,
      appSecret: 'demo',
      get payBase() {
        return base()
      },
      get openBase() {
        return base()
      },
      get apiBase() {
        return base()
      },
    },
    routes: makeRoutes({ keys, trades, ownUrl, clock }),
    stop: () => trades.stop(),
  }
}

async function deliver(
  trade: DemoTrade,
  state: DemoTrade['state'],
  now: Date,
  keys: DemoKeys,
): Promise<boolean> {
  const signal = AbortSignal.timeout(DELIVER_WITHIN_MS)
  if (trade.way === 'ALIPAY') {
    const response = await fetch(trade.notifyUrl, {
      method: 'POST',
      body: new URLSearchParams(makeAlipayNotification(trade, state, now, keys)),
      signal,
    })
    return (await response.text()) === 'success'
  }
  return (
    (
      await fetch(trade.notifyUrl, {
        method: 'POST',
        ...makeWechatNotification(trade, state, now, keys),
        signal,
      })
    ).status < 300
  )
}

const texts = z.record(z.string(), z.string())
const readTexts = (value: unknown) => texts.safeParse(value).data ?? {}
const tapped = z.object({ act: z.enum(CASHIER_ACTS) })

function readObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}

function makeRoutes({
  keys,
  trades,
  ownUrl,
  clock,
}: {
  keys: DemoKeys
  trades: DemoTrades
  ownUrl: () => string
  clock: () => Date
}): FastifyPluginAsync {
  // Only back to ourselves: the cashier sends nobody anywhere else.
  const back = (url: string) => {
    const address = addressForBrowser({ ownUrl }, url)
    return address.startsWith('/') && !address.startsWith('//') ? address : `${BASE_PATH}/`
  }
  const pageOf = (trade: DemoTrade) => `${BASE}/pay/${trade.id}`
  return async (app) => {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )

    app.route({
      method: ['GET', 'POST'],
      url: `${BASE}/gateway.do`,
      handler: async (request, reply) => {
        const answer = answerAlipay(
          { ...readTexts(request.query), ...readTexts({ ...readObject(request.body) }) },
          trades,
          keys,
        )
        if (answer.kind === 'cashier') return reply.redirect(pageOf(answer.trade), 303)
        if (answer.kind === 'page')
          return reply.code(400).type('text/html; charset=utf-8').send(drawNotice(answer.text))
        return reply.type('application/json; charset=utf-8').send(answer.body)
      },
    })

    const answerMerchant = (request: FastifyRequest) =>
      answerWechat(
        {
          method: request.method,
          path: request.originalUrl,
          authorization: request.headers.authorization ?? '',
          body: typeof request.body === 'string' ? request.body : '',
        },
        trades,
        keys,
        { cashierUrl: (trade) => `${ownUrl()}${pageOf(trade)}`, now: clock() },
      )
    app.route({
      method: ['GET', 'POST'],
      url: `${BASE}/v3/*`,
      handler: async (request, reply) => {
        const { status, headers, body } = answerMerchant(request)
        return reply
          .code(status)
          .headers(headers)
          .type('application/json; charset=utf-8')
          .send(body)
      },
    })

    app.get(`${BASE}/connect/oauth2/authorize`, async (request, reply) => {
      const { redirect_uri = '', state = '' } = readTexts(request.query)
      const url = new URL(back(redirect_uri), 'http://demo')
      url.search = new URLSearchParams([
        ...url.searchParams,
        ['code', 'demo-code'],
        ['state', state],
      ]).toString()
      return reply.redirect(`${url.pathname}${url.search}`)
    })
    app.get(`${BASE}/sns/oauth2/access_token`, async () => ({
      openid: 'o-demo-payer',
      access_token: 'demo',
      expires_in: 7200,
    }))

    app.get<{ Params: { id: string } }>(`${BASE}/pay/:id`, async (request, reply) => {
      const trade = trades.findById(request.params.id)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      if (trade === undefined)
        return reply.code(404).send(drawNotice('没有这笔订单，请返回重新下单。'))
      const { redirect_url } = readTexts(request.query)
      if (redirect_url !== undefined) trade.returnTo = redirect_url
      return reply.send(drawCashier(trade, pageOf(trade)))
    })

    app.post<{ Params: { id: string } }>(`${BASE}/pay/:id`, async (request, reply) => {
      const trade = trades.findById(request.params.id)
      const act = tapped.safeParse(request.body).data?.act
      if (trade === undefined || act === undefined)
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .send(drawNotice('没有这笔订单，请返回重新下单。'))
      if (act === 'pay' || act === 'payLate') {
        const seconds = act === 'pay' ? NOTIFY_AFTER_SECONDS : NOTIFY_LATE_AFTER_SECONDS
        if (trades.pay(trade)) {
          trades.notify(trade, 'paid', seconds)
          // An older event overtaken by a newer one: Alipay does send those.
          if (trade.way === 'ALIPAY') trades.notify(trade, 'waiting', seconds + 1)
        }
      }
      // WeChat tells nobody of an order that was closed; Alipay does.
      if (act === 'close' && trades.close(trade) && trade.way === 'ALIPAY')
        trades.notify(trade, 'closed', NOTIFY_AFTER_SECONDS)
      const isReturn =
        act !== 'fail' &&
        trade.state === 'paid' &&
        trade.way === 'ALIPAY' &&
        URL.canParse(trade.returnTo)
      return reply.redirect(
        back(isReturn ? makeAlipayReturn(trade, clock(), keys) : trade.returnTo),
        303,
      )
    })
  }
}
