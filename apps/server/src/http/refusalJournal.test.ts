import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const server = await startTestServer({ messagesPerPerson: 2, signInsPerAccount: 2 })

async function listRefused() {
  const { rows } = await server.database.pool.query(
    `select account_id::int as account, phone, detail from security_journal
     where kind = 'refused' order by id`,
  )
  return rows
}

test('a refusal by a limit is written into the security journal, a flood of them once', async () => {
  const student = await makePerson(server, 'student')
  for (let times = 0; times < 8; times += 1)
    await server.send(calls.sendTeacher, { code: 'ABCDEF', content: '老师好' }, student)
  expect(await listRefused()).toEqual([{ account: student.id, phone: null, detail: 'sendTeacher' }])
  for (let times = 0; times < 8; times += 1)
    await server.send(calls.loginBySms, { mobile: '13512345678', smscode: '000000', t: 0 })
  expect((await listRefused()).slice(1)).toEqual([
    { account: null, phone: '13512345678', detail: 'loginBySms' },
  ])
})

test('what is refused for another reason is not', async () => {
  const before = await listRefused()
  await server.send(calls.sendTeacher, { code: 'ABCDEF', content: '老师好' })
  expect(await listRefused()).toEqual(before)
})
