/** WeChat Pay v3: H5 outside WeChat, JSAPI inside it, signed notifications, query and close. Signed and checked with node:crypto. */
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { wechatNotify } from '@zhupi/contract/calls/payment.ts'
import * as z from 'zod/mini'
import {
  GatewayFailed,
  NotifyForged,
  type GatewayPayment,
  type PaymentLog,
  type PaymentOrder,
  type SignedMessage,
  type WechatPort,
} from './port.ts'
import { isSigned, makeNonce, openResource, signLines } from './wechatSignature.ts'

export type WechatConfig = {
  mchId: string
  appId: string
  /** Serial number of our certificate. */
  serialNo: string
  privateKey: string
  /** 32 bytes. */
  apiV3Key: string
  /** WeChat Pay's own key and its id (or its platform certificate and its serial number). */
  wechatPublicKey: string
  wechatPublicKeyId: string
  /** Of the public account: JSAPI learns by it who pays. */
  appSecret: string | undefined
  /** Where the three services lie. */
  payBase: string
  openBase: string
  apiBase: string
}

const NOT_FOUND = 404
const TIMEOUT_MS = 5_000
/** An older signature is a replay (WeChat's own rule). */
const FRESH_MS = 300_000

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

export function createWechat(
  config: WechatConfig,
  ownUrl: () => string,
  log: PaymentLog,
): WechatPort {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: object | undefined,
    now: Date,
  ): Promise<Answer> => {
    try {
      const answer = await send(config, method, path, body, now)
      if (answer.status >= 400 && answer.status !== NOT_FOUND)
        log(
          `wechat: ${method} was refused: ${answer.status} ${/"code":"([A-Z_]+)"/.exec(answer.body)?.[1] ?? ''}`,
        )
      return answer
    } catch (error) {
      if (error instanceof GatewayFailed) log(error.message)
      throw error
    }
  }
  const orderPath = (orderNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}`
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
    beginH5: async (order, { address, returnTo }, now) => {
      const answer = await call(
        'POST',
        '/v3/pay/transactions/h5',
        { ...describe(order), scene_info: { payer_client_ip: address, h5_info: { type: 'Wap' } } },
        now,
      )
      const { h5_url } = readAnswer(z.object({ h5_url: z.url() }), answer)
      const url = new URL(h5_url)
      url.searchParams.set('redirect_url', returnTo)
      return url.href
    },
    beginJsapi: async (order, code, now) => {
      const openid = await findPayer(config, code)
      const { prepay_id } = readAnswer(
        z.object({ prepay_id: z.string() }),
        await call(
          'POST',
          '/v3/pay/transactions/jsapi',
          { ...describe(order), payer: { openid } },
          now,
        ),
      )
      const [timeStamp, nonceStr, prepaid] = [
        String(Math.floor(now.getTime() / 1000)),
        makeNonce(),
        `prepay_id=${prepay_id}`,
      ]
      return {
        appId: config.appId,
        timeStamp,
        nonceStr,
        package: prepaid,
        signType: 'RSA',
        paySign: signLines([config.appId, timeStamp, nonceStr, prepaid], config.privateKey),
      }
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
    readNotify: (message, now) => {
      checkSigned(config, message, now)
      const { event_type, resource } = readSigned(notification, message.body)
      if (event_type !== 'TRANSACTION.SUCCESS') return undefined
      return present(config, readSigned(transaction, open(resource, config.apiV3Key)))
    },
    query: async (orderNo, now) => {
      const answer = await call(
        'GET',
        `${orderPath(orderNo)}?mchid=${config.mchId}`,
        undefined,
        now,
      )
      if (answer.status === NOT_FOUND) return undefined
      const payment = present(config, readAnswer(transaction, answer))
      if (payment.orderNo !== orderNo)
        throw new GatewayFailed('wechat: the answer is not about this order')
      return payment
    },
    close: async (orderNo, now) => {
      const answer = await call('POST', `${orderPath(orderNo)}/close`, { mchid: config.mchId }, now)
      // 400 ORDERPAID, ORDER_CLOSED and 404: settled already; a query tells how.
      const isSettled =
        [200, 204, NOT_FOUND].includes(answer.status) ||
        /"(ORDERPAID|ORDER_CLOSED)"/.test(answer.body)
      if (!isSettled) throw new GatewayFailed(`wechat: not closed (${answer.status})`)
    },
  }
}

type Answer = { status: number; body: string }

/** The answer of a signed request, its own signature checked; a request that the gateway refuses comes back as its status. */
async function send(
  config: WechatConfig,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  now: Date,
): Promise<Answer> {
  const url = new URL(`${config.payBase}${path}`)
  const text = body === undefined ? '' : JSON.stringify(body)
  const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), makeNonce()]
  const signature = signLines(
    [method, `${url.pathname}${url.search}`, timestamp, nonce, text],
    config.privateKey,
  )
  const authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${config.mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${config.serialNo}"`
  const headers = {
    authorization,
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'zhupi',
    'wechatpay-serial': config.wechatPublicKeyId,
  }
  let response: Response
  let answer: Answer
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    answer = { status: response.status, body: await response.text() }
  } catch (error) {
    throw new GatewayFailed('wechat: no answer', { cause: error })
  }
  if (answer.status >= 500) throw new GatewayFailed(`wechat: answered ${answer.status}`)
  // Errors come unsigned; none of them credits anything.
  if (!response.ok) return answer
  try {
    checkSigned(config, { headers: Object.fromEntries(response.headers), body: answer.body }, now)
  } catch (error) {
    throw new GatewayFailed(`wechat: the answer (${answer.status}) is not signed`, { cause: error })
  }
  return answer
}

/** Who pays, in the public account's own words. */
async function findPayer(config: WechatConfig, code: string): Promise<string> {
  if (config.appSecret === undefined) throw new GatewayFailed('wechat: no app secret is set')
  const query = new URLSearchParams({
    appid: config.appId,
    secret: config.appSecret,
    code,
    grant_type: 'authorization_code',
  })
  try {
    const response = await fetch(`${config.apiBase}/sns/oauth2/access_token?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return z.parse(z.object({ openid: z.string() }), await response.json()).openid
  } catch {
    // The cause would carry the address, and with it the secret, into the log.
    throw new GatewayFailed('wechat: the payer’s code was not taken')
  }
}

function checkSigned(config: WechatConfig, { headers, body }: SignedMessage, now: Date): void {
  const field = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const [timestamp, nonce, signature, serial] = [
    field('wechatpay-timestamp'),
    field('wechatpay-nonce'),
    field('wechatpay-signature'),
    field('wechatpay-serial'),
  ]
  if (serial !== config.wechatPublicKeyId) throw new NotifyForged('wechat: signed with another key')
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= FRESH_MS))
    throw new NotifyForged('wechat: signed too long ago')
  if (!isSigned([timestamp, nonce, body], signature, config.wechatPublicKey))
    throw new NotifyForged('wechat: not signed by WeChat Pay')
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

function readAnswer<T extends z.ZodMiniType>(schema: T, answer: Answer): z.output<T> {
  if (answer.status !== 200) throw new GatewayFailed(`wechat: answered ${answer.status}`)
  const read = z.safeParse(schema, parse(answer.body))
  if (!read.success) throw new GatewayFailed('wechat: an answer of another shape')
  return read.data
}

function readSigned<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const read = z.safeParse(schema, parse(text))
  if (!read.success) throw new NotifyForged('wechat: a message of another shape')
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
