/** Entitlement codes and the promotion. */
import { expect, test } from 'vitest'
import { SMS_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { accounts } from '../../db/schema/account.ts'
import { entitlements } from '../../db/schema/membership.ts'
import { hashEntitlementCode } from '../../records/entitlement.ts'
import { loadRights } from '../../records/rights.ts'
import { createCode } from '../../records/smsCode.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db, pool } = server.database
let made = 0

async function makeBookCode(
  wishes: { days: number; uses: number | null } = { days: 90, uses: 20 },
): Promise<string> {
  made += 1
  const code = `BOOK-7F3K-Q2WM-${String(made).padStart(4, '0')}`
  await db.insert(entitlements).values({
    codeHash: hashEntitlementCode(code),
    ...wishes,
    batch: 'test',
    createdAt: server.now,
  })
  return code
}

/**
 * The code on the phone; each from an address of its own, for the address's limit is not what is
 * tested here.
 */
async function receive(
  phone: string,
  type: 'TYPE_LOGIN' | 'TYPE_REG' = 'TYPE_LOGIN',
): Promise<string> {
  return (
    await db.transaction((db) =>
      createCode(db, { phone, type, address: `test ${phone}` }, SMS_PER_DAY, server.now),
    )
  ).code
}

test('signs in and binds together; the right begins then, and the code is bound for good', async () => {
  const [pupil, bookCode] = [await makePerson(server, 'student'), await makeBookCode()]
  expect(await server.call(calls.validateEntitlement, { bookCode })).toBe(0)
  const ticket = await server.call(calls.loginEntitlement, {
    mobile: pupil.phone,
    smscode: await receive(pupil.phone),
    bookCode: bookCode.toLowerCase().replaceAll('-', ' '),
    cid: 'book',
  })
  expect(ticket).toMatchObject({ isStudent: true, num: 1 })
  expect(await server.call(calls.getEvaCount, {}, ticket)).toBe(1)
  expect(await loadRights(db, pupil.id, server.now)).toMatchObject({
    validBillingCardUser: true,
    billingCardExpiryDate: '2026-05-31 08:00:00',
    usesLeft: 30,
  })
  expect(await server.call(calls.validateEntitlement, { bookCode })).toBe(1)
  const { rows } = await pool.query('select channel from accounts where id = $1', [pupil.id])
  expect(rows).toEqual([{ channel: 'book' }])
  // What the screen asks for afterwards changes nothing any more.
  server.now = new Date(server.now.getTime() + MINUTE_MS)
  expect(
    await server.call(calls.activateMember, { mobile: pupil.phone, identity: 'STUDENT' }),
  ).toBeNull()
  expect(await loadRights(db, pupil.id, server.now)).toMatchObject({
    billingCardExpiryDate: '2026-05-31 08:00:00',
    usesLeft: 30,
  })
})

test('activateMember starts what an operator has bound, and answers any phone the same', async () => {
  const [teacher, bookCode] = [await makePerson(server, 'teacher'), await makeBookCode()]
  await pool.query('update entitlements set bound_by = $1, bound_at = $2 where code_hash = $3', [
    teacher.id,
    server.now,
    hashEntitlementCode(bookCode),
  ])
  expect(
    await server.call(calls.activateMember, { mobile: teacher.phone, identity: 'STUDENT' }),
  ).toBeNull()
  expect(await loadRights(db, teacher.id, server.now)).toMatchObject({
    validBillingCardUser: false,
  })
  await Promise.all(
    Array.from({ length: 5 }, () =>
      server.call(calls.activateMember, { mobile: teacher.phone, identity: 'TEACHER' }),
    ),
  )
  expect(await loadRights(db, teacher.id, server.now)).toMatchObject({
    validBillingCardUser: true,
    usesLeft: 30,
  })
  expect(
    await server.call(calls.activateMember, { mobile: '13012345678', identity: 'TEACHER' }),
  ).toBeNull()
})

test('no account is made; a wrong SMS code, an unknown and a bound code have their own texts', async () => {
  const [pupil, bookCode] = [await makePerson(server, 'student'), await makeBookCode()]
  const bind = async (mobile: string, smscode: string, code: string) =>
    server.send(calls.loginEntitlement, { mobile, smscode, bookCode: code })
  expect(await bind('13012345679', await receive('13012345679'), bookCode)).toMatchObject({
    code: 3005,
    msg: '这个手机号还没有注册，不会自动注册账号，请先注册',
  })
  const smscode = await receive(pupil.phone)
  expect(
    await bind(pupil.phone, smscode === '111111' ? '222222' : '111111', bookCode),
  ).toMatchObject({ code: 3005, msg: '验证码不正确或已过期，请重新获取' })
  expect(await bind(pupil.phone, smscode, 'NO-SUCH-CODE')).toMatchObject({
    code: 3005,
    msg: '没有找到这个权益码，请核对',
  })
  expect(await server.call(calls.validateEntitlement, { bookCode })).toBe(0)
  expect(await server.send(calls.validateEntitlement, { bookCode: 'NO-SUCH-CODE' })).toMatchObject({
    code: 3005,
  })
  server.now = new Date(server.now.getTime() + 120_000)
  await server.call(calls.loginEntitlement, {
    mobile: pupil.phone,
    smscode: await receive(pupil.phone),
    bookCode,
  })
  const late = await makePerson(server, 'student')
  expect(await bind(late.phone, await receive(late.phone), bookCode)).toMatchObject({
    code: 3005,
    msg: '权益码已被绑定',
  })
})

test('a phone with both roles binds for its pupil; one with a teacher only, for that', async () => {
  const both = await makePerson(server, 'teacher')
  const [pupil] = await db
    .insert(accounts)
    .values({
      role: 'student',
      phone: both.phone,
      name: '林小满',
      passwordHash: '',
      createdAt: server.now,
    })
    .returning({ id: accounts.id })
  expect(
    await server.call(calls.loginEntitlement, {
      mobile: both.phone,
      smscode: await receive(both.phone),
      bookCode: await makeBookCode(),
    }),
  ).toMatchObject({ isStudent: true, num: 0 })
  expect((await loadRights(db, pupil?.id ?? 0, server.now)).validBillingCardUser).toBe(true)
  const teacher = await makePerson(server, 'teacher')
  expect(
    await server.call(calls.loginEntitlement, {
      mobile: teacher.phone,
      smscode: await receive(teacher.phone),
      bookCode: await makeBookCode(),
    }),
  ).toMatchObject({ isStudent: false })
})

test('of 200 phones at once with one code one gets it', async () => {
  const bookCode = await makeBookCode()
  const phones = Array.from({ length: 200 }, (_, index) => String(13_500_000_000 + index))
  await db.insert(accounts).values(
    phones.map((phone) => ({
      role: 'student' as const,
      phone,
      name: '林小满',
      passwordHash: '',
      createdAt: server.now,
    })),
  )
  const codes = await Promise.all(phones.map((phone) => receive(phone)))
  const answers = await Promise.all(
    phones.map((mobile, index) =>
      server.send(calls.loginEntitlement, { mobile, smscode: codes[index], bookCode }),
    ),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
    new Set(['权益码已被绑定']),
  )
  const { rows } = await pool.query(
    `select count(*)::int as grants from grants g join accounts a on a.id = g.account_id
     where a.phone = any($1)`,
    [phones],
  )
  expect(rows).toEqual([{ grants: 1 }])
})

test('no book’s code is in the database in clear', async () => {
  const { rows } = await pool.query('select to_jsonb(e)::text as row from entitlements e')
  expect(JSON.stringify(rows)).not.toMatch(/BOOK-?7F3K/)
})

test('channel 002 gives a card of 15 uses for 30 days, once a phone and role', async () => {
  const phone = '13611112222'
  const register = async (
    call: typeof calls.registerStudent | typeof calls.registerTeacher,
    cid: string,
  ) => {
    server.now = new Date(server.now.getTime() + 61_000)
    await server.call(call, {
      mobile: phone,
      password: 'long enough',
      smscode: await receive(phone, 'TYPE_REG'),
      name: phone,
      cid,
    })
  }
  const cards = async () =>
    (
      await pool.query<{ role: string; uses: number; days: number }>(
        `select a.role, g.uses, extract(day from g.ends_at - g.starts_at)::int as days
         from grants g join accounts a on a.id = g.account_id
         where a.phone = $1 and g.kind = 'promotion' order by g.id`,
        [phone],
      )
    ).rows
  await register(calls.registerStudent, '002')
  await register(calls.registerTeacher, '002')
  expect(await cards()).toEqual([
    { role: 'student', uses: 15, days: 30 },
    { role: 'teacher', uses: 15, days: 30 },
  ])
  // Removed and registered again.
  await pool.query("update accounts set removed_at = $1 where phone = $2 and role = 'student'", [
    server.now,
    phone,
  ])
  await register(calls.registerStudent, '002')
  expect(await cards()).toHaveLength(2)
})
