import { expect, test } from 'vitest'
import { modelUsage } from '@zhupi/server/db/schema/modelNotes.ts'
import { makeSchool, startAdminTest } from './adminTest.ts'

const { admin, db, lastAct } = await startAdminTest()

test('model: what was asked, by school and day of the month, and what was left out', async () => {
  const schoolId = await makeSchool(db, '问问小学')
  const day = (day: string, of: number | null = schoolId) => ({
    ...{ schoolId: of, day, model: 'small', questions: 4, failures: 1, yuan: 0.126 },
    ...{ inputTokens: 9000, outputTokens: 1000, refused: { invented: 2 } },
  })
  await db
    .insert(modelUsage)
    .values([day('2026-02-28'), day('2026-03-01'), day('2026-03-31', null), day('2026-04-01')])
  const said = '问 4  没有答好 1  token 9000 + 1000  0.13 元  没有采用：invented 2'
  expect((await admin('model --month 2026-03')).out.trim().split('\n')).toEqual([
    `2026-03-01  问问小学  small  ${said}`,
    `2026-03-31  不属于学校  small  ${said}`,
  ])
  const { out } = await admin(`model --month 2026-03 --school ${schoolId}`)
  expect(out.trim()).toBe(`2026-03-01  问问小学  small  ${said}`)
  expect(await lastAct()).toMatchObject({ act: 'model', details: { month: '2026-03', schoolId } })
  expect((await admin('model --month 2026-05')).out).toBe('这个月没有问过大模型。\n')
  expect((await admin('model --month 2026-13')).out).toContain('month')
})
