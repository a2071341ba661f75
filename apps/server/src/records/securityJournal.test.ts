/** What calls write into the security journal. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson, PASSWORD, prove, receiveCode } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { writeSecurityEvent } from './securityJournal.ts'

const server = await startTestServer()
const { pool, db } = server.database

type Entry = {
  kind: string
  account_id: string | null
  phone: string | null
  network: string
  detail: string
}

async function readJournal() {
  const { rows } = await pool.query<Entry>(
    `select kind, account_id, phone, network, detail from security_journal order by id`,
  )
  await pool.query('delete from security_journal')
  return rows
}

test('a failed sign-in is written down: whose, from which network, and nothing that was typed', async () => {
  const { id, phone } = await makePerson(server, 'student')
  const secret = 'typed by mistake'
  await server.send(calls.loginByPassword, { uname: phone, pwd: secret, t: 0 })
  await server.send(calls.loginByPassword, { uname: '13100000001', pwd: secret, t: 0 })
  await server.send(calls.loginByPassword, { uname: secret, pwd: secret, t: 0 })
  await server.send(calls.loginBySms, { mobile: phone, smscode: '000000', t: 0 })
  const base = { kind: 'signInFailed', network: '127.0.0.0/24', phone: null }
  const rows = await readJournal()
  expect(rows).toEqual([
    { ...base, account_id: String(id), detail: 'password' },
    { ...base, account_id: null, phone: '13100000001', detail: 'password' },
    { ...base, account_id: null, detail: 'password' },
    { ...base, account_id: String(id), detail: 'smsCode' },
  ])
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a reset, another phone, proofs, a wrong code and a removal are written down with their account', async () => {
  const student = await makePerson(server, 'student')
  const smscode = await receiveCode(server, student.phone, 'TYPE_FIND_PWD')
  const wrong = smscode === '000000' ? '000001' : '000000'
  const reset = { mobile: student.phone, pwd: 'another horse' }
  await server.send(calls.resetPassword, { ...reset, smscode: wrong })
  await server.call(calls.resetPassword, { ...reset, smscode })
  const again = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: 'another horse',
    t: 0,
  })
  const mobile = '13100000002'
  const code = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
  await server.send(calls.proveIdentity, { act: 'changePhone', pwd: 'wrong horse' }, again)
  await prove(server, again, 'changePhone', 'another horse')
  await server.call(calls.updateStudentMobile, { mobile, smscode: code }, again)
  await prove(server, again, 'removeAccount', 'another horse')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, again)
  expect((await readJournal()).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'codeFailed resetPassword',
    'passwordReset resetPassword',
    'proofFailed changePhone',
    'proofGiven changePhone',
    'phoneChanged changePhone',
    'proofGiven removeAccount',
    'accountRemoved removeUser',
  ])
})

test('a sign-in that succeeds is not in the journal', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 0 })
  expect(await readJournal()).toEqual([])
})

test('what rolls back leaves no entry', async () => {
  const { id } = await makePerson(server, 'student')
  await db
    .transaction(async (tx) => {
      const event = { address: '', detail: 'test', accountId: id }
      await writeSecurityEvent(tx, { kind: 'phoneChanged', ...event }, server.now)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await readJournal()).toEqual([])
})
