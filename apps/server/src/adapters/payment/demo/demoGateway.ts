/**
 * A gateway of our own that speaks Alipay's and WeChat Pay's protocols, until real keys are set.
 * The real adapters talk to it over HTTP, so what runs in a demo is what runs with real money, but
 * for the keys (docs/decisions/rights-and-money.md).
 */
import type { FastifyPluginAsync } from 'fastify'
import type { AlipayConfig } from '../alipay.ts'
import type { WechatConfig } from '../wechatConfig.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID, makeAlipayNotification } from './demoAlipay.ts'
import { makeDemoKeys, type DemoKeys } from './demoKeys.ts'
import { DEMO_BASE, makeDemoRoutes } from './demoRoutes.ts'
import { createDemoTrades, type DemoTrade, type DemoTrades } from './demoTrades.ts'
import {
  DEMO_KEY_ID,
  DEMO_MCH_ID,
  DEMO_SERIAL_NO,
  DEMO_WECHAT_APP_ID,
  makeWechatNotification,
} from './demoWechat.ts'

const DELIVER_WITHIN_MS = 10_000

export type DemoGateway = {
  keys: DemoKeys
  trades: DemoTrades
  /** With these the real adapters pay here. */
  configs: { ALIPAY: AlipayConfig; WECHAT: WechatConfig }
  routes: FastifyPluginAsync
  stop(): void
}

export async function createDemoGateway(
  ownUrl: () => string,
  clock: () => Date,
): Promise<DemoGateway> {
  const keys = await makeDemoKeys()
  const trades = createDemoTrades(clock, (trade, state) => deliver(trade, state, clock(), keys))
  const base = () => `${ownUrl()}${DEMO_BASE}`
  return {
    keys,
    trades,
    configs: { ALIPAY: alipayConfig(keys, base), WECHAT: wechatConfig(keys, base) },
    routes: makeDemoRoutes({ keys, trades, ownUrl, clock }),
    stop: () => trades.stop(),
  }
}

/** Where the demo lies is known only once the server listens, so the addresses are read late. */
function alipayConfig(keys: DemoKeys, base: () => string): AlipayConfig {
  return {
    appId: DEMO_APP_ID,
    sellerId: DEMO_SELLER_ID,
    privateKey: keys.alipayApp.privateKey,
    alipayPublicKey: keys.alipay.publicKey,
    get gateway() {
      return `${base()}/gateway.do`
    },
  }
}

function wechatConfig(keys: DemoKeys, base: () => string): WechatConfig {
  return {
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
  }
}

/** @returns whether the shop answered as the gateway wants it */
async function deliver(
  trade: DemoTrade,
  state: DemoTrade['state'],
  now: Date,
  keys: DemoKeys,
): Promise<boolean> {
  const request = { method: 'POST', signal: AbortSignal.timeout(DELIVER_WITHIN_MS) }
  if (trade.way === 'ALIPAY') {
    const body = new URLSearchParams(makeAlipayNotification(trade, state, now, keys))
    const response = await fetch(trade.notifyUrl, { ...request, body })
    return (await response.text()) === 'success'
  }
  const message = makeWechatNotification(trade, state, now, keys)
  const response = await fetch(trade.notifyUrl, { ...request, ...message })
  return response.status < 300
}
