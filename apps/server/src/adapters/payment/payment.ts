/** Which gateways there are: real ones by their keys, the demo's where nobody set any, or none. */
import type { FastifyPluginAsync } from 'fastify'
import { createAlipay, type AlipayConfig } from './alipay.ts'
import { createDemoGateway } from './demo/demoGateway.ts'
import { NO_PAYMENT, type PaymentLog, type PaymentPort } from './port.ts'
import { createWechat, type WechatConfig } from './wechat.ts'

export type PaymentConfig =
  | { kind: 'none' }
  | { kind: 'demo' }
  | {
      kind: 'real'
      ownUrl: string
      alipay: AlipayConfig | undefined
      wechat: WechatConfig | undefined
    }

export type Payment = {
  port: PaymentPort
  demoRoutes: FastifyPluginAsync | undefined
  stop(): void
}

/** `localUrl`: where this very machine reaches the server; the demo gateway lives there. */
export async function startPayment(
  config: PaymentConfig,
  { localUrl, clock, log }: { localUrl: () => string; clock: () => Date; log: PaymentLog },
): Promise<Payment> {
  if (config.kind === 'none')
    return { port: NO_PAYMENT, demoRoutes: undefined, stop: () => undefined }
  if (config.kind === 'demo') {
    const demo = await createDemoGateway(localUrl, clock)
    return {
      port: {
        alipay: createAlipay(demo.alipay, localUrl, log),
        wechat: createWechat(demo.wechat, localUrl, log),
        ownUrl: localUrl,
        formTargets: [],
      },
      demoRoutes: demo.routes,
      stop: () => demo.stop(),
    }
  }
  const ownUrl = () => config.ownUrl
  return {
    port: {
      alipay: config.alipay && createAlipay(config.alipay, ownUrl, log),
      wechat: config.wechat && createWechat(config.wechat, ownUrl, log),
      ownUrl,
      formTargets: config.alipay === undefined ? [] : formTargets(config.alipay.gateway),
    },
    demoRoutes: undefined,
    stop: () => undefined,
  }
}

/** The gateway leads on to other hosts of its own, and browsers hold a form's redirects to the same rule. */
function formTargets(gateway: string): string[] {
  const { origin, hostname } = new URL(gateway)
  return [origin, `https://*.${hostname.split('.').slice(-2).join('.')}`]
}
