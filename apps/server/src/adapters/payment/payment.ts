/**
 * How people pay here: at real gateways by their keys, at the demo's where nobody set any, or not
 * at all.
 */
import type { FastifyPluginAsync } from 'fastify'
import { createDemoGateway } from './demo/demoGateway.ts'
import { listFormTargets, openGateways, type GatewayConfigs } from './gateways.ts'
import { NO_PAYMENT, type PaymentLog, type PaymentPort } from './port.ts'

export type PaymentConfig =
  | { kind: 'none' }
  | { kind: 'demo' }
  | { kind: 'real'; ownUrl: string; gateways: GatewayConfigs }

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
        gateways: openGateways(demo.configs, localUrl, log),
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
      gateways: openGateways(config.gateways, ownUrl, log),
      ownUrl,
      formTargets: listFormTargets(config.gateways),
    },
    demoRoutes: undefined,
    stop: () => undefined,
  }
}
