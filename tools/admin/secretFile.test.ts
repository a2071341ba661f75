import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bindEntitlement } from '@zhupi/server/records/entitlement.ts'
import { isCardPassword } from '@zhupi/server/domain/gradingCard.ts'
import { makeAccount, startAdminTest } from './adminTest.ts'

/** What is issued here, the server's own code takes. */
const { admin, db, pool, folder, acts, lastAct } = await startAdminTest()

describe('cards and codes', () => {
  test('cards: the file holds numbers and passwords, the database only hashes, and each password opens its card', async () => {
    const terms = '--days 30 --uses 15 --valid-until 2031-08-31'
    const { out } = await admin(`cards issue --count 6 ${terms} --batch 春季推广 --out cards.csv`)
    expect(out).toContain('已发行批改卡 6 张：绑定后 30 天、15 次，最晚 2031-08-31 绑定。')
    const file = join(folder, 'cards.csv')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const lines = (await readFile(file, 'utf8')).slice(1).trim().split('\r\n')
    expect(lines[0]).toBe('卡号,卡密码,有效天数,批改次数,最晚绑定日期,批次')
    expect(lines).toHaveLength(7)
    const stored = await pool.query<{
      salt: string
      password_hash: string
      days: number
      uses: number
      valid_until: Date
    }>("select * from grading_cards where batch = '春季推广'")
    const dump = JSON.stringify([stored.rows, await acts()])
    for (const line of lines.slice(1)) {
      const [number, password = ''] = line.split(',')
      expect(dump).not.toContain(password)
      const {
        rows: [card],
      } = await pool.query<{ salt: string; password_hash: string; valid_until: Date }>(
        'select salt, password_hash, valid_until from grading_cards where number = $1',
        [number],
      )
      expect(
        await isCardPassword(
          { salt: card?.salt ?? '', passwordHash: card?.password_hash ?? '' },
          password,
        ),
      ).toBe(true)
      expect(card?.valid_until.toISOString()).toBe('2031-08-31T15:59:59.000Z')
    }
    expect(await lastAct()).toMatchObject({
      act: 'cards issue',
      details: { count: 6, days: 30, uses: 15, batch: '春季推广', validUntil: '2031-08-31' },
    })
  })

  test('a file that is there is never written over, and then nothing is issued', async () => {
    await writeFile(join(folder, 'mine.csv'), 'mine')
    expect(
      (
        await admin(
          'cards issue --count 1 --days 30 --valid-until 2031-08-31 --batch 重名 --out mine.csv',
        )
      ).out,
    ).toContain('--out：不能写入')
    expect(await readFile(join(folder, 'mine.csv'), 'utf8')).toBe('mine')
    expect((await pool.query("select 1 from grading_cards where batch = '重名'")).rows).toEqual([])
  })

  test('what cannot be stored leaves no file behind', async () => {
    await pool.query("alter table entitlements add constraint no_more check (batch <> '失败')")
    expect((await admin('entitlements issue --count 1 --days 30 --batch 失败')).code).toBe(1)
    expect((await readdir(folder)).filter((file) => file.includes('失败'))).toEqual([])
  })

  test('entitlement codes: as printed, and typed without dashes in small letters, each binds once', async () => {
    const files = '--out codes.csv --base-url https://zhupi.example.com/'
    await admin(`entitlements issue --count 3 --days 90 --batch 语文读本 ${files}`)
    const lines = (await readFile(join(folder, 'codes.csv'), 'utf8')).trim().split('\r\n').slice(1)
    const [code = '', , , , link] = lines[0]?.split(',') ?? []
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(link).toBe(`https://zhupi.example.com/h5/rqCode?bookCode=${code}`)
    expect(
      JSON.stringify([(await pool.query('select * from entitlements')).rows, await acts()]),
    ).not.toContain(code.slice(0, 9))
    const student = await makeAccount(db, 'student')
    const typed = code.replaceAll('-', '').toLowerCase()
    expect(
      await db.transaction((db) => bindEntitlement(db, student.id, typed, new Date())),
    ).toBeUndefined()
    expect(await db.transaction((db) => bindEntitlement(db, student.id, code, new Date()))).toBe(
      'entitlementBound',
    )
  })
})
