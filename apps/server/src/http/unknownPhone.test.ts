/** Whoever does not know whether a phone has an account learns it from no answer and from no waiting. */
import type * as crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../testing/make.ts'

// Not a stand-in: the runtime's own argon2, counted. Its work is nearly all the time that a sign-in takes.
const derivations = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  const argon2 = (...args: Parameters<typeof real.argon2>) => {
    derivations.count += 1
    return real.argon2(...args)
  }
  return { ...real, argon2 }
})
// The server's modules may be loaded already, with the argon2 that nobody counts.
vi.resetModules()
const { Client } = (await import('pg')).default
const { startTestServer } = await import('../testing/testServer.ts')
const server = await startTestServer()

test('a known and an unknown phone get the same answers for the same work', async () => {
  const known = await makePerson(server, 'student')
  const asked = async (mobile: string) => {
    derivations.count = 0
    const reset = await server.send(calls.resetPassword, {
      mobile,
      pwd: 'long enough',
      smscode: '000000',
    })
    const signIn = await server.send(calls.loginByPassword, {
      uname: mobile,
      pwd: 'wrong horse',
      t: 0,
    })
    return { answers: [reset.msg, signIn.msg], derivations: derivations.count }
  }
  const forKnown = await asked(known.phone)
  expect(forKnown.answers).toEqual(['验证码不正确或已过期，请重新获取', '账号或密码不正确'])
  expect(forKnown.derivations).toBeGreaterThan(0)
  expect(await asked('13500001000')).toEqual(forKnown)
})

test('a known and an unknown phone cost activateMember the same statements', async () => {
  const known = await makePerson(server, 'student')
  const statementsFor = async (mobile: string) => {
    const asked = vi.spyOn(Client.prototype, 'query')
    expect(await server.call(calls.activateMember, { mobile, identity: 'STUDENT' })).toBeNull()
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query))
    asked.mockRestore()
    return texts.filter((text) => /begin|commit|accounts|entitlements/.test(text)).length
  }
  const forKnown = await statementsFor(known.phone)
  expect(forKnown).toBeGreaterThan(3)
  expect(await statementsFor('13500001001')).toBe(forKnown)
})
