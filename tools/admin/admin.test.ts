import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrateDatabase } from '@zhupi/server/db/database.ts'
import { startEmbeddedPostgres } from '@zhupi/server/postgres/embeddedPostgres.ts'
import { removeClusterAway } from '@zhupi/server/postgres/postgresCluster.ts'
import { startAdminTest } from './adminTest.ts'

const { admin, adminProcess, acts } = await startAdminTest()

describe('usage texts', () => {
  test('without a command all commands are told; an unknown one is refused; --help tells the options', async () => {
    const overview = await admin('')
    expect(overview.code).toBe(0)
    for (const command of [
      'school add',
      'school import',
      'teacher verify',
      'cards issue',
      'entitlements issue',
      'packages list',
      'packages price',
      'broadcast',
      'password help',
      'usage',
      'rights',
    ])
      expect(overview.out).toContain(command)
    expect(await adminProcess('cards burn')).toMatchObject({
      code: 1,
      out: expect.stringContaining('没有这个命令：cards burn'),
    })
    expect((await admin('cards issue --help')).out).toMatch(
      /用法：npm run admin -- cards issue --count … .*\n {2}--count +张数/,
    )
  })

  test.each([
    ['--count：必填', 'cards issue'],
    [
      '--count：应当是 1 到 10000 的整数，现在是“0”',
      'cards issue --count 0 --days 30 --valid-until 2030-01-01 --batch x',
    ],
    [
      '--valid-until：应当是日期',
      'cards issue --count 1 --days 30 --valid-until 2030-02-30 --batch x',
    ],
    [
      '--valid-until：已经过去了',
      'cards issue --count 1 --days 30 --valid-until 2020-01-01 --batch x',
    ],
    ['没有这个选项：--colour', 'cards issue --colour red'],
    ['多出来的内容：一班', 'broadcast --title 通知 --text 放假 一班'],
    ['--phone：应当是 11 位手机号', 'rights --phone 123'],
    ['--phone：13700000000 没有账号', 'rights --phone 13700000000'],
    ['--yuan：应当是 0.01', 'packages price --id A_WEEK --yuan 9.999'],
    ['--month：应当是月份', 'usage --month 2026-13'],
    ['--school：没有编号为 999 的学校', 'usage --school 999'],
    [
      '--area：没有“东湖区”',
      'school add --name 知行小学 --province 浙江 --city 杭州 --area 东湖区',
    ],
  ])('%s', async (message, command) => {
    const before = await acts()
    const { code, out } = await admin(command)
    expect(out).toContain(message)
    expect(out).not.toContain('    at ')
    expect(code).toBe(1)
    expect(await acts()).toEqual(before)
  })
})

test('without DATABASE_URL: the embedded database, whether a server holds it or not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-admin-data-'))
  const list = () => adminProcess('packages list', { DATA_DIR: dataDir })
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
    await migrateDatabase(postgres.connection)
    expect((await list()).out).toContain('A_MONTH')
    await postgres.stop()
    expect((await list()).out).toContain('A_MONTH')
    expect((await admin('packages list', { DATA_DIR: join(dataDir, 'nowhere') })).out).toContain(
      '没有数据目录',
    )
  } finally {
    await removeClusterAway(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
})
