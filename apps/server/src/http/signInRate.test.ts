/**
 * How often a secret may be guessed at, with the figures that the product runs with. Passwords:
 * passwordTries.test.ts.
 */
import { describe, expect, test } from 'vitest'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { startTestServer } from '../testing/testServer.ts'

const GUESSES = 10
const server = await startTestServer()
let lastPhone = 13_700_000_000

const newPhone = () => String((lastPhone += 1))

/** Counted before it is read, so nothing else needs to be in it. */
async function guess(call: CallDefinition, account: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(account)
  return (await server.raw(`${BASE_PATH}${call.path}`, { method: call.method, body })).status
}

async function guessOften(call: CallDefinition, accountOf: (guess: number) => string) {
  const statuses: number[] = []
  while (statuses.length <= GUESSES)
    statuses.push(await guess(call, { mobile: accountOf(statuses.length) }))
  return statuses
}

const turnedAway = [...Array.from({ length: GUESSES }, () => 200), 429]

describe.each([
  calls.loginBySms,
  calls.loginEntitlement,
  calls.registerStudent,
  calls.registerTeacher,
  calls.resetPassword,
  calls.checkResetCode,
  calls.activateMember,
])('$name', (call) => {
  test('the eleventh guess at one account is turned away', async () => {
    const phone = newPhone()
    expect(await guessOften(call, () => phone)).toEqual(turnedAway)
  })

  test('who comes after it from the same address is let in', async () => {
    expect(await guessOften(call, newPhone)).not.toContain(429)
  })
})

test('white space around a phone makes no other account', async () => {
  const phone = newPhone()
  expect(await guessOften(calls.loginBySms, (at) => ' '.repeat(at) + phone)).toEqual(turnedAway)
  const other = newPhone()
  expect(await guessOften(calls.resetPassword, (at) => other + ' '.repeat(at))).toEqual(turnedAway)
})

test('guesses are counted whichever call makes them', async () => {
  const phone = newPhone()
  for (let times = 0; times < GUESSES; times += 1)
    expect(await guess(calls.loginBySms, { mobile: phone })).toBe(200)
  expect(await guess(calls.resetPassword, { mobile: phone })).toBe(429)
})
