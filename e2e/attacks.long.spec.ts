/**
 * What strangers on the network may try, against the product as it runs: a flood from one address,
 * keeping a teacher out, and lying about where one comes from.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { PASSWORD } from './people.ts'
import { Product } from './product.ts'
import { registerByPromotion } from './taps.ts'

const WRONG = 'not the password'
const AT_ONCE = 24
/** Whose account is attacked. */
const OWNER = '13100000201'
const OTHERS = ['13100000202', '13100000203', '13100000204']

let product: Product
// Behind a proxy the demo's accounts are closed, so people of one's own are needed; they register
// before it stands there, where the code of an SMS is shown.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  product = await Product.start()
  for (const phone of [OWNER, ...OTHERS])
    await (await registerByPromotion(browser, `${product.url}/h5/`, phone)).close()
  await product.stop()
  await product.restart({ TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(async () => {
  await product.remove()
})

type Sent = { forwarded: string; cookie?: string }
type Got = { status: number; code: number; waitSeconds: number; cookie: string }

async function post(
  { url }: Product,
  path: string,
  form: Record<string, string>,
  { forwarded, cookie = '' }: Sent,
): Promise<Got> {
  const answer = await fetch(`${url}/h5/correct/${path}.mvc`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwarded, cookie },
    body: new URLSearchParams(form),
  })
  const { code }: { code: number } = await answer.json()
  return {
    status: answer.status,
    code,
    waitSeconds: Number(answer.headers.get('retry-after') ?? 0),
    cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '',
  }
}

const signIn = (uname: string, pwd: string, t: '0' | '1', from: Sent) =>
  post(product, 'pub/session/loginByPassword', { uname, pwd, t }, from)
const guessCode = (of: Product, mobile: string, from: Sent) =>
  post(of, 'pub/session/loginBySms', { mobile, smscode: '000000', t: '0' }, from)

/** So many of them, some at once. */
async function flood<T>(count: number, send: (index: number) => Promise<T>): Promise<T[]> {
  const got: T[] = []
  let next = 0
  const sendOn = async () => {
    for (let index = next++; index < count; index = next++) got.push(await send(index))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  return got
}

test('a flood from one address is told to wait, and everybody else goes on', async () => {
  const attacker = { forwarded: '203.0.113.66' }
  let isOver = false
  const others: Got[] = []
  const goOn = async () => {
    while (!isOver) {
      for (const phone of OTHERS)
        others.push(await signIn(phone, PASSWORD, '0', { forwarded: '198.51.100.7' }))
      await sleep(100)
    }
  }
  const going = goOn()
  const got = await flood(2_200, (index) =>
    guessCode(product, String(13_100_000_000 + index), attacker),
  )
  isOver = true
  await going
  const refused = got.filter(({ status }) => status === 429)
  expect(refused.length).toBe(200)
  expect(refused.every(({ waitSeconds }) => waitSeconds > 0 && waitSeconds <= 300)).toBe(true)
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter(({ code }) => code !== 200)).toEqual([])
})

test('nobody keeps a teacher out: not from the same address, not from many', async () => {
  const school = { forwarded: '203.0.113.10' }
  const own = await signIn(OWNER, PASSWORD, '0', school)
  expect(own.code).toBe(200)
  // A pupil behind the school's address types on and on.
  const typed = await flood(60, () => signIn(OWNER, WRONG, '0', school))
  expect(typed.filter(({ status }) => status === 200)).toHaveLength(10)
  // The owner's browser is let in at once, and so is the owner at home.
  expect((await signIn(OWNER, PASSWORD, '0', { ...school, cookie: own.cookie })).code).toBe(200)
  expect((await signIn(OWNER, PASSWORD, '0', { forwarded: '198.51.100.8' })).code).toBe(200)

  // Now from many addresses: soon a further one has to wait before its first guess is looked at.
  await flood(80, (index) => signIn(OWNER, WRONG, '0', { forwarded: `192.0.2.${index}` }))
  const further = await flood(100, (index) =>
    signIn(OWNER, WRONG, '0', { forwarded: `192.0.2.${100 + index}` }),
  )
  expect(further.filter(({ status }) => status !== 429)).toEqual([])
  expect((await signIn(OWNER, PASSWORD, '0', { ...school, cookie: own.cookie })).code).toBe(200)
  const elsewhere = { forwarded: '198.51.100.9' }
  const asked = await signIn(OWNER, PASSWORD, '0', elsewhere)
  expect(asked.status).toBe(429)
  expect(asked.waitSeconds).toBeLessThanOrEqual(10)
  await sleep(asked.waitSeconds * 1_000)
  expect((await signIn(OWNER, PASSWORD, '0', elsewhere)).code).toBe(200)
})

test('whoever is no trusted proxy gains nothing by lying about the address', async () => {
  test.setTimeout(120_000)
  const alone = await Product.start({ DEMO: '0' })
  try {
    const statuses: number[] = []
    for (let times = 0; times < 12; times += 1)
      statuses.push(
        (await guessCode(alone, '13112345678', { forwarded: `203.0.113.${times}` })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  } finally {
    await alone.remove()
  }
  // Behind the proxy, what stands before its own word counts as little.
  const behind: number[] = []
  for (let times = 0; times < 12; times += 1)
    behind.push(
      (await guessCode(product, '13112345678', { forwarded: `192.0.2.${times}, 203.0.113.99` }))
        .status,
    )
  expect(behind).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})
