/** The gateways there are. A new one is an adapter beside these and two lines here. */
import { RECHARGE_TYPES, type RechargeType } from '@zhupi/contract/terms/membership.ts'
import { alipay, type AlipayConfig } from './alipay.ts'
import type { GatewayDefinition, PaymentSettings } from './gateway.ts'
import type { PaymentLog, PaymentPort } from './port.ts'
import { wechat } from './wechat.ts'
import type { WechatConfig } from './wechatConfig.ts'

type ConfigOf = { ALIPAY: AlipayConfig; WECHAT: WechatConfig }

export const GATEWAYS: { readonly [Type in RechargeType]: GatewayDefinition<ConfigOf[Type]> } = {
  ALIPAY: alipay,
  WECHAT: wechat,
}

/** In the list's order. */
export const GATEWAY_TYPES: readonly RechargeType[] = Object.keys(GATEWAYS).flatMap(
  (name) => RECHARGE_TYPES.find((type) => type === name) ?? [],
)

/** Those that the operator has set up. */
export type GatewayConfigs = { [Type in RechargeType]?: ConfigOf[Type] }

export function readGatewayConfigs(settings: PaymentSettings): GatewayConfigs {
  const configs: GatewayConfigs = {}
  const set = <Type extends RechargeType>(type: Type, config: GatewayConfigs[Type]) => {
    if (config !== undefined) configs[type] = config
  }
  for (const type of GATEWAY_TYPES) set(type, GATEWAYS[type].readConfig(settings))
  return configs
}

export function openGateways(
  configs: GatewayConfigs,
  ownUrl: () => string,
  log: PaymentLog,
): PaymentPort['gateways'] {
  const gateways: PaymentPort['gateways'] = {}
  const open = <Type extends RechargeType>(type: Type, config: GatewayConfigs[Type]) => {
    if (config !== undefined) gateways[type] = GATEWAYS[type].create(config, ownUrl, log)
  }
  for (const type of GATEWAY_TYPES) open(type, configs[type])
  return gateways
}

export function listFormTargets(configs: GatewayConfigs): string[] {
  const list = <Type extends RechargeType>(type: Type, config: GatewayConfigs[Type]) =>
    config === undefined ? [] : (GATEWAYS[type].formTargets?.(config) ?? [])
  return GATEWAY_TYPES.flatMap((type) => list(type, configs[type]))
}
