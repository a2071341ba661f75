/**
 * The demo gateway's keys, made anew at every start: nothing signed with them is good anywhere
 * else.
 */
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

export type KeyPair = { publicKey: string; privateKey: string }
/** The shop's app and merchant, and the two gateways. */
export type DemoKeys = {
  alipayApp: KeyPair
  alipay: KeyPair
  merchant: KeyPair
  wechat: KeyPair
  apiV3Key: string
}

const generate = promisify(generateKeyPair)

export async function makeDemoKeys(): Promise<DemoKeys> {
  const [alipayApp, alipay, merchant, wechat] = await Promise.all([
    makePair(),
    makePair(),
    makePair(),
    makePair(),
  ])
  return { alipayApp, alipay, merchant, wechat, apiV3Key: randomBytes(16).toString('hex') }
}

async function makePair(): Promise<KeyPair> {
  return generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
