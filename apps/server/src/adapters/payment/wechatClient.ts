/** How requests to WeChat Pay and its answers are made, signed and checked. */
import * as z from 'zod/mini'
import { GatewayFailed, NotifyForged, type PaymentLog } from './port.ts'
import type { WechatConfig } from './wechatConfig.ts'
import { isSigned, makeNonce, signLines } from './wechatSignature.ts'

type Answer = { status: number; body: string }
export type WechatMessage = { headers: Record<string, string | string[] | undefined>; body: string }

export const NOT_FOUND = 404
const TIMEOUT_MS = 5_000
/** An older signature is a replay (WeChat's own rule). */
const FRESH_MS = 300_000

/** A request under the merchant's signature. What WeChat Pay refuses comes back as its status. */
export async function callWechat(
  config: WechatConfig,
  log: PaymentLog,
  request: { method: 'GET' | 'POST'; path: string; body?: object },
  now: Date,
): Promise<Answer> {
  try {
    const answer = await send(config, request, now)
    if (answer.status >= 400 && answer.status !== NOT_FOUND) {
      const code = /"code":"([A-Z_]+)"/.exec(answer.body)?.[1] ?? ''
      log(`wechat: ${request.method} was refused: ${answer.status} ${code}`)
    }
    return answer
  } catch (error) {
    if (error instanceof GatewayFailed) log(error.message)
    throw error
  }
}

/** Errors come unsigned; none of them credits anything. */
async function send(
  config: WechatConfig,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
  now: Date,
): Promise<Answer> {
  const url = new URL(`${config.payBase}${path}`)
  const text = body === undefined ? '' : JSON.stringify(body)
  const init = {
    method,
    headers: signRequest(config, method, url, text, now),
    ...(body === undefined ? {} : { body: text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  let response: Response
  let answer: Answer
  try {
    response = await fetch(url, init)
    answer = { status: response.status, body: await response.text() }
  } catch (error) {
    throw new GatewayFailed('wechat: no answer', { cause: error })
  }
  if (answer.status >= 500) throw new GatewayFailed(`wechat: answered ${answer.status}`)
  if (!response.ok) return answer
  try {
    checkSigned(config, { headers: Object.fromEntries(response.headers), body: answer.body }, now)
  } catch (error) {
    throw new GatewayFailed(`wechat: the answer (${answer.status}) is not signed`, { cause: error })
  }
  return answer
}

function signRequest(
  config: WechatConfig,
  method: string,
  url: URL,
  text: string,
  now: Date,
): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), makeNonce()]
  const signature = signLines(
    [method, `${url.pathname}${url.search}`, timestamp, nonce, text],
    config.privateKey,
  )
  const fields = [
    `mchid="${config.mchId}"`,
    `nonce_str="${nonce}"`,
    `signature="${signature}"`,
    `timestamp="${timestamp}"`,
    `serial_no="${config.serialNo}"`,
  ]
  return {
    authorization: `WECHATPAY2-SHA256-RSA2048 ${fields.join(',')}`,
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'zhupi',
    'wechatpay-serial': config.wechatPublicKeyId,
  }
}

/** The payer's id with the public account. */
export async function findPayer(config: WechatConfig, code: string): Promise<string> {
  if (config.appSecret === undefined) throw new GatewayFailed('wechat: no app secret is set')
  const query = new URLSearchParams({
    appid: config.appId,
    secret: config.appSecret,
    code,
    grant_type: 'authorization_code',
  })
  try {
    const url = `${config.apiBase}/sns/oauth2/access_token?${query.toString()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return z.parse(z.object({ openid: z.string() }), await response.json()).openid
  } catch {
    // The cause would carry the address, and with it the secret, into the log.
    throw new GatewayFailed('wechat: the payer’s code was not taken')
  }
}

/** Throws NotifyForged where WeChat Pay did not sign it, or not just now. */
export function checkSigned(
  config: WechatConfig,
  { headers, body }: WechatMessage,
  now: Date,
): void {
  const field = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const [timestamp, nonce, signature, serial] = [
    field('wechatpay-timestamp'),
    field('wechatpay-nonce'),
    field('wechatpay-signature'),
    field('wechatpay-serial'),
  ]
  if (serial !== config.wechatPublicKeyId) throw new NotifyForged('wechat: signed with another key')
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= FRESH_MS))
    throw new NotifyForged('wechat: signed too long ago')
  if (!isSigned([timestamp, nonce, body], signature, config.wechatPublicKey))
    throw new NotifyForged('wechat: not signed by WeChat Pay')
}

export function readAnswer<T extends z.ZodMiniType>(schema: T, answer: Answer): z.output<T> {
  if (answer.status !== 200) throw new GatewayFailed(`wechat: answered ${answer.status}`)
  const read = z.safeParse(schema, parse(answer.body))
  if (!read.success) throw new GatewayFailed('wechat: an answer of another shape')
  return read.data
}

export function readSigned<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const read = z.safeParse(schema, parse(text))
  if (!read.success) throw new NotifyForged('wechat: a message of another shape')
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
