/**
 * How people pay here, from the environment. Of each gateway's keys all are set or none; without
 * any there is the demo gateway in demo mode, and no payment otherwise.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { NeededSettings, PaymentSettings } from './adapters/payment/gateway.ts'
import { readGatewayConfigs } from './adapters/payment/gateways.ts'
import type { PaymentConfig } from './adapters/payment/payment.ts'
import { StartRefused } from './postgres/startRefused.ts'

type Env = Record<string, string | undefined>

export function readPaymentConfig(env: Env, isDemo: boolean): PaymentConfig {
  const gateways = readGatewayConfigs(settingsOf(env))
  if (Object.keys(gateways).length === 0) return { kind: isDemo ? 'demo' : 'none' }
  return { kind: 'real', ownUrl: readOwnUrl(env), gateways }
}

function settingsOf(env: Env): PaymentSettings {
  return {
    find: (name) => env[name] || undefined,
    readAll: (names) => {
      const missing = names.filter((name) => !env[name])
      if (missing.length === names.length) return undefined
      if (missing.length > 0)
        throw refuseStart(missing.join('、'), '没有设置，其余支付设置已填', 'is missing')
      return neededOf(env)
    },
  }
}

function neededOf(env: Env): NeededSettings<string> {
  const text = (name: string) => env[name] ?? ''
  return {
    text,
    privateKey: (name) => readPrivateKey(text(name), name),
    publicKey: (name) => readPublicKey(text(name), name),
    refuse: (name, chinese, english) => {
      throw refuseStart(name, chinese, english)
    },
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

/**
 * PEM (its line breaks may be written \n), the bare Base64 that the gateways' tools give, or the
 * path of a file with either.
 */
function readPrivateKey(value: string, name: string): string {
  return readKey(value, name, (text) =>
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
function readPublicKey(value: string, name: string): string {
  return readKey(value, name, (text) => [
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
    // Refused below, without what stands in it.
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
