/** Paying at a gateway, whoever it is (decisions 22). Only what a gateway has signed is believed, and only after its app, seller and order were compared. */
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'

/** `amount` in fen; after `endsAt` the gateway takes no more money for it. */
export type PaymentOrder = { orderNo: string; amount: number; title: string; endsAt: Date }

/** How the gateway says an order stands. */
export type GatewayPayment = {
  orderNo: string
  gatewayNo: string
  amount: number
  state: 'paid' | 'waiting' | 'closed'
}

/** What both gateways answer, asked by our own number of the order. Each throws GatewayFailed where no answer, or none that is signed, comes. */
type Gateway = {
  /** undefined: the gateway has not heard of it, for nobody has opened the cashier yet. */
  query(orderNo: string, now: Date): Promise<GatewayPayment | undefined>
  /** After this it cannot be paid any more; one that was paid or closed before makes no fuss. */
  close(orderNo: string, now: Date): Promise<void>
}

export type AlipayPort = Gateway & {
  /** A form that leads the browser on to the cashier when it is sent to `action`. */
  begin(
    order: PaymentOrder,
    returnTo: string,
    now: Date,
  ): { action: string; fields: Record<string, string> }
  /** The form that Alipay sent, its values decoded. Throws NotifyForged. */
  readNotify(fields: Record<string, string>): GatewayPayment
}

/** What WeixinJSBridge needs to open the payment. */
export type JsapiPayment = {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

export type SignedMessage = { headers: Record<string, string | string[] | undefined>; body: string }

export type WechatPort = Gateway & {
  /** @returns the cashier's address, for a browser outside WeChat */
  beginH5(
    order: PaymentOrder,
    payer: { address: string; returnTo: string },
    now: Date,
  ): Promise<string>
  /** Inside WeChat; `code` is what its sign-in page (authorizeUrl) sent the browser back with. */
  beginJsapi(order: PaymentOrder, code: string, now: Date): Promise<JsapiPayment>
  /** Where the browser learns its `code`; undefined where no app secret is set. */
  authorizeUrl(returnTo: string): string | undefined
  /** undefined: a notification about something else, a refund for instance. Throws NotifyForged. */
  readNotify(message: SignedMessage, now: Date): GatewayPayment | undefined
}

export type PaymentPort = {
  alipay: AlipayPort | undefined
  wechat: WechatPort | undefined
  /** Where browsers and gateways reach us: scheme, host and port. */
  ownUrl: () => string
  /** Where our payment form may be sent besides ourselves: the page's form-action. */
  formTargets: readonly string[]
}

export const NO_PAYMENT: PaymentPort = {
  alipay: undefined,
  wechat: undefined,
  ownUrl: () => '',
  formTargets: [],
}

/** No answer, or none that can be trusted. */
export class GatewayFailed extends Error {}
/** Written down for the operator: which gateway, what was asked, what came of it. Never who paid, nor a key. */
export type PaymentLog = (line: string) => void
/** Not signed by the gateway, or not about us. */
export class NotifyForged extends GatewayFailed {}

export function gatewayOf(
  payment: PaymentPort,
  type: RechargeType,
): AlipayPort | WechatPort | undefined {
  return type === 'ALIPAY' ? payment.alipay : payment.wechat
}

/** A demo gateway lives in our own server: people reach it by whatever address they reached us. */
export function addressForBrowser(payment: Pick<PaymentPort, 'ownUrl'>, url: string): string {
  const own = `${payment.ownUrl()}/`
  return url.startsWith(own) ? url.slice(own.length - 1) : url
}
