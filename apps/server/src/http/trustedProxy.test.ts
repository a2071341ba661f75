/** Whose word is taken for where a request came from, and what counts as one address. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { readEdgeConfig } from '../edgeConfig.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

// Tests reach the server from 127.0.0.1: that is the proxy, or an untrusted peer.
const MAX = 4
const [alone, behindOne, behindNamed, behindAnother] = [
  await startTestServer({ signInsPerAddress: MAX }),
  await startTestServer({ signInsPerAddress: MAX, trustProxy: 1 }),
  await startTestServer({ signInsPerAddress: MAX, trustProxy: ['127.0.0.0/8', '10.0.0.0/8'] }),
  await startTestServer({ signInsPerAddress: MAX, trustProxy: ['10.0.0.1'] }),
]
let accounts = 0

function signInFrom(server: TestServer, forwarded: string): Promise<Response> {
  return server.raw(`${BASE_PATH}${calls.loginByPassword.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwarded },
    body: new URLSearchParams({ uname: `nobody ${(accounts += 1)}`, pwd: 'guess', t: '0' }),
  })
}

async function statusesFrom(server: TestServer, forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const each of forwarded) statuses.push((await signInFrom(server, each)).status)
  return statuses
}
const letIn = (count: number) => Array.from({ length: count }, () => 200)
const addresses = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

test('without a trusted proxy, and from a peer that is none, what is forwarded changes nothing', async () => {
  for (const server of [alone, behindAnother])
    expect(await statusesFrom(server, addresses(MAX + 1, '203.0.113.'))).toEqual([
      ...letIn(MAX),
      429,
    ])
})

test('behind a trusted proxy each address counts by itself', async () => {
  for (const server of [behindOne, behindNamed])
    expect(await statusesFrom(server, addresses(MAX + 3, '198.51.100.'))).toEqual(letIn(MAX + 3))
})

test('what a client itself writes before the proxy’s word is no address', async () => {
  const spoofed = (real: string) => addresses(MAX + 1, '192.0.2.').map((each) => `${each}, ${real}`)
  for (const server of [behindOne, behindNamed])
    expect(await statusesFrom(server, spoofed('203.0.113.200'))).toEqual([...letIn(MAX), 429])
})

test('an IPv6 connection counts by its /64, IPv4 over IPv6 as IPv4', async () => {
  const sameNetwork = addresses(MAX, '2001:db8:0:1::').concat('2001:db8:0:1:ffff::1')
  expect(await statusesFrom(behindOne, sameNetwork)).toEqual([...letIn(MAX), 429])
  expect(await statusesFrom(behindOne, ['2001:db8:0:2::1'])).toEqual([200])
  const twoForms = [...addresses(1, '203.0.113.9'), '::ffff:203.0.113.91']
  expect(await statusesFrom(behindOne, [...twoForms, ...twoForms, ...twoForms])).toEqual([
    ...letIn(MAX),
    429,
    429,
  ])
})

test('browsers are told to stay with HTTPS only where a trusted proxy says that they came by it', async () => {
  const hstsOf = async (server: TestServer, scheme: string) =>
    (await server.raw(`${BASE_PATH}/`, { headers: { 'x-forwarded-proto': scheme } })).headers.get(
      'strict-transport-security',
    )
  expect(await hstsOf(behindOne, 'https')).toBe('max-age=15552000')
  expect(await hstsOf(behindOne, 'http')).toBeNull()
  expect(await hstsOf(alone, 'https')).toBeNull()
  expect(await hstsOf(behindAnother, 'https')).toBeNull()
})

test('a refusal says how long to wait, in the header and in words', async () => {
  const answer = await signInFrom(alone, '')
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(240)
  expect(seconds).toBeLessThanOrEqual(300)
  expect(await answer.json()).toEqual({
    code: 400,
    success: false,
    msg: '操作太频繁，请 5 分钟后再试',
    entity: null,
  })
})

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['2', 2],
    ['127.0.0.1, 10.0.0.0/8，fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ])('%s', (TRUST_PROXY, expected) => {
    expect(readEdgeConfig({ TRUST_PROXY }).trustProxy).toEqual(expected)
  })

  test.each(['true', '11', '-1', 'nginx', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8'])(
    '%s is refused by its name',
    (TRUST_PROXY) => {
      expect(() => readEdgeConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
    },
  )
})
