/**
 * Paying at a gateway, whichever it is. Only what a gateway has signed is believed, and only after
 * its app, its seller and the order were compared (docs/decisions/rights-and-money.md).
 */
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

/** `body`: a form's fields, decoded, or any other body as the text that came. */
export type NotifyMessage = {
  headers: Record<string, string | string[] | undefined>
  body: string | Readonly<Record<string, string>>
}

/** What every gateway can be asked, by our own number of the order. */
type Gateway = {
  /**
   * Undefined: the gateway has not heard of it, for nobody has opened the cashier yet. Throws
   * GatewayFailed where no answer, or none that is signed, comes; so does `close`.
   */
  query(orderNo: string, now: Date): Promise<GatewayPayment | undefined>
  /** After this it cannot be paid any more. One that was paid or closed before is no failure. */
  close(orderNo: string, now: Date): Promise<void>
  /** Undefined: a message about something else, a refund for instance. Throws NotifyForged. */
  readNotify(message: NotifyMessage, now: Date): GatewayPayment | undefined
}

/** The browser reaches the cashier by sending a form, from a page of ours (alipayRechargeView). */
export type FormGateway = Gateway & {
  opens: 'form'
  begin(
    order: PaymentOrder,
    returnTo: string,
    now: Date,
  ): { action: string; fields: Record<string, string> }
}

/** The order is registered at the gateway, which answers where its cashier is. */
export type AddressGateway = Gateway & {
  opens: 'address'
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
}

export type GatewayPort = FormGateway | AddressGateway

/** What WeixinJSBridge needs to open the payment. */
export type JsapiPayment = {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

export type PaymentPort = {
  /** Those that people can pay with here. */
  gateways: Partial<Record<RechargeType, GatewayPort>>
  /** Where browsers and gateways reach us: scheme, host and port. */
  ownUrl: () => string
  /** Where our payment form may be sent besides ourselves: the page's form-action. */
  formTargets: readonly string[]
}

export const NO_PAYMENT: PaymentPort = { gateways: {}, ownUrl: () => '', formTargets: [] }

/** No answer, or none that can be trusted. */
export class GatewayFailed extends Error {}
/** Not signed by the gateway, or not about us. */
export class NotifyForged extends GatewayFailed {}

/**
 * Written down for the operator: which gateway, what was asked, what came of it. Never who paid,
 * nor a key.
 */
export type PaymentLog = (line: string) => void

/** A demo gateway lives in our own server: people reach it by whatever address they reached us. */
export function addressForBrowser(payment: Pick<PaymentPort, 'ownUrl'>, url: string): string {
  const own = `${payment.ownUrl()}/`
  return url.startsWith(own) ? url.slice(own.length - 1) : url
}
