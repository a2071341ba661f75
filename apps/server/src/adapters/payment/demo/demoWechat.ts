/**
 * The demo gateway's WeChat Pay v3: H5, JSAPI, query and close by number, the signed and sealed
 * notification.
 */
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { isSigned, makeNonce, sealResource, signLines } from '../wechatSignature.ts'
import type { WechatMessage } from '../wechatClient.ts'
import type { DemoKeys } from './demoKeys.ts'
import type { DemoTrade, DemoTrades } from './demoTrades.ts'

export const DEMO_MCH_ID = '1900000000'
export const DEMO_WECHAT_APP_ID = 'wx0000000000000000'
export const DEMO_SERIAL_NO = 'DEMO0000000000000000000000000000MERCHANT'
export const DEMO_KEY_ID = 'PUB_KEY_ID_DEMO0000000000000000'

const begun = z.object({
  appid: z.literal(DEMO_WECHAT_APP_ID),
  mchid: z.literal(DEMO_MCH_ID),
  description: z.string(),
  out_trade_no: z.string(),
  notify_url: z.string(),
  time_expire: z.string(),
  amount: z.object({ total: z.int(), currency: z.literal('CNY') }),
  payer: z.optional(z.object({ openid: z.string() })),
  scene_info: z.optional(z.object({ payer_client_ip: z.string() })),
})

/** `path` with its query, as it was signed. */
export type WechatRequest = { method: string; path: string; authorization: string; body: string }
type Answer = { status: number; body: object | undefined }

/** Answers as WeChat Pay does: signed where it succeeds. */
export function answerWechat(
  request: WechatRequest,
  trades: DemoTrades,
  keys: DemoKeys,
  site: { cashierUrl: (trade: DemoTrade) => string; now: Date },
): { status: number; body: string; headers: Record<string, string> } {
  const { status, body } = isFromMerchant(request, keys)
    ? answerMerchant(request, trades, site.cashierUrl)
    : refusal(401, 'SIGN_ERROR', '签名错误')
  const text = body === undefined ? '' : JSON.stringify(body)
  return { status, body: text, headers: status < 300 ? signHeaders(text, site.now, keys) : {} }
}

function isFromMerchant(
  { method, path, authorization, body }: WechatRequest,
  keys: DemoKeys,
): boolean {
  const field = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(authorization)?.[1] ?? ''
  return (
    authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
    field('mchid') === DEMO_MCH_ID &&
    field('serial_no') === DEMO_SERIAL_NO &&
    isSigned(
      [method, path, field('timestamp'), field('nonce_str'), body],
      field('signature'),
      keys.merchant.publicKey,
    )
  )
}

function answerMerchant(
  { method, path, body }: WechatRequest,
  trades: DemoTrades,
  cashierUrl: (trade: DemoTrade) => string,
): Answer {
  const [, kind = '', orderNo = '', act = ''] =
    /\/v3\/pay\/transactions\/(h5|jsapi|out-trade-no)(?:\/([^/?]+))?(?:\/(close))?(?:\?|$)/.exec(
      path,
    ) ?? []
  if (method === 'POST' && (kind === 'h5' || kind === 'jsapi'))
    return begin(kind, parse(body), trades, cashierUrl)
  const trade = trades.find('WECHAT', orderNo)
  if (kind !== 'out-trade-no') return refusal(404, 'RESOURCE_NOT_EXISTS', '没有这个接口')
  if (trade === undefined) return refusal(404, 'ORDER_NOT_EXIST', '订单不存在')
  if (method === 'GET') return { status: 200, body: describe(trade, trade.state) }
  if (act !== 'close') return refusal(404, 'RESOURCE_NOT_EXISTS', '没有这个接口')
  if (trade.state === 'paid') return refusal(400, 'ORDERPAID', '该订单已支付')
  trades.close(trade)
  return { status: 204, body: undefined }
}

function begin(
  kind: 'h5' | 'jsapi',
  body: unknown,
  trades: DemoTrades,
  cashierUrl: (trade: DemoTrade) => string,
): Answer {
  const wanted = begun.safeParse(body).data
  if (wanted === undefined || (kind === 'h5' ? wanted.scene_info : wanted.payer) === undefined)
    return refusal(400, 'PARAM_ERROR', '参数错误')
  const trade = trades.open({
    way: 'WECHAT',
    orderNo: wanted.out_trade_no,
    amount: wanted.amount.total,
    title: wanted.description,
    notifyUrl: wanted.notify_url,
    returnTo: '',
    endsAt: new Date(wanted.time_expire),
  })
  if (trade.state === 'paid') return refusal(400, 'ORDERPAID', '该订单已支付')
  if (trade.state === 'closed') return refusal(400, 'ORDER_CLOSED', '订单已关闭')
  return {
    status: 200,
    body: kind === 'h5' ? { h5_url: cashierUrl(trade) } : { prepay_id: `wx${trade.id}` },
  }
}

const STATES = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' } as const
type Changes = {
  mchid?: string
  appid?: string
  total?: number
  out_trade_no?: string
  currency?: string
}

function describe(
  trade: Pick<DemoTrade, 'orderNo' | 'gatewayNo' | 'amount'>,
  state: DemoTrade['state'],
  { total, currency, ...changes }: Changes = {},
): object {
  const about = {
    mchid: DEMO_MCH_ID,
    appid: DEMO_WECHAT_APP_ID,
    out_trade_no: trade.orderNo,
    trade_state: STATES[state],
    trade_type: 'MWEB',
    ...changes,
  }
  return state === 'paid'
    ? {
        ...about,
        transaction_id: trade.gatewayNo,
        amount: {
          total: total ?? trade.amount,
          payer_total: total ?? trade.amount,
          currency: currency ?? 'CNY',
        },
      }
    : about
}

/** `changes` make it say something else before it is sealed and signed. */
export function makeWechatNotification(
  trade: Pick<DemoTrade, 'orderNo' | 'gatewayNo' | 'amount'>,
  state: DemoTrade['state'],
  now: Date,
  keys: DemoKeys,
  changes: Changes = {},
): WechatMessage & { headers: Record<string, string> } {
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: now.toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource: {
      ...sealResource(JSON.stringify(describe(trade, state, changes)), keys.apiV3Key),
      original_type: 'transaction',
    },
  })
  return { headers: { 'content-type': 'application/json', ...signHeaders(body, now, keys) }, body }
}

function signHeaders(body: string, now: Date, keys: DemoKeys): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), makeNonce()]
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': DEMO_KEY_ID,
    'wechatpay-signature': signLines([timestamp, nonce, body], keys.wechat.privateKey),
  }
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
