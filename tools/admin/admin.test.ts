/** The real command on a database of its own (issue: npm run admin). What it issues, the server's own code takes. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { migrateDatabase, openDatabase } from '@zhupi/server/db/database.ts'
import { startEmbeddedPostgres } from '@zhupi/server/postgres/embeddedPostgres.ts'
import { removeClusterAway } from '@zhupi/server/postgres/postgresCluster.ts'
import { accounts, grants, notifications } from '@zhupi/server/db/schema.ts'
import { createTestDatabase } from '@zhupi/server/db/testDatabase.ts'
import { findAccount, usePassword } from '@zhupi/server/records/account.ts'
import { bindEntitlement } from '@zhupi/server/records/entitlement.ts'
import { isCardPassword } from '@zhupi/server/domain/gradingCard.ts'
import { isPassword } from '@zhupi/server/records/password.ts'

const run = promisify(execFile)
const testDatabase = await createTestDatabase()
const { host, port, user, database: name } = testDatabase.connection
const DATABASE_URL = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
const database = openDatabase(testDatabase.connection)
const { db, pool } = database
const folder = await mkdtemp(join(tmpdir(), 'zhupi-admin-'))
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

type Done = { code: number; out: string }
async function admin(
  words: readonly string[],
  env: Record<string, string> = { DATABASE_URL },
): Promise<Done> {
  const tool = join(import.meta.dirname, '../admin.ts')
  const done: unknown = await run(process.execPath, [tool, ...words], {
    env: { PATH: process.env['PATH'], USER: 'wang', INIT_CWD: folder, ...env },
  }).catch((error: unknown) => error)
  const of = (key: string) =>
    typeof done === 'object' && done !== null && key in done ? Reflect.get(done, key) : undefined
  return { code: Number(of('code') ?? 0), out: `${String(of('stdout'))}${String(of('stderr'))}` }
}
const acts = async () =>
  (
    await pool.query<{ operator: string; act: string; details: Record<string, unknown> }>(
      'select operator, act, details from audit_log order by id',
    )
  ).rows
const lastAct = async () => (await acts()).at(-1)

let lastPhone = 13_700_000_000
async function makeAccount(
  role: 'student' | 'teacher',
  more: Partial<typeof accounts.$inferInsert> = {},
) {
  lastPhone += 1
  const [added] = await db
    .insert(accounts)
    .values({
      role,
      phone: String(lastPhone),
      name: role === 'teacher' ? '陈老师' : '林小满',
      passwordHash: 'x',
      createdAt: new Date(),
      ...more,
    })
    .returning({ id: accounts.id, phone: accounts.phone })
  if (added === undefined) throw new Error('no account')
  return added
}

describe('usage texts', () => {
  test('without a command all commands are told; an unknown one is refused; --help tells the options', async () => {
    const overview = await admin([])
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
    expect(await admin(['cards', 'burn'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('没有这个命令：cards burn'),
    })
    expect((await admin(['cards', 'issue', '--help'])).out).toMatch(
      /用法：npm run admin -- cards issue --count … .*\n {2}--count +张数/,
    )
  })

  test.each([
    ['--count：必填', ['cards', 'issue']],
    [
      '--count：应当是 1 到 10000 的整数，现在是“0”',
      [
        'cards',
        'issue',
        '--count',
        '0',
        '--days',
        '30',
        '--valid-until',
        '2030-01-01',
        '--batch',
        'x',
      ],
    ],
    [
      '--valid-until：应当是日期',
      [
        'cards',
        'issue',
        '--count',
        '1',
        '--days',
        '30',
        '--valid-until',
        '2030-02-30',
        '--batch',
        'x',
      ],
    ],
    [
      '--valid-until：已经过去了',
      [
        'cards',
        'issue',
        '--count',
        '1',
        '--days',
        '30',
        '--valid-until',
        '2020-01-01',
        '--batch',
        'x',
      ],
    ],
    ['没有这个选项：--colour', ['cards', 'issue', '--colour', 'red']],
    ['多出来的内容：一班', ['broadcast', '--title', '通知', '--text', '放假', '一班']],
    ['--phone：应当是 11 位手机号', ['rights', '--phone', '123']],
    ['--phone：13700000000 没有账号', ['rights', '--phone', '13700000000']],
    ['--yuan：应当是 0.01', ['packages', 'price', '--id', 'A_WEEK', '--yuan', '9.999']],
    ['--month：应当是月份', ['usage', '--month', '2026-13']],
    ['--school：没有编号为 999 的学校', ['usage', '--school', '999']],
    [
      '--area：没有“东湖区”',
      [
        'school',
        'add',
        '--name',
        '知行小学',
        '--province',
        '浙江',
        '--city',
        '杭州',
        '--area',
        '东湖区',
      ],
    ],
  ])('%s', async (words, command) => {
    const before = await acts()
    const { code, out } = await admin(command)
    expect(out).toContain(words)
    expect(out).not.toContain('    at ')
    expect(code).toBe(1)
    expect(await acts()).toEqual(before)
  })
})

describe('schools', () => {
  const schoolsOf = async (name: string) =>
    (
      await pool.query<{ country: string; region_id: string }>(
        'select country, region_id from schools where name = $1',
        [name],
      )
    ).rows

  test('by region code or by names, once; the operator and the act are in the audit log', async () => {
    expect(
      (
        await admin([
          'school',
          'add',
          '--name',
          '西湖一小',
          '--region',
          '330106',
          '--operator',
          '李主管',
        ])
      ).out,
    ).toMatch(/^已添加 西湖一小（编号 \d+）。/)
    expect(await lastAct()).toMatchObject({
      operator: '李主管',
      act: 'school add',
      details: { name: '西湖一小', regionId: '330106' },
    })
    expect(
      (
        await admin([
          'school',
          'add',
          '--name',
          '西湖一小',
          '--province',
          '浙江省',
          '--city',
          '杭州市',
          '--area',
          '西湖区',
        ])
      ).out,
    ).toContain('已经有了')
    expect(await schoolsOf('西湖一小')).toEqual([{ country: 'CN', region_id: '330106' }])
    await admin([
      'school',
      'add',
      '--name',
      '新山宽柔小学',
      '--country',
      'MY',
      '--province',
      '柔佛',
      '--city',
      '新山',
      '--area',
      '新山',
    ])
    expect(await schoolsOf('新山宽柔小学')).toMatchObject([{ country: 'MY' }])
    expect((await lastAct())?.operator).toBe('wang')
  })

  test('a sheet as Excel saves it, GBK or UTF-8; one wrong row and nothing is added, each fault named', async () => {
    const bad = join(folder, 'bad.csv')
    await writeFile(
      bad,
      '学校,省,市,区\r\n东方小学,浙江省,杭州市,西湖区\r\n,浙江省,杭州市,西湖区\r\n西方小学,浙江省,杭州市,海淀区\r\n',
    )
    const refused = await admin(['school', 'import', 'bad.csv'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.out).toMatch(
      /第 3 行 学校：必填\n第 4 行 区：没有“海淀区”.*\n没有添加任何学校。/,
    )
    expect(await schoolsOf('东方小学')).toEqual([])
    await writeFile(
      join(folder, 'good.csv'),
      '\uFEFF学校名称,地区代码,国家\r\n"东方小学, 西湖校区",330106,中国\r\n西湖一小,330106,\r\n',
    )
    expect((await admin(['school', 'import', 'good.csv'])).out).toContain(
      '已添加 1 所学校，跳过 1 所已有的。',
    )
    expect(await schoolsOf('东方小学, 西湖校区')).toEqual([{ country: 'CN', region_id: '330106' }])
    // 学校,地区代码 ⏎ 中文,330106 in GBK.
    await writeFile(
      join(folder, 'gbk.csv'),
      Buffer.from('d1a7d0a32cb5d8c7f8b4fac2eb0d0ad6d0cec42c3333303130360d0a', 'hex'),
    )
    expect((await admin(['school', 'import', 'gbk.csv'])).out).toContain('已添加 1 所学校')
    expect(await schoolsOf('中文')).toHaveLength(1)
    expect((await admin(['school', 'import', 'nothing.txt'])).code).toBe(1)
  })
})

test('decisions 9: a teacher’s school is confirmed, and the confirmation taken back', async () => {
  const teacher = await makeAccount('teacher')
  expect((await admin(['teacher', 'verify', '--phone', teacher.phone])).out).toContain(
    '请用 --school',
  )
  const {
    rows: [school],
  } = await pool.query<{ id: string }>(
    "insert into schools (name, country, region_id) values ('知行小学', 'CN', '330106') returning id",
  )
  expect(
    (
      await admin([
        'teacher',
        'verify',
        '--phone',
        teacher.phone,
        '--school',
        String(school?.id),
        '--job-number',
        'T001',
      ])
    ).out,
  ).toContain('已确认：陈老师 是知行小学的老师，工号 T001。')
  const row = async () =>
    (
      await pool.query<{ verified: boolean; job_number: string }>(
        'select school_verified_at is not null verified, job_number from accounts where id = $1',
        [teacher.id],
      )
    ).rows[0]
  expect(await row()).toEqual({ verified: true, job_number: 'T001' })
  await admin(['teacher', 'verify', '--phone', teacher.phone, '--revoke'])
  expect(await row()).toEqual({ verified: false, job_number: 'T001' })
  expect(await lastAct()).toMatchObject({
    act: 'teacher revoke',
    details: { accountId: teacher.id },
  })
})

describe('cards and codes', () => {
  test('cards: the file holds numbers and passwords, the database only hashes, and each password opens its card', async () => {
    const { out } = await admin([
      'cards',
      'issue',
      '--count',
      '25',
      '--days',
      '30',
      '--uses',
      '15',
      '--valid-until',
      '2031-08-31',
      '--batch',
      '春季推广',
      '--out',
      'cards.csv',
    ])
    expect(out).toContain('已发行批改卡 25 张：绑定后 30 天、15 次，最晚 2031-08-31 绑定。')
    const file = join(folder, 'cards.csv')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const lines = (await readFile(file, 'utf8')).slice(1).trim().split('\r\n')
    expect(lines[0]).toBe('卡号,卡密码,有效天数,批改次数,最晚绑定日期,批次')
    expect(lines).toHaveLength(26)
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
      details: { count: 25, days: 30, uses: 15, batch: '春季推广', validUntil: '2031-08-31' },
    })
  })

  test('a file that is there is never written over, and then nothing is issued', async () => {
    await writeFile(join(folder, 'mine.csv'), 'mine')
    expect(
      (
        await admin([
          'cards',
          'issue',
          '--count',
          '1',
          '--days',
          '30',
          '--valid-until',
          '2031-08-31',
          '--batch',
          '重名',
          '--out',
          'mine.csv',
        ])
      ).out,
    ).toContain('--out：不能写入')
    expect(await readFile(join(folder, 'mine.csv'), 'utf8')).toBe('mine')
    expect((await pool.query("select 1 from grading_cards where batch = '重名'")).rows).toEqual([])
  })

  test('what cannot be stored leaves no file behind', async () => {
    await pool.query("alter table entitlements add constraint no_more check (batch <> '失败')")
    expect(
      (await admin(['entitlements', 'issue', '--count', '1', '--days', '30', '--batch', '失败']))
        .code,
    ).toBe(1)
    expect((await readdir(folder)).filter((file) => file.includes('失败'))).toEqual([])
  })

  test('entitlement codes: as printed, and typed without dashes in small letters, each binds once', async () => {
    await admin([
      'entitlements',
      'issue',
      '--count',
      '3',
      '--days',
      '90',
      '--batch',
      '语文读本',
      '--out',
      'codes.csv',
      '--base-url',
      'https://zhupi.example.com/',
    ])
    const lines = (await readFile(join(folder, 'codes.csv'), 'utf8')).trim().split('\r\n').slice(1)
    const [code = '', , , , link] = lines[0]?.split(',') ?? []
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(link).toBe(`https://zhupi.example.com/h5/rqCode?bookCode=${code}`)
    expect(
      JSON.stringify([(await pool.query('select * from entitlements')).rows, await acts()]),
    ).not.toContain(code.slice(0, 9))
    const student = await makeAccount('student')
    const typed = code.replaceAll('-', '').toLowerCase()
    expect(
      await db.transaction((db) => bindEntitlement(db, student.id, typed, new Date())),
    ).toBeUndefined()
    expect(await db.transaction((db) => bindEntitlement(db, student.id, code, new Date()))).toBe(
      'entitlementBound',
    )
  })
})

test('decisions 22: a price is changed to the fen, and the old one stands in the audit log', async () => {
  expect((await admin(['packages', 'list'])).out).toMatch(/A_WEEK +1周（7 天） +9\.00 元 +在售/)
  expect((await admin(['packages', 'price', '--id', 'A_WEEK', '--yuan', '9.9'])).out).toContain(
    'A_WEEK：原价 9.00 元，现价 9.90 元，在售。',
  )
  expect(await lastAct()).toMatchObject({
    act: 'packages price',
    details: { package: 'A_WEEK', priceBefore: 900, priceAfter: 990 },
  })
  await admin(['packages', 'price', '--id', 'A_WEEK', '--offered', 'no'])
  expect(
    (await pool.query("select price, is_offered from packages where id = 'A_WEEK'")).rows,
  ).toEqual([{ price: 990, is_offered: false }])
  expect((await admin(['packages', 'price', '--id', 'A_WEEK'])).out).toContain(
    '请给出 --yuan 或 --offered',
  )
})

test('a broadcast reaches everyone of the role once, however often it is sent that day, in batches', async () => {
  await pool.query(
    "insert into accounts (role, phone, name, password_hash, created_at) select 'student', 'b' || n, '同学', '', now() from generate_series(1, 1200) n",
  )
  await makeAccount('teacher')
  const gone = await makeAccount('student', { removedAt: new Date() })
  const {
    rows: [students],
  } = await pool.query<{ n: number }>(
    "select count(*)::int n from accounts where role = 'student' and removed_at is null",
  )
  const send = () =>
    admin([
      'broadcast',
      '--title',
      '系统维护',
      '--text',
      '今晚十点停机维护半小时。',
      '--role',
      'student',
    ])
  expect((await send()).out).toContain(`已发给学生，共 ${students?.n} 人。`)
  await send()
  const told = await db.select().from(notifications)
  expect(told).toHaveLength(students?.n ?? 0)
  expect(told[0]).toMatchObject({
    category: 'System',
    title: '系统维护',
    content: '今晚十点停机维护半小时。',
    tip: 'notice',
    readAt: null,
  })
  expect(told.map((each) => each.accountId)).not.toContain(gone.id)
  expect((await acts()).slice(-2).map((each) => each.act)).toEqual(['broadcast', 'broadcast done'])
})

test('password help: a password that signs in once within a day; sessions end; it stands nowhere', async () => {
  const { id, phone } = await makeAccount('student')
  await pool.query(
    "insert into sessions (ticket_hash, account_id, login_code, created_at, last_seen_at) values ('h', $1, 'c', now(), now())",
    [id],
  )
  expect((await admin(['password', 'help', '--phone', phone, '--role', 'student'])).out).toContain(
    '--reason：必填',
  )
  const { out } = await admin([
    'password',
    'help',
    '--phone',
    phone,
    '--role',
    'student',
    '--reason',
    '换了手机，班主任来电核实',
  ])
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
  expect(await usePassword(db, account, new Date(now.getTime() + 25 * 3_600_000))).toBe(false)
  expect(
    (await Promise.all([1, 2, 3].map(() => usePassword(db, account, now)))).filter(
      (isGood) => isGood,
    ),
  ).toHaveLength(1)
})

test('usage by school and month', async () => {
  const {
    rows: [school],
  } = await pool.query<{ id: string }>(
    "insert into schools (name, country, region_id) values ('数数小学', 'CN', '330106') returning id",
  )
  const teacher = await makeAccount('teacher', { schoolId: Number(school?.id) })
  const student = await makeAccount('student')
  await pool.query(
    `
    with c as (insert into classrooms (school_id, owner_id, name, grade_level, join_code, memo, is_locked, created_at) values ($1, $2, '五（2）班', 5, 'USAGE2', '', false, now()) returning id),
      e as (insert into enrollments (classroom_id, student_id, school_id, student_number, joined_at) select id, $3, $1, '', now() from c),
      h as (insert into homework (school_id, batch_id, classroom_id, teacher_id, starts_at, ends_at, min_characters, allow_paste, allow_writing_assistant, ai_use, digress_check, similarity_check, score_scale, low_score, high_score, lowest_score, created_at)
        select $1, 'u', id, $2, '2026-03-31T15:00Z', '2026-04-02T16:00Z', 100, true, true, 'full', false, false, 100, 0, 100, 0, '2026-03-31T15:59Z' from c returning id)
    insert into submissions (school_id, homework_id, student_id, status, question_no, genre, title, content, characters, version, submitted_at) select $1, id, $3, 'finish', 1, 'e-event', '', '', 0, 1, '2026-03-31T16:00Z' from h`,
    [Number(school?.id), teacher.id, student.id],
  )
  // Midnight is Shanghai's.
  expect(
    (await admin(['usage', '--month', '2026-03', '--school', String(school?.id)])).out,
  ).toContain('数数小学  老师 1  班级 1  学生 1  布置 1  提交 0')
  expect((await admin(['usage', '--month', '2026-04'])).out).toContain(
    '数数小学  老师 1  班级 1  学生 1  布置 0  提交 1',
  )
  expect(await lastAct()).toMatchObject({ act: 'usage', details: { month: '2026-04' } })
})

test('decisions 20: the rights of one account, where they come from, and who looked', async () => {
  const { id, phone } = await makeAccount('student', { channel: '002' })
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
    "insert into grading_cards (number, salt, password_hash, days, uses, valid_until, batch, created_at, bound_by, bound_at) values ('400012345678', 's', 'h', 30, 5, now(), '春季', now(), $1, now())",
    [id],
  )
  const { out } = await admin(['rights', '--phone', phone])
  expect(out).toMatch(/学生 林小满（账号 \d+，.* 注册，渠道 002）\n {2}现在可以批改：剩 21 次/)
  expect(out).toMatch(/活动赠送 有效，.*用了 4\/15 次/)
  expect(out).toMatch(/会员 已到期/)
  expect(out).toMatch(/批改卡 …5678（批次 春季）/)
  expect(out).not.toContain('400012345678')
  expect(await lastAct()).toMatchObject({ act: 'rights', details: { accountId: id } })
})

test(
  'without DATABASE_URL: the embedded database, whether a server holds it or not',
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-admin-data-'))
    const list = () => admin(['packages', 'list'], { DATA_DIR: dataDir })
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
      await migrateDatabase(postgres.connection)
      expect((await list()).out).toContain('A_MONTH')
      await postgres.stop()
      expect((await list()).out).toContain('A_MONTH')
      expect(
        (await admin(['packages', 'list'], { DATA_DIR: join(dataDir, 'nowhere') })).out,
      ).toContain('没有数据目录')
    } finally {
      await removeClusterAway(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
