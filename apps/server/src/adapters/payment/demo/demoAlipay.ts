/**
 * The demo gateway's Alipay: gateway.do and the signed notification, in Alipay's own protocol
 * (RSA2).
 */
import { randomBytes, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { DemoKeys } from './demoKeys.ts'
import type { DemoTrade, DemoTrades } from './demoTrades.ts'

export const DEMO_APP_ID = '2021000000000000'
export const DEMO_SELLER_ID = '2088000000000000'

type Fields = Record<string, string>

const payment = z.object({
  out_trade_no: z.string(),
  total_amount: z.string(),
  subject: z.string(),
  time_expire: z.string(),
})
const named = z.object({ out_trade_no: z.string() })

export type AlipayAnswer =
  | { kind: 'cashier'; trade: DemoTrade }
  | { kind: 'page'; text: string }
  | { kind: 'json'; body: string }

/**
 * What gateway.do answers to a request that the browser (wap.pay) or the shop (query, close) made.
 */
export function answerAlipay(fields: Fields, trades: DemoTrades, keys: DemoKeys): AlipayAnswer {
  const { method = '', sign: signature = '' } = fields
  const isSigned =
    fields.app_id === DEMO_APP_ID &&
    verify(
      'RSA-SHA256',
      Buffer.from(textToSign(fields, ['sign'])),
      keys.alipayApp.publicKey,
      Buffer.from(signature, 'base64'),
    )
  if (method === 'alipay.trade.wap.pay') {
    const wanted = isSigned ? payment.safeParse(parse(fields.biz_content)).data : undefined
    if (wanted === undefined)
      return { kind: 'page', text: '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配' }
    const trade = trades.open({
      way: 'ALIPAY',
      orderNo: wanted.out_trade_no,
      amount: Math.round(Number(wanted.total_amount) * 100),
      title: wanted.subject,
      endsAt: parseWireTime(wanted.time_expire) ?? new Date(0),
      notifyUrl: fields.notify_url ?? '',
      returnTo: fields.return_url ?? '',
    })
    return { kind: 'cashier', trade }
  }
  const answer = isSigned
    ? answerShop(method, parse(fields.biz_content), trades)
    : {
        code: '40002',
        msg: 'Invalid Arguments',
        sub_code: 'isv.invalid-signature',
        sub_msg: '验签出错',
      }
  const text = JSON.stringify(answer)
  const signed = sign('RSA-SHA256', Buffer.from(text), keys.alipay.privateKey).toString('base64')
  const name = `${method.replaceAll('.', '_')}_response`
  return { kind: 'json', body: `{"${name}":${text},"sign":"${signed}"}` }
}

const OK = { code: '10000', msg: 'Success' }
const failed = (sub_code: string, sub_msg: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})

function answerShop(method: string, content: unknown, trades: DemoTrades): object {
  const trade = trades.find('ALIPAY', named.safeParse(content).data?.out_trade_no ?? '')
  if (trade === undefined) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
  const about = { out_trade_no: trade.orderNo, trade_no: trade.gatewayNo }
  if (method === 'alipay.trade.query')
    return {
      ...OK,
      ...about,
      total_amount: yuan(trade.amount),
      trade_status: STATUSES[trade.state],
    }
  if (method !== 'alipay.trade.close') return failed('ACQ.SYSTEM_ERROR', '没有这个接口')
  return trade.state === 'waiting' && trades.close(trade)
    ? { ...OK, ...about }
    : failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
}

const STATUSES = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  closed: 'TRADE_CLOSED',
} as const

/** `changes` make it say something else before it is signed. */
export function makeAlipayNotification(
  trade: Pick<DemoTrade, 'orderNo' | 'gatewayNo' | 'amount' | 'title'>,
  state: DemoTrade['state'],
  now: Date,
  keys: DemoKeys,
  changes: Fields = {},
): Fields {
  return signFields(
    {
      notify_time: formatWireTime(now),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(17).toString('hex'),
      charset: 'utf-8',
      version: '1.0',
      app_id: DEMO_APP_ID,
      auth_app_id: DEMO_APP_ID,
      seller_id: DEMO_SELLER_ID,
      buyer_id: '2088000000000001',
      trade_no: trade.gatewayNo,
      out_trade_no: trade.orderNo,
      subject: trade.title,
      total_amount: yuan(trade.amount),
      trade_status: STATUSES[state],
      gmt_create: formatWireTime(now),
      gmt_payment: formatWireTime(now),
      ...changes,
    },
    keys,
  )
}

/** The address that the browser comes back to says so too; nobody believes it. */
export function makeAlipayReturn(trade: DemoTrade, now: Date, keys: DemoKeys): string {
  const url = new URL(trade.returnTo)
  const fields = signFields(
    {
      method: 'alipay.trade.wap.pay.return',
      charset: 'utf-8',
      version: '1.0',
      app_id: DEMO_APP_ID,
      seller_id: DEMO_SELLER_ID,
      out_trade_no: trade.orderNo,
      trade_no: trade.gatewayNo,
      total_amount: yuan(trade.amount),
      timestamp: formatWireTime(now),
    },
    keys,
  )
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

/** Notifications are signed without their sign_type, requests with it. */
function signFields(fields: Fields, keys: DemoKeys): Fields {
  return {
    ...fields,
    sign_type: 'RSA2',
    sign: sign(
      'RSA-SHA256',
      Buffer.from(textToSign(fields, ['sign', 'sign_type'])),
      keys.alipay.privateKey,
    ).toString('base64'),
  }
}

function textToSign(fields: Fields, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2)
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
