/**
 * Alipay: its wap payment form, signed notifications, query and close, by Alipay's own SDK (RSA2).
 */
import { AlipaySdk } from 'alipay-sdk'
import * as z from 'zod/mini'
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { alipayNotify } from '@zhupi/contract/calls/payment.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { GatewayDefinition } from './gateway.ts'
import {
  GatewayFailed,
  NotifyForged,
  type FormGateway,
  type GatewayPayment,
  type PaymentLog,
  type PaymentOrder,
} from './port.ts'

/** Keys are PEM: our private one in PKCS#8, Alipay's public one in SPKI. */
export type AlipayConfig = {
  appId: string
  sellerId: string
  privateKey: string
  alipayPublicKey: string
  gateway: string
}

export const alipay = {
  readConfig: (settings) => {
    const needed = settings.readAll([
      'ALIPAY_APP_ID',
      'ALIPAY_SELLER_ID',
      'ALIPAY_PRIVATE_KEY',
      'ALIPAY_PUBLIC_KEY',
    ])
    return (
      needed && {
        appId: needed.text('ALIPAY_APP_ID'),
        sellerId: needed.text('ALIPAY_SELLER_ID'),
        gateway: settings.find('ALIPAY_GATEWAY') ?? 'https://openapi.alipay.com/gateway.do',
        privateKey: needed.privateKey('ALIPAY_PRIVATE_KEY'),
        alipayPublicKey: needed.publicKey('ALIPAY_PUBLIC_KEY'),
      }
    )
  },
  create: createAlipay,
  // The gateway leads on to other hosts of its own, and browsers hold a form's redirects to the
  // same rule.
  formTargets: ({ gateway }) => {
    const { origin, hostname } = new URL(gateway)
    return [origin, `https://*.${hostname.split('.').slice(-2).join('.')}`]
  },
  notify: alipayNotify,
  answerNotify: ({ kind }) => ({
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: kind === 'taken' ? 'success' : 'fail',
  }),
} satisfies GatewayDefinition<AlipayConfig>

const TIMEOUT_MS = 5_000
const TRADE_NOT_EXIST = 'ACQ.TRADE_NOT_EXIST'
const FOUND = '10000'
/** STATUS_ERROR: it is paid or closed already; a query tells which. */
const CLOSED_OR_PAID: readonly string[] = [
  TRADE_NOT_EXIST,
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
]

/** TRADE_FINISHED: paid, and past the day until which it could be given back. */
const STATES: Record<string, GatewayPayment['state']> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
}

const notification = z.object({
  sign_type: z.literal('RSA2'),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: z.string(),
  trade_status: z.string(),
})
const queried = z.object({
  code: z.literal(FOUND),
  outTradeNo: z.string(),
  tradeNo: z.string(),
  totalAmount: z.string(),
  tradeStatus: z.string(),
})
const answered = z.object({ code: z.string(), subCode: z.optional(z.string()) })

function createAlipay(config: AlipayConfig, ownUrl: () => string, log: PaymentLog): FormGateway {
  const { appId, privateKey, alipayPublicKey } = config
  // Made at its first use: where a demo gateway lies is known only once the server listens.
  let made: AlipaySdk | undefined
  const sdk = () =>
    (made ??= new AlipaySdk({
      appId,
      privateKey,
      alipayPublicKey,
      gateway: config.gateway,
      keyType: 'PKCS8',
      timeout: TIMEOUT_MS,
    }))
  return {
    opens: 'form',
    begin: (order, returnTo, now) =>
      makeForm(
        sdk(),
        order,
        { returnTo, notifyUrl: `${ownUrl()}${mountedPath(alipayNotify)}` },
        now,
      ),
    readNotify: ({ body }) => {
      // Values come decoded. Decoding them once more, as the SDK's older check does, lets a % in a
      // title break a true signature.
      const read = notification.safeParse(body)
      if (!read.success || !sdk().checkNotifySignV2(body))
        throw new NotifyForged('alipay: not signed by Alipay')
      if (read.data.app_id !== appId) throw new NotifyForged('alipay: of another app')
      if (read.data.seller_id !== config.sellerId)
        throw new NotifyForged('alipay: of another seller')
      return present({
        orderNo: read.data.out_trade_no,
        gatewayNo: read.data.trade_no,
        yuan: read.data.total_amount,
        status: read.data.trade_status,
      })
    },
    query: async (orderNo, now) => {
      const answer = await ask(sdk(), 'alipay.trade.query', orderNo, now, log)
      if (answered.safeParse(answer).data?.subCode === TRADE_NOT_EXIST) return undefined
      const read = queried.safeParse(answer)
      if (!read.success || read.data.outTradeNo !== orderNo)
        throw new GatewayFailed('alipay: the answer is not about this order')
      return present({
        orderNo,
        gatewayNo: read.data.tradeNo,
        yuan: read.data.totalAmount,
        status: read.data.tradeStatus,
      })
    },
    close: async (orderNo, now) => {
      const answer = await ask(sdk(), 'alipay.trade.close', orderNo, now, log)
      const { code, subCode = '' } = answered.safeParse(answer).data ?? {}
      if (code !== FOUND && !CLOSED_OR_PAID.includes(subCode))
        throw new GatewayFailed('alipay: not closed')
    },
  }
}

/** The SDK's own time stamp is the machine's local time; Alipay reads it as China's. */
function stamp(now: Date) {
  return { timestamp: formatWireTime(now) }
}

function makeForm(
  sdk: AlipaySdk,
  order: PaymentOrder,
  site: { returnTo: string; notifyUrl: string },
  now: Date,
): ReturnType<FormGateway['begin']> {
  const bizContent = {
    outTradeNo: order.orderNo,
    totalAmount: toYuan(order.amount),
    subject: order.title,
    productCode: 'QUICK_WAP_WAY',
    quitUrl: site.returnTo,
    timeExpire: formatWireTime(order.endsAt),
  }
  const url = new URL(
    sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
      ...stamp(now),
      bizContent,
      returnUrl: site.returnTo,
      notifyUrl: site.notifyUrl,
    }),
  )
  // The charset stands in the address: without it Alipay reads the body as GBK.
  return {
    action: `${url.origin}${url.pathname}?charset=utf-8`,
    fields: Object.fromEntries([...url.searchParams].filter(([name]) => name !== 'charset')),
  }
}

async function ask(
  sdk: AlipaySdk,
  method: string,
  orderNo: string,
  now: Date,
  log: PaymentLog,
): Promise<unknown> {
  try {
    return await sdk.exec(
      method,
      { ...stamp(now), bizContent: { outTradeNo: orderNo } },
      { validateSign: true },
    )
  } catch (error) {
    log(`alipay: no signed answer to ${method}`)
    throw new GatewayFailed(`alipay: no signed answer to ${method}`, { cause: error })
  }
}

function present(trade: {
  orderNo: string
  gatewayNo: string
  yuan: string
  status: string
}): GatewayPayment {
  return {
    orderNo: trade.orderNo,
    gatewayNo: trade.gatewayNo,
    amount: toFen(trade.yuan),
    state: STATES[trade.status] ?? 'waiting',
  }
}

function toYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** By its digits: 19.99 × 100 is 1998.9999… A text that is no amount equals no order's. */
function toFen(yuan: string): number {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan)
  return parts === null
    ? Number.NaN
    : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}
