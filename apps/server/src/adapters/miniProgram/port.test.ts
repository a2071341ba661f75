import { afterAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { startFakePublicAccount } from '../../testing/fakePublicAccount.ts'
import { NO_MINI_PROGRAM } from './port.ts'
import { createMiniProgram } from './urlLink.ts'

const account = { appId: 'wx1111111111111111', appSecret: 'stand-in-secret' }
const platform = await startFakePublicAccount(account)
afterAll(() => platform.stop())

const NOW = new Date('2026-03-02T08:00:00+08:00')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
let lines: string[] = []

beforeEach(() => {
  lines = []
  Object.assign(platform, {
    tokensGiven: 0,
    linksAsked: [],
    linkBase: 'https://link.example/',
    behaviour: 'grants',
  })
})

const open = (changes: Partial<typeof account> = {}) =>
  createMiniProgram(
    { ...account, ...changes, page: 'pages/report/index', apiBase: platform.url },
    // A busy machine may answer late; only who hangs is given up soon.
    { log: (line) => lines.push(line), timeoutMs: platform.behaviour === 'hangs' ? 300 : 30_000 },
  )

test('without a mini-program there is no link', async () => {
  expect(NO_MINI_PROGRAM.isSet).toBe(false)
  expect(await NO_MINI_PROGRAM.link('shareRep=x', NOW)).toBeNull()
})

test('a link of its own for each tap, to the operator’s page, under one token', async () => {
  const program = open()
  const links = await Promise.all(
    Array.from({ length: 20 }, (_, index) => program.link(`shareRep=t${index}`, NOW)),
  )
  expect(new Set(links).size).toBe(20)
  expect(links.every((link) => link?.startsWith('https://link.example/'))).toBe(true)
  expect(platform.linksAsked[0]).toEqual({
    path: 'pages/report/index',
    query: 'shareRep=t0',
    expire_type: 1,
    expire_interval: 1,
    env_version: 'release',
  })
  await program.link('shareRep=y', later(114))
  expect(platform.tokensGiven).toBe(1)
  await program.link('shareRep=y', later(116))
  expect(platform.tokensGiven).toBe(2)
})

test.each([40001, 40014, 42001] as const)(
  'a token that WeChat calls withdrawn (%i) is asked for anew, once for all who wait',
  async (code) => {
    platform.withdrawnCode = code
    const program = open()
    await program.link('shareRep=x', NOW)
    platform.withdrawToken()
    const links = await Promise.all([1, 2, 3].map(() => program.link('shareRep=x', later(1))))
    expect(links).not.toContain(null)
    expect(platform.tokensGiven).toBe(2)
    expect(lines).toEqual([])
  },
)

test('where WeChat refuses, has no more, hangs or answers nonsense there is none, and the log says so without secrets', async () => {
  const asked = ['refuses', 'hangs', 'answersHtml', 'givesNoMore', 'is429'] as const
  for (const behaviour of asked) {
    platform.behaviour = behaviour
    expect(await open().link('shareRep=hidden', NOW)).toBeNull()
  }
  platform.behaviour = 'grants'
  expect(await open({ appSecret: 'another' }).link('shareRep=hidden', NOW)).toBeNull()
  expect(lines).toEqual([
    'mini-program: token: 40164',
    'mini-program: no answer',
    'mini-program: no answer',
    'mini-program: link: 45009',
    'mini-program: token: 429',
    'mini-program: token: 40125',
  ])
})

test('an address that is no web page’s is never handed on', async () => {
  platform.linkBase = 'javascript:alert(1)//'
  expect(await open().link('shareRep=x', NOW)).toBeNull()
  expect(lines).toEqual(['mini-program: link: 0'])
})
