/** What stands between the server and the network, and what a flood may cost at most. */
import { isIP } from 'node:net'
import { SMS_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'

export type EdgeConfig = {
  /** False: nobody is believed; how many proxies stand in front; or their addresses. */
  trustProxy: false | number | string[]
  smsPerDay: number
}

const HOPS_MAX = 10
const PREFIX_MAX = { 4: 32, 6: 128 }

export function readEdgeConfig(env: Record<string, string | undefined>): EdgeConfig {
  return {
    trustProxy: readTrustProxy(env.TRUST_PROXY?.trim() || '0'),
    smsPerDay: readSmsPerDay(env.SMS_PER_DAY?.trim() || String(SMS_PER_DAY)),
  }
}

function readTrustProxy(value: string): EdgeConfig['trustProxy'] {
  if (/^\d+$/.test(value)) {
    const hops = Number(value)
    return hops > HOPS_MAX ? refuseTrustProxy() : hops === 0 ? false : hops
  }
  const addresses = value.split(/[,，]/).map((address) => address.trim())
  return addresses.every(isAddressOrNetwork) ? addresses : refuseTrustProxy()
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (more.length > 0 || (version !== 4 && version !== 6)) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= PREFIX_MAX[version])
}

function refuseTrustProxy(): never {
  throw new StartRefused(
    bilingual(
      [
        'TRUST_PROXY 应当是前面代理的层数（1 到 10），',
        '或代理的地址，以逗号隔开，例如 127.0.0.1,10.0.0.0/8。',
      ],
      ['TRUST_PROXY must be the number of proxies in front, or their addresses.'],
    ),
  )
}

function readSmsPerDay(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new StartRefused(
    bilingual(['SMS_PER_DAY 应当是整数。'], ['SMS_PER_DAY must be a whole number.']),
  )
}
