import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'

// Ten calls a minute for a person, two hundred for an address.
const server = await startTestServer({ callsPerPerson: 10 })

async function statusesOf(count: number, ticketOf: (index: number) => Ticket): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { ticket, userLoginCode } = ticketOf(index)
      return (
        await server.raw(`/h5${calls.getUserinfo.path}`, { headers: { ticket, userLoginCode } })
      ).status
    }),
  )
}

test('who calls too often has to wait, and the others behind the same address do not', async () => {
  const [eager, calm] = [await makePerson(server, 'student'), await makePerson(server, 'student')]
  const statuses = await statusesOf(15, () => eager)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await statusesOf(1, () => calm)).toEqual([200])
  const refused = await server.raw(`/h5${calls.getUserinfo.path}`, {
    headers: { ticket: eager.ticket, userLoginCode: eager.userLoginCode },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
  })
})

test('made-up tickets are nobody’s: they count for their address', async () => {
  const statuses = await statusesOf(250, (index) => ({
    ticket: `made up, but long enough ${index}`,
    userLoginCode: 'x',
  }))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(50)
  const refused = await server.raw(`/h5${calls.getConstants.path}`, {})
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
  })
})
