import { gunzipSync, gzipSync } from 'node:zlib'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onlyRow, openDatabase } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { databaseUrlOf } from '@zhupi/server/db/testCluster.ts'
import { createTestDatabase } from '@zhupi/server/db/testDatabase.ts'
import { newFileKey } from '@zhupi/server/adapters/storage/fileKey.ts'
import { startAdminTest } from './adminTest.ts'

const source = await startAdminTest()

async function addAccount(db: typeof source.db, name: string) {
  return onlyRow(
    await db
      .insert(accounts)
      .values({
        role: 'teacher',
        // A tab, a line end and a backslash: what the text form has to escape.
        name,
        phone: '13800001111',
        passwordHash: 'x\t\\n\n汉字𠮷',
        createdAt: new Date('2026-03-02T08:00:00.123+08:00'),
      })
      .returning({ id: accounts.id }),
  )
}

/** A picture whose row names its file. @returns where the files of databases are, and its key */
async function addAvatar(accountId: number) {
  const { rows } = await source.pool.query('select id from file_store')
  const files = join(source.folder, 'data', 'files')
  const key = newFileKey(PICTURE)
  await mkdir(join(files, rows[0].id), { recursive: true })
  await writeFile(join(files, rows[0].id, key), PICTURE)
  await source.pool.query(
    'insert into avatars (account_id, key, file_key, updated_at) values ($1, $2, $2, now())',
    [accountId, key],
  )
  return { files, key, storeId: rows[0].id }
}

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xd9])

test('a backup is taken, tried out, and put back whole into an empty database', async () => {
  const { id } = await addAccount(source.db, '周老师')
  const { files, key, storeId } = await addAvatar(id)
  const taken = await source.admin('backup --to copies')
  expect(taken.out).toContain('1 个文件')
  expect(taken).toMatchObject({
    code: 0,
    out: expect.stringContaining('已在另一个临时数据库里恢复过一遍'),
  })
  const [name = ''] = await readdir(join(source.folder, 'copies'))
  const folder = join(source.folder, 'copies', name)

  const used = await source.admin(`restore ${folder}`)
  expect(used).toMatchObject({ code: 1, out: expect.stringContaining('已经有账号') })

  const empty = await createTestDatabase()
  const DATABASE_URL = databaseUrlOf(empty.connection)
  const restored = await source.admin(`restore ${folder}`, { DATABASE_URL })
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('已恢复') })
  const opened = openDatabase(empty.connection)
  try {
    const [before] = await source.db.select().from(accounts)
    expect(await opened.db.select().from(accounts)).toEqual([before])
    // Files come back to a place of their own: two databases never share one.
    const { rows } = await opened.pool.query('select id from file_store')
    expect(rows[0].id).not.toBe(storeId)
    expect(await readFile(join(files, rows[0].id, key))).toEqual(PICTURE)
    // New rows go on after the old ones, and what refers to what is checked as before.
    await opened.pool.query('delete from avatars')
    await opened.db.delete(accounts)
    expect((await addAccount(opened.db, '新老师')).id).toBeGreaterThan(id)
    await expect(
      opened.pool.query(
        'insert into avatars (account_id, key, image, updated_at) values (9999, $1, $1, now())',
        ['x'],
      ),
    ).rejects.toThrow('foreign key')
  } finally {
    await opened.close()
    await empty.drop()
  }
})

test('a backup that is cut off or changed is refused before anything is dropped', async () => {
  const taken = await source.admin('backup --to damaged --no-trial')
  expect(taken.code).toBe(0)
  const [name = ''] = await readdir(join(source.folder, 'damaged'))
  const folder = join(source.folder, 'damaged', name)
  const file = join(folder, 'accounts.copy.gz')
  const whole = await readFile(file)
  const empty = await createTestDatabase()
  const DATABASE_URL = databaseUrlOf(empty.connection)
  try {
    const [picture = ''] = await readdir(join(folder, 'files'))
    await writeFile(join(folder, 'files', picture), 'another')
    expect((await source.admin(`restore ${folder}`, { DATABASE_URL })).out).toContain(
      `${picture} 缺失或已损坏`,
    )
    await writeFile(join(folder, 'files', picture), PICTURE)
    await writeFile(file, whole.subarray(0, whole.length - 9))
    expect(await source.admin(`restore ${folder}`, { DATABASE_URL })).toMatchObject({
      code: 1,
      out: expect.stringContaining('accounts 的文件缺失或已损坏'),
    })
    const changed = gunzipSync(whole).toString().replace('13800001111', '13800002222')
    await writeFile(file, gzipSync(changed))
    expect(await source.admin(`restore ${folder}`, { DATABASE_URL })).toMatchObject({
      code: 1,
      out: expect.stringContaining('accounts 的文件已损坏'),
    })
    await writeFile(join(folder, 'manifest.json'), '{')
    expect((await source.admin(`restore ${folder}`, { DATABASE_URL })).out).toContain('读不懂')
    const opened = openDatabase(empty.connection)
    expect((await opened.pool.query('select count(*)::int as n from packages')).rows[0]).toEqual({
      n: expect.any(Number),
    })
    await opened.close()
  } finally {
    await empty.drop()
  }
})
