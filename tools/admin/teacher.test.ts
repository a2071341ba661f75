import { expect, test } from 'vitest'
import { makeAccount, makeSchool, startAdminTest } from './adminTest.ts'

const { admin, db, pool, lastAct } = await startAdminTest()

test('a teacher’s school is confirmed, and the confirmation taken back', async () => {
  const teacher = await makeAccount(db, 'teacher')
  expect((await admin(`teacher verify --phone ${teacher.phone}`)).out).toContain('请用 --school')
  const schoolId = await makeSchool(db, '知行小学')
  const verified = await admin(
    `teacher verify --phone ${teacher.phone} --school ${schoolId} --job-number T001`,
  )
  expect(verified.out).toContain('已确认：陈老师 是知行小学的老师，工号 T001。')
  const row = async () =>
    (
      await pool.query<{ verified: boolean; job_number: string }>(
        'select school_verified_at is not null verified, job_number from accounts where id = $1',
        [teacher.id],
      )
    ).rows[0]
  expect(await row()).toEqual({ verified: true, job_number: 'T001' })
  await admin(`teacher verify --phone ${teacher.phone} --revoke`)
  expect(await row()).toEqual({ verified: false, job_number: 'T001' })
  expect(await lastAct()).toMatchObject({
    act: 'teacher revoke',
    details: { accountId: teacher.id },
  })
})
