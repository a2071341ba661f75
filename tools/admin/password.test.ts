import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { expect, test } from 'vitest'
import { findAccount, holdPassword } from '@zhupi/server/records/account.ts'
import { isPassword } from '@zhupi/server/domain/password.ts'
import { makeAccount, startAdminTest } from './adminTest.ts'

const { admin, db, pool, acts } = await startAdminTest()

test('password help: a password for a day, until the person sets an own one; sessions end; it stands nowhere', async () => {
  const { id, phone } = await makeAccount(db, 'student')
  await pool.query(
    `insert into sessions (ticket_hash, account_id, login_code, created_at, last_seen_at)
     values ('h', $1, 'c', now(), now())`,
    [id],
  )
  expect((await admin(`password help --phone ${phone} --role student`)).out).toContain(
    '--reason：必填',
  )
  const { out } = await admin(
    `password help --phone ${phone} --role student --reason 换了手机，班主任来电核实`,
  )
  const password = /一次性密码：([2-9A-Z]{12})/.exec(out)?.[1] ?? ''
  const account = await findAccount(db, phone, 'student')
  if (account === undefined) throw new Error('no account')
  expect(await isPassword(password, account.passwordHash)).toBe(true)
  expect(
    (
      await pool.query<{ end_reason: string }>(
        'select end_reason from sessions where account_id = $1',
        [id],
      )
    ).rows,
  ).toEqual([{ end_reason: 'signedOut' }])
  expect(JSON.stringify(await acts())).not.toContain(password)
  const now = new Date()
  // As a sign-in asks: in its transaction, so that the account's row stays locked until it commits.
  const hold = (at: Date) => db.transaction((tx) => holdPassword(tx, account, at))
  expect(await hold(new Date(now.getTime() + 25 * HOUR_MS))).toBe(false)
  expect(await hold(now)).toBe(true)
  // Whoever signs in with it does nothing before an own password is set.
  expect(
    (await pool.query('select 1 from accounts where id = $1 and password_ends_at > now()', [id]))
      .rowCount,
  ).toBe(1)
})
