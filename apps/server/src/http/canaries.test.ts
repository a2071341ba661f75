/**
 * Passwords, tickets, SMS codes, card passwords, entitlement codes and shared links stand in no table and in no
 * line of the log, whatever goes well or wrong; login codes in the one column that compares them.
 */
import { randomBytes } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { entitlements, gradingCards } from '../db/schema/membership.ts'
import { hashEntitlementCode } from '../records/entitlement.ts'
import { hashCardPassword, normalCardNo } from '../domain/gradingCard.ts'
import { draftOf, makeLesson, receiveCode, waitForCorrection } from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'

const logLines: string[] = []
const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
  vi
    .spyOn(console, level)
    .mockImplementation((...words) => void logLines.push(words.map(String).join(' '))),
)
const server = await startTestServer({ logLines, hasWorkers: true })
const { pool } = server.database
afterAll(() => spies.forEach((spy) => spy.mockRestore()))

const canary = (name: string) => `Canary-${name}-${randomBytes(9).toString('hex')}`

/** Everything in every table, ours and the queue's, as COPY would write it. */
async function readTables(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  expect(tables.length).toBeGreaterThan(25)
  const rows = await Promise.all(
    tables.map(
      async ({ name }) =>
        (await pool.query<{ row: string }>(`select t::text as row from ${name} t`)).rows,
    ),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

/** A six-digit code may be a part of another number: only one that stands alone counts. */
function finds(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text)
    : text.includes(secret)
}

test('no secret that was ever sent, asked for or refused stands in a table or in the log', async () => {
  const secrets: Record<string, string> = {}
  const keep = (name: string, secret: string) => (secrets[name] = secret)
  const keepTicket = (name: string, { ticket, userLoginCode }: Ticket) => {
    // The login code is no secret by itself: it stands beside the ticket's hash.
    keep(`${name} ticket`, ticket)
    return { ticket, userLoginCode }
  }
  const { student, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)

  await waitForCorrection(server, student, submissionId)
  const shared = await server.call(
    calls.createShareLink,
    { id: submissionId, ishomework: 1 },
    student,
  )
  const link = keep('shared link', shared.token)
  await server.call(calls.getSharedReport, { id: link })
  await server.raw(`/h5/shareRep/${link}`, {})
  const madeUp = keep('link that never was', canary('link'))
  await server.send(calls.getSharedReport, { id: madeUp })
  await server.raw(`/shareRep/${madeUp}`, {})

  const phone = '13500001111'
  const first = keep('first password', canary('first'))
  await server.call(calls.registerStudent, {
    mobile: phone,
    name: '林小满',
    password: first,
    smscode: keep('registration code', await receiveCode(server, phone, 'TYPE_REG')),
  })
  keepTicket(
    'password',
    await server.call(calls.loginByPassword, { uname: phone, pwd: first, t: 0 }),
  )
  await server.send(calls.loginByPassword, {
    uname: phone,
    pwd: keep('wrong password', canary('wrong')),
    t: 0,
  })
  await server.send(calls.loginByPassword, {
    uname: keep('password in the wrong field', canary('field').slice(0, 32)),
    pwd: 'x',
    t: 0,
  })
  keepTicket(
    'sms',
    await server.call(calls.loginBySms, {
      mobile: phone,
      smscode: keep('sign-in code', await receiveCode(server, phone, 'TYPE_LOGIN')),
      t: 0,
    }),
  )
  const second = keep('new password', canary('second'))
  await server.call(calls.resetPassword, {
    mobile: phone,
    pwd: second,
    smscode: keep('reset code', await receiveCode(server, phone, 'TYPE_FIND_PWD')),
  })
  const ticket = keepTicket(
    'last',
    await server.call(calls.loginByPassword, { uname: phone, pwd: second, t: 0 }),
  )
  await server.call(calls.proveIdentity, { act: 'changePhone', pwd: second }, ticket)
  await server.call(
    calls.updateStudentMobile,
    {
      mobile: '13500002222',
      smscode: keep('phone code', await receiveCode(server, '13500002222', 'TYPE_FIND_PWD')),
    },
    ticket,
  )
  keep('unused code', await receiveCode(server, '13500003333', 'TYPE_LOGIN'))

  const cardPwd = keep('card password', canary('card'))
  const salt = randomBytes(16).toString('base64url')
  const later = new Date(server.now.getTime() + 1e9)
  await server.database.db.insert(gradingCards).values({
    number: normalCardNo('CANARYCARD'),
    salt,
    passwordHash: await hashCardPassword(salt, cardPwd),
    days: 30,
    uses: 15,
    validUntil: later,
    batch: 'b',
    createdAt: server.now,
  })
  await server.send(
    calls.bindCard,
    { cardNo: 'CANARYCARD', cardPwd: keep('wrong card password', canary('wrongcard')) },
    ticket,
  )
  await server.call(calls.bindCard, { cardNo: 'CANARYCARD', cardPwd }, ticket)
  const bookCode = keep(
    'entitlement code',
    `CANARY${randomBytes(10).toString('hex').toUpperCase()}`,
  )
  await server.database.db.insert(entitlements).values({
    codeHash: hashEntitlementCode(bookCode),
    days: 30,
    uses: 15,
    batch: 'b',
    createdAt: server.now,
  })
  await server.call(calls.validateEntitlement, { bookCode })
  await server.send(calls.validateEntitlement, {
    bookCode: keep('unknown entitlement code', `UNKNOWN${randomBytes(10).toString('hex')}`),
  })
  keepTicket(
    'entitlement',
    await server.call(calls.loginEntitlement, {
      mobile: '13500002222',
      bookCode,
      smscode: keep(
        'entitlement sign-in code',
        await receiveCode(server, '13500002222', 'TYPE_LOGIN'),
      ),
    }),
  )

  // What goes wrong inside is logged: without the values.
  const broken = keep('password at a fault', canary('fault'))
  for (const table of ['sessions', 'sms_codes', 'grading_cards', 'entitlements'])
    await pool.query(`alter table ${table} rename to ${table}_away`)
  await server.send(calls.loginByPassword, { uname: '13500002222', pwd: second, t: 0 })
  await server.send(calls.resetPassword, {
    mobile: phone,
    pwd: broken,
    smscode: keep('code at a fault', '918273'),
  })
  await server.send(
    calls.bindCard,
    { cardNo: keep('card number at a fault', canary('no').slice(0, 30)), cardPwd: broken },
    ticket,
  )
  await server.send(calls.validateEntitlement, {
    bookCode: keep('entitlement code at a fault', canary('book').slice(0, 30)),
  })
  await server.raw(
    `/h5/no/such/call?bookCode=${keep('query of an unknown address', canary('query'))}`,
    {},
  )
  for (const table of ['sessions', 'sms_codes', 'grading_cards', 'entitlements'])
    await pool.query(`alter table ${table}_away rename to ${table}`)

  const [tables, log] = [await readTables(), logLines.join('\n')]
  // The tables and the log are really looked into.
  expect(tables).toContain('13500002222')
  expect(log).toContain('call failed')
  expect(log).toContain(calls.loginByPassword.path)
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([])
  const kept = (text: string) =>
    Object.entries(secrets)
      .filter(([, secret]) => finds(text, secret))
      .map(([name]) => name)
  expect({ tables: kept(tables), log: kept(log) }).toEqual({ tables: [], log: [] })
})
