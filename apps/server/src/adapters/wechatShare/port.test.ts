import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { startFakePublicAccount } from '../../testing/fakePublicAccount.ts'
import { NO_WECHAT_SHARE } from './port.ts'
import { createWechatShare } from './publicAccount.ts'

const account = { appId: 'wx0000000000000000', appSecret: 'stand-in-secret' }
const platform = await startFakePublicAccount(account)
afterAll(() => platform.stop())

const PAGE = 'https://school.test/h5/tasks/correction/1/1?a=1&b=写'
const NOW = new Date('2026-03-02T08:00:00+08:00')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
let lines: string[] = []

beforeEach(() => {
  lines = []
  Object.assign(platform, { tokensGiven: 0, ticketsGiven: 0, ticketSeconds: 7200 })
})
afterEach(() => {
  platform.behaviour = 'grants'
})

const open = (changes: Partial<typeof account> = {}) =>
  createWechatShare(
    { ...account, ...changes, apiBase: platform.url },
    // A busy machine may answer late; only who hangs is given up soon.
    { log: (line) => lines.push(line), timeoutMs: platform.behaviour === 'hangs' ? 300 : 30_000 },
  )

test('without a public account there is no signature', async () => {
  expect(await NO_WECHAT_SHARE.sign(PAGE, NOW)).toBeNull()
})

test('the page’s address is signed as WeChat checks it', async () => {
  const signed = await open().sign(PAGE, NOW)
  expect(signed).toMatchObject({ appId: account.appId, timestamp: NOW.getTime() / 1000 })
  const text = `jsapi_ticket=ticket-1&noncestr=${signed?.nonceStr}&timestamp=${signed?.timestamp}&url=${PAGE}`
  expect(signed?.signature).toBe(createHash('sha1').update(text).digest('hex'))
  expect(signed?.nonceStr).not.toBe((await open().sign(PAGE, NOW))?.nonceStr)
})

test('token and ticket are asked for once and again before they end, however many sign', async () => {
  const share = open()
  await Promise.all(Array.from({ length: 20 }, () => share.sign(PAGE, NOW)))
  await share.sign(PAGE, later(114))
  expect(platform).toMatchObject({ tokensGiven: 1, ticketsGiven: 1 })
  await share.sign(PAGE, later(116))
  expect(platform).toMatchObject({ tokensGiven: 2, ticketsGiven: 2 })
})

test('a token that WeChat has withdrawn is asked for anew', async () => {
  platform.ticketSeconds = 1800
  const share = open()
  await share.sign(PAGE, NOW)
  platform.withdrawToken()
  expect(await share.sign(PAGE, later(31))).not.toBeNull()
  expect(platform).toMatchObject({ tokensGiven: 2, ticketsGiven: 2 })
  expect(lines).toEqual([])
})

test('where WeChat refuses, hangs or breaks there is none, and the log says so without secrets', async () => {
  for (const behaviour of ['refuses', 'hangs', 'answersHtml'] as const) {
    platform.behaviour = behaviour
    expect(await open().sign(PAGE, NOW)).toBeNull()
  }
  platform.behaviour = 'grants'
  expect(await open({ appSecret: 'another' }).sign(PAGE, NOW)).toBeNull()
  expect(lines).toHaveLength(4)
  expect(lines.join('\n')).toMatch(/40164/)
  expect(lines.join('\n')).not.toMatch(/another|token-|ticket-|school\.test/)
})
