/** WeChat Pay v3: H5 outside WeChat, JSAPI inside it, signed notifications, query and close. */
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { wechatNotify } from '@zhupi/contract/calls/payment.ts'
import * as z from 'zod/mini'
import type { GatewayDefinition, NotifyAnswer, NotifyOutcome } from './gateway.ts'
import {
  GatewayFailed,
  NotifyForged,
  type AddressGateway,
  type GatewayPayment,
  type JsapiPayment,
  type PaymentLog,
  type PaymentOrder,
} from './port.ts'
import {
  callWechat,
  checkSigned,
  findPayer,
  NOT_FOUND,
  readAnswer,
  readSigned,
} from './wechatClient.ts'
import { readWechatConfig, type WechatConfig } from './wechatConfig.ts'
import { makeNonce, openResource, signLines } from './wechatSignature.ts'

export const wechat = {
  readConfig: readWechatConfig,
  create: createWechat,
  notify: wechatNotify,
  answerNotify,
} satisfies GatewayDefinition<WechatConfig>

/** Any 2xx tells WeChat that all is well. */
function answerNotify(outcome: NotifyOutcome): NotifyAnswer {
  const contentType = 'application/json; charset=utf-8'
  if (outcome.kind === 'taken')
    return { status: 200, contentType, body: '{"code":"SUCCESS","message":"成功"}' }
  const { status, message } =
    outcome.kind === 'failed'
      ? { status: outcome.status, message: '处理失败' }
      : REFUSALS[outcome.kind]
  return { status, contentType, body: JSON.stringify({ code: 'FAIL', message }) }
}

const REFUSALS: Record<
  Exclude<NotifyOutcome['kind'], 'taken' | 'failed'>,
  { status: number; message: string }
> = {
  forged: { status: 401, message: '验签失败' },
  unknownOrder: { status: 404, message: '没有这个订单' },
  wrongAmount: { status: 400, message: '金额不符' },
  notOffered: { status: 503, message: '没有开通' },
}

const STATES: Record<string, GatewayPayment['state']> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  ACCEPT: 'waiting',
  PAYERROR: 'closed',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

const notification = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z._default(z.string(), ''),
  }),
})
/** An order nobody has paid yet has neither number nor amount of a payment. */
const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
})

function createWechat(config: WechatConfig, ownUrl: () => string, log: PaymentLog): AddressGateway {
  const post = async (path: string, body: object, now: Date) =>
    callWechat(config, log, { method: 'POST', path, body }, now)
  const describe = (order: PaymentOrder) => ({
    appid: config.appId,
    mchid: config.mchId,
    description: order.title,
    out_trade_no: order.orderNo,
    notify_url: `${ownUrl()}${mountedPath(wechatNotify)}`,
    time_expire: order.endsAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    amount: { total: order.amount, currency: 'CNY' },
  })
  return {
    opens: 'address',
    beginH5: async (order, { address, returnTo }, now) => {
      const scene_info = { payer_client_ip: address, h5_info: { type: 'Wap' } }
      const body = { ...describe(order), scene_info }
      const answer = await post('/v3/pay/transactions/h5', body, now)
      const { h5_url } = readAnswer(z.object({ h5_url: z.url() }), answer)
      const url = new URL(h5_url)
      url.searchParams.set('redirect_url', returnTo)
      return url.href
    },
    beginJsapi: async (order, code, now) => {
      const openid = await findPayer(config, code)
      const body = { ...describe(order), payer: { openid } }
      const answer = await post('/v3/pay/transactions/jsapi', body, now)
      const { prepay_id } = readAnswer(z.object({ prepay_id: z.string() }), answer)
      return signJsapi(config, prepay_id, now)
    },
    authorizeUrl: (returnTo) => {
      if (config.appSecret === undefined) return undefined
      const query = new URLSearchParams({
        appid: config.appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_base',
        state: 'pay',
      })
      return `${config.openBase}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`
    },
    readNotify: ({ headers, body }, now) => {
      const text = typeof body === 'string' ? body : ''
      checkSigned(config, { headers, body: text }, now)
      const { event_type, resource } = readSigned(notification, text)
      if (event_type !== 'TRANSACTION.SUCCESS') return undefined
      return present(config, readSigned(transaction, open(resource, config.apiV3Key)))
    },
    query: async (orderNo, now) => {
      const path = `${orderPath(orderNo)}?mchid=${config.mchId}`
      const answer = await callWechat(config, log, { method: 'GET', path }, now)
      if (answer.status === NOT_FOUND) return undefined
      const payment = present(config, readAnswer(transaction, answer))
      if (payment.orderNo !== orderNo)
        throw new GatewayFailed('wechat: the answer is not about this order')
      return payment
    },
    close: async (orderNo, now) => {
      const answer = await post(`${orderPath(orderNo)}/close`, { mchid: config.mchId }, now)
      // 400 ORDERPAID, ORDER_CLOSED and 404: paid or closed already; a query tells which.
      const isClosedOrPaid =
        [200, 204, NOT_FOUND].includes(answer.status) ||
        /"(ORDERPAID|ORDER_CLOSED)"/.test(answer.body)
      if (!isClosedOrPaid) throw new GatewayFailed(`wechat: not closed (${answer.status})`)
    },
  }
}

function orderPath(orderNo: string): string {
  return `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}`
}

/** Opens the payment inside WeChat; the signature shows that we asked for it. */
function signJsapi(config: WechatConfig, prepayId: string, now: Date): JsapiPayment {
  const [timeStamp, nonceStr] = [String(Math.floor(now.getTime() / 1000)), makeNonce()]
  const prepaid = `prepay_id=${prepayId}`
  return {
    appId: config.appId,
    timeStamp,
    nonceStr,
    package: prepaid,
    signType: 'RSA',
    paySign: signLines([config.appId, timeStamp, nonceStr, prepaid], config.privateKey),
  }
}

function open(resource: z.output<typeof notification>['resource'], apiV3Key: string): string {
  try {
    return openResource(resource, apiV3Key)
  } catch (error) {
    throw new NotifyForged('wechat: sealed with another key', { cause: error })
  }
}

function present(
  config: WechatConfig,
  { mchid, appid, out_trade_no, trade_state, transaction_id, amount }: z.output<typeof transaction>,
): GatewayPayment {
  if (mchid !== config.mchId) throw new NotifyForged('wechat: of another merchant')
  if (appid !== config.appId) throw new NotifyForged('wechat: of another app')
  const total = amount?.currency === 'CNY' ? amount.total : Number.NaN
  return {
    orderNo: out_trade_no,
    gatewayNo: transaction_id ?? '',
    amount: total,
    state: STATES[trade_state] ?? 'waiting',
  }
}
