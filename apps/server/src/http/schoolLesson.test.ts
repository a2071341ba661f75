/** A class that begins: everybody behind the school's one address, with the figures of the product. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { CALLS_PER_PERSON } from './rates.ts'
import { cheapenPasswords } from '../testing/make.ts'
import { createPhones, newcomer } from '../testing/phones.ts'
import { startTestServer } from '../testing/testServer.ts'

const PUPILS = 60
const server = await startTestServer({ callsPerPerson: CALLS_PER_PERSON })
const { newPhone, askForCode } = createPhones(server)

test('sixty pupils of one school register and sign in within one lesson, with typing errors', async () => {
  const phones = Array.from({ length: PUPILS }, newPhone)
  for (const phone of phones) {
    expect((await askForCode(phone, 'TYPE_REG')).code).toBe(200)
    const code = server.smsSent.at(-1)?.code ?? ''
    await server.call(calls.registerStudent, newcomer(phone, code))
    server.now = new Date(server.now.getTime() + MINUTE_MS / 3)
  }
  await cheapenPasswords(server, 'long enough')
  const tickets = await Promise.all(
    phones.map(async (uname) => {
      for (const pwd of ['long enoug', 'Long enough'])
        expect((await server.send(calls.loginByPassword, { uname, pwd, t: 0 })).code).toBe(3005)
      return server.call(calls.loginByPassword, { uname, pwd: 'long enough', t: 0 })
    }),
  )
  for (const ticket of tickets)
    expect((await server.send(calls.getUserinfo, {}, ticket)).code).toBe(200)
})
