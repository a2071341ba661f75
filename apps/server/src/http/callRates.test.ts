import { describe, expect, test } from 'vitest'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { CallRate } from '@zhupi/contract/terms/rates.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

// Small enough to reach, and more of an address than the tests of one account take.
const PER_PERSON = 5
const MAX = {
  signInsPerAddress: 60,
  smsAskedPerAddress: 60,
  sharedReadsPerAddress: 60,
  signInsPerAccount: 3,
  messagesPerPerson: PER_PERSON,
  postingsPerPerson: PER_PERSON,
  entriesPerPerson: PER_PERSON,
  uploadsPerPerson: PER_PERSON,
  photosPerPerson: PER_PERSON,
  printsPerPerson: PER_PERSON,
  exportsPerPerson: PER_PERSON,
  proofsPerPerson: PER_PERSON,
  passwordsSetPerTeacher: PER_PERSON,
  slipsMadePerTeacher: PER_PERSON,
  teachersNamedPerTeacher: PER_PERSON,
  listsImportedPerTeacher: PER_PERSON,
  sharesPerPerson: PER_PERSON,
  modelRemarksPerPerson: PER_PERSON,
}
const server = await startTestServer(MAX)

const rated = Object.values<CallDefinition>(calls).flatMap((call) =>
  (call.rate ?? []).map((rate) => ({ name: call.name, call, rate })),
)
const ratedPer = (per: CallRate['per']) => rated.filter(({ rate }) => rate.per === per)

let accounts = 0
/** What is sent need not be right: it is counted before it is read. */
async function statusOf(
  call: CallDefinition,
  account: string,
  { headers = {} } = {},
): Promise<number> {
  const body = new URLSearchParams({ uname: account, mobile: account })
  const { method } = call
  const sent = method === 'GET' ? { method, headers } : { method, headers, body }
  return (await server.raw(`${BASE_PATH}${call.path}`, sent)).status
}

async function statusesOf(count: number, send: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count) statuses.push(await send())
  return statuses
}
const untilTurnedAway = (max: number) => [...Array.from({ length: max }, () => 200), 429]

describe('a call’s own rate, as the contract names it, holds over HTTP', () => {
  test('rates of one name are one rate', () => {
    for (const { rate } of rated)
      for (const other of rated.filter((each) => each.rate.name === rate.name))
        expect(other.rate).toEqual(rate)
  })

  test.each(ratedPer('account'))('$name for one account', async ({ call }) => {
    const account = `account ${(accounts += 1)}`
    expect(await statusesOf(MAX.signInsPerAccount + 1, () => statusOf(call, account))).toEqual(
      untilTurnedAway(MAX.signInsPerAccount),
    )
  })

  test.each(ratedPer('person'))('$name for one person', async ({ call }) => {
    const role = call.who === 'anyone' ? undefined : call.who[0]
    if (role === undefined) throw new Error('a person has a role')
    const { ticket, userLoginCode } = await makePerson(server, role)
    const headers = { ticket, userLoginCode }
    expect(await statusesOf(PER_PERSON + 1, () => statusOf(call, '', { headers }))).toEqual(
      untilTurnedAway(PER_PERSON),
    )
    expect((await server.send(calls.anyoneInfo, {}, { ticket, userLoginCode })).code).toBe(200)
  })

  test.each(ratedPer('address'))(
    '$name for one address, whatever the account',
    async ({ call }) => {
      const send = () => statusOf(call, `account ${(accounts += 1)}`)
      expect((await statusesOf(MAX.signInsPerAddress + 1, send)).at(-1)).toBe(429)
      expect((await server.send(calls.getConstants, {})).code).toBe(200)
    },
  )
})
