import { expect, test } from 'vitest'
import { startAdminTest } from './adminTest.ts'

const { admin, pool, lastAct } = await startAdminTest()

test('a price is changed to the fen, and the old one stands in the audit log', async () => {
  expect((await admin('packages list')).out).toMatch(/A_WEEK +1周（7 天） +9\.00 元 +在售/)
  expect((await admin('packages price --id A_WEEK --yuan 9.9')).out).toContain(
    'A_WEEK：原价 9.00 元，现价 9.90 元，在售。',
  )
  expect(await lastAct()).toMatchObject({
    act: 'packages price',
    details: { package: 'A_WEEK', priceBefore: 900, priceAfter: 990 },
  })
  await admin('packages price --id A_WEEK --offered no')
  expect(
    (await pool.query("select price, is_offered from packages where id = 'A_WEEK'")).rows,
  ).toEqual([{ price: 990, is_offered: false }])
  expect((await admin('packages price --id A_WEEK')).out).toContain('请给出 --yuan 或 --offered')
})
