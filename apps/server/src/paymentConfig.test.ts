import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPaymentConfig } from './paymentConfig.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const [pkcs8, pkcs1] = [
  pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
]
const spki = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '')

const ALIPAY = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088',
  ALIPAY_PRIVATE_KEY: pkcs8,
  ALIPAY_PUBLIC_KEY: spki,
  PUBLIC_URL: 'https://zhupi.example.cn/anything',
}

test('without keys the demo stands in, and in earnest there is no payment', () => {
  expect(readPaymentConfig({}, true)).toEqual({ kind: 'demo' })
  expect(readPaymentConfig({}, false)).toEqual({ kind: 'none' })
})

test('with real keys there is no demo beside them', () => {
  expect(readPaymentConfig(ALIPAY, true)).toEqual({
    kind: 'real',
    ownUrl: 'https://zhupi.example.cn',
    gateways: {
      ALIPAY: expect.objectContaining({
        appId: '2021',
        gateway: 'https://openapi.alipay.com/gateway.do',
      }),
    },
  })
})

describe('a key is read however it comes', () => {
  const file = join(tmpdir(), `zhupi-key-${process.pid}.pem`)
  writeFileSync(file, pkcs8)
  test.each([
    ['PKCS#8', pkcs8],
    ['PKCS#1', pkcs1],
    ['with \\n for its line breaks', pkcs8.replaceAll('\n', String.raw`\n`)],
    ['bare PKCS#8', bare(pkcs8)],
    ['bare PKCS#1', bare(pkcs1)],
    ['a file', file],
  ])('%s', (_form, key) => {
    expect(
      readPaymentConfig(
        { ...ALIPAY, ALIPAY_PRIVATE_KEY: key, ALIPAY_PUBLIC_KEY: bare(spki) },
        false,
      ),
    ).toMatchObject({ gateways: { ALIPAY: { privateKey: pkcs8, alipayPublicKey: spki } } })
  })
})

test.each([
  ['ALIPAY_SELLER_ID', { ...ALIPAY, ALIPAY_SELLER_ID: '' }],
  ['ALIPAY_PRIVATE_KEY', { ...ALIPAY, ALIPAY_PRIVATE_KEY: 'nonsense' }],
  ['ALIPAY_PUBLIC_KEY', { ...ALIPAY, ALIPAY_PUBLIC_KEY: '/no/such/file' }],
  ['PUBLIC_URL', { ...ALIPAY, PUBLIC_URL: '' }],
  [
    'WECHAT_PAY_API_V3_KEY',
    {
      WECHAT_PAY_MCH_ID: '1',
      WECHAT_PAY_APP_ID: 'wx',
      WECHAT_PAY_SERIAL_NO: '1',
      WECHAT_PAY_PRIVATE_KEY: pkcs8,
      WECHAT_PAY_API_V3_KEY: 'short',
      WECHAT_PAY_PUBLIC_KEY: spki,
      WECHAT_PAY_PUBLIC_KEY_ID: '1',
    },
  ],
])('a setting that is missing or wrong is named: %s', (name, env) => {
  expect(() => readPaymentConfig(env, true)).toThrow(name)
})
