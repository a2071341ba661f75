import { expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { writeSecurityEvent } from '@zhupi/server/records/securityJournal.ts'
import { makeAccount, startAdminTest } from './adminTest.ts'

const { admin, db, lastAct } = await startAdminTest()

test('journal: the latest first, a page at a time, by kind, account, phone and days', async () => {
  const now = Date.now()
  const student = await makeAccount(db, 'student')
  const write = (daysAgo: number, event: Partial<Parameters<typeof writeSecurityEvent>[1]>) =>
    writeSecurityEvent(
      db,
      { kind: 'signInFailed', address: '203.0.113.9', detail: 'password', ...event },
      new Date(now - daysAgo * DAY_MS),
    )
  await write(9, { named: '13100000009' })
  await write(3, { accountId: student.id })
  await write(2, { accountId: student.id, kind: 'passwordReset', detail: 'resetPassword' })
  await write(1, { named: 'no phone' })

  const { out } = await admin('journal --size 2')
  const lines = out.trim().split('\n')
  expect(lines[0]).toMatch(/ {2}登录失败 {2}未知账号 {2}203\.0\.113\.0\/24 {2}password$/)
  expect(lines[1]).toContain(`用短信重设密码  账号 ${student.id}  203.0.113.0/24`)
  const before = /--before (\d+)/.exec(lines[2] ?? '')?.[1] ?? ''
  const rest = (await admin(`journal --size 2 --before ${before}`)).out
  expect(rest).toContain(`登录失败  账号 ${student.id}`)
  expect(rest).toContain('登录失败  13100000009')
  expect(rest).not.toContain('--before')

  expect((await admin(`journal --phone ${student.phone} --days 3`)).out).toMatch(
    /^\d+ [^\n]*用短信重设密码[^\n]*\n$/,
  )
  expect((await admin('journal --phone 13100000009')).out.trim().split('\n')).toHaveLength(1)
  expect((await admin(`journal --account ${student.id} --kind passwordReset`)).out).not.toContain(
    '登录失败',
  )
  expect((await admin('journal --kind what')).out).toContain('--kind：没有“what”')
  expect(await lastAct()).toMatchObject({ operator: 'wang', act: 'journal' })
})
