import { expect, test } from 'vitest'
import { grants } from '@zhupi/server/db/schema/membership.ts'
import { makeAccount, startAdminTest } from './adminTest.ts'

const { admin, db, pool, lastAct } = await startAdminTest()

test('the rights of one account, where they come from, and who looked', async () => {
  const { id, phone } = await makeAccount(db, 'student', { channel: '002' })
  const day = 86_400_000
  await db.insert(grants).values([
    {
      accountId: id,
      kind: 'promotion',
      startsAt: new Date(Date.now() - day),
      endsAt: new Date(Date.now() + 29 * day),
      uses: 15,
      used: 4,
      createdAt: new Date(),
    },
    {
      accountId: id,
      kind: 'membership',
      startsAt: new Date(Date.now() - 40 * day),
      endsAt: new Date(Date.now() - 10 * day),
      createdAt: new Date(),
    },
  ])
  await pool.query(
    `insert into grading_cards
       (number, salt, password_hash, days, uses, valid_until, batch, created_at, bound_by, bound_at)
     values ('400012345678', 's', 'h', 30, 5, now(), '春季', now(), $1, now())`,
    [id],
  )
  const { out } = await admin(`rights --phone ${phone}`)
  expect(out).toMatch(/学生 林小满（账号 \d+，.* 注册，渠道 002）\n {2}现在可以批改：剩 21 次/)
  expect(out).toMatch(/活动赠送 有效，.*用了 4\/15 次/)
  expect(out).toMatch(/会员 已到期/)
  expect(out).toMatch(/批改卡 …5678（批次 春季）/)
  expect(out).not.toContain('400012345678')
  expect(await lastAct()).toMatchObject({ act: 'rights', details: { accountId: id } })
})
