/** The gateways' keys, from the environment: all of a gateway's or none. Without any, the demo gateway in demo mode, and no payment otherwise. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AlipayConfig } from './adapters/payment/alipay.ts'
import type { PaymentConfig } from './adapters/payment/payment.ts'
import type { WechatConfig } from './adapters/payment/wechat.ts'
import { StartRefused } from './postgres/startRefused.ts'

type Env = Record<string, string | undefined>

const ALIPAY = [
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
] as const
const WECHAT = [
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_SERIAL_NO',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
] as const
const API_V3_KEY_BYTES = 32

export function readPaymentConfig(env: Env, isDemo: boolean): PaymentConfig {
  const [alipay, wechat] = [readAlipay(env), readWechat(env)]
  if (alipay === undefined && wechat === undefined) return { kind: isDemo ? 'demo' : 'none' }
  return { kind: 'real', ownUrl: readOwnUrl(env), alipay, wechat }
}

function readAlipay(env: Env): AlipayConfig | undefined {
  const read = readAll(env, ALIPAY)
  if (read === undefined) return undefined
  return {
    appId: read('ALIPAY_APP_ID'),
    sellerId: read('ALIPAY_SELLER_ID'),
    gateway: env.ALIPAY_GATEWAY || 'https://openapi.alipay.com/gateway.do',
    privateKey: readPrivateKey(read, 'ALIPAY_PRIVATE_KEY'),
    alipayPublicKey: readPublicKey(read, 'ALIPAY_PUBLIC_KEY'),
  }
}

function readWechat(env: Env): WechatConfig | undefined {
  const read = readAll(env, WECHAT)
  if (read === undefined) return undefined
  const apiV3Key = read('WECHAT_PAY_API_V3_KEY')
  if (Buffer.byteLength(apiV3Key) !== API_V3_KEY_BYTES)
    throw refuseStart('WECHAT_PAY_API_V3_KEY', '应当是 32 个字符', 'must have 32 characters')
  return {
    mchId: read('WECHAT_PAY_MCH_ID'),
    appId: read('WECHAT_PAY_APP_ID'),
    serialNo: read('WECHAT_PAY_SERIAL_NO'),
    privateKey: readPrivateKey(read, 'WECHAT_PAY_PRIVATE_KEY'),
    apiV3Key,
    wechatPublicKey: readPublicKey(read, 'WECHAT_PAY_PUBLIC_KEY'),
    wechatPublicKeyId: read('WECHAT_PAY_PUBLIC_KEY_ID'),
    appSecret: env.WECHAT_APP_SECRET || undefined,
    payBase: env.WECHAT_PAY_BASE || 'https://api.mch.weixin.qq.com',
    openBase: 'https://open.weixin.qq.com',
    apiBase: 'https://api.weixin.qq.com',
  }
}

/** Where the gateways reach us and people come back to. */
function readOwnUrl(env: Env): string {
  const url = env.PUBLIC_URL ?? ''
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol)) {
    throw refuseStart(
      'PUBLIC_URL',
      '开通支付时必须设置成外网能访问的地址，例如 https://zhupi.example.cn',
      'must be the address at which the gateways reach this server',
    )
  }
  return new URL(url).origin
}

function readAll<T extends string>(
  env: Env,
  names: readonly T[],
): ((name: T) => string) | undefined {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw refuseStart(missing.join('、'), '没有设置，其余支付设置已填', 'is missing')
  return (name) => env[name] ?? ''
}

/** PEM (its line breaks may be written \n), the bare Base64 that the gateways' tools give, or the path of a file with either. */
function readPrivateKey<T extends string>(read: (name: T) => string, name: T): string {
  return readKey(read(name), name, (text) =>
    text.includes('-----')
      ? [() => createPrivateKey(text)]
      : [
          () => createPrivateKey(pem(text, 'PRIVATE KEY')),
          () => createPrivateKey(pem(text, 'RSA PRIVATE KEY')),
        ],
  )
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()
}

/** A certificate's public key is good as well. */
function readPublicKey<T extends string>(read: (name: T) => string, name: T): string {
  return readKey(read(name), name, (text) => [
    () => createPublicKey(text.includes('-----') ? text : pem(text, 'PUBLIC KEY')),
  ])
    .export({ type: 'spki', format: 'pem' })
    .toString()
}

function readKey(
  value: string,
  name: string,
  ways: (text: string) => (() => KeyObject)[],
): KeyObject {
  try {
    const text = (
      value.startsWith('/') && !value.includes('\n') && value.length < 300
        ? readFileSync(value, 'utf8')
        : value
    )
      .replaceAll(String.raw`\n`, '\n')
      .trim()
    for (const way of ways(text)) {
      try {
        return way()
      } catch {
        // The next form of key.
      }
    }
  } catch {
    // Said below, without what stands in it.
  }
  throw refuseStart(
    name,
    '不是可用的密钥：应当是 PEM 文本、Base64 文本或文件路径',
    'is no usable key',
  )
}

function pem(base64: string, label: string): string {
  return `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----`
}

function refuseStart(name: string, chinese: string, english: string): StartRefused {
  return new StartRefused(`${name} ${chinese}。\n${name} ${english}.`)
}
