import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPassword } from '@zhupi/server/domain/password.ts'
import { findAccountByName } from '@zhupi/server/records/account.ts'
import { makeClass, startAdminTest } from './adminTest.ts'

const { admin, db, pool, folder, acts, lastAct } = await startAdminTest()

const countPupils = async () =>
  (await pool.query('select 1 from accounts where login_name is not null')).rowCount

test('pupils import: each row signs in with the file’s name and password; the database has hashes', async () => {
  const classroomId = await makeClass(db, 'PUP1L2')
  await pool.query(
    `with h as (
       insert into homework (batch_id, classroom_id, grade_level, starts_at, ends_at, min_characters, allow_paste,
         allow_writing_assistant, ai_use, digress_check, similarity_check, score_scale, low_score,
         high_score, lowest_score, created_at)
       values ('b', $1, 5, now(), now() + interval '1 day', 100, true, true, 'full', false, false, 100,
         0, 100, 0, now()) returning id)
     insert into homework_questions
       (homework_id, question_no, title, requirement, ideation, genre, keywords)
     select id, 1, '题目', '', '', 'e-event', '{}' from h`,
    [classroomId],
  )
  await writeFile(
    join(folder, 'pupils.csv'),
    '班级码,学号,姓名,家长联系电话\npup1l2,07,何青禾,13800000000\nPUP1L2,08,何青苗,13800000000\n',
  )
  const { out } = await admin('pupils import pupils.csv --out slips.csv --days 30')
  expect(out).toContain('已开 2 个账号')
  const file = join(folder, 'slips.csv')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const [head, ...slips] = (await readFile(file, 'utf8')).slice(1).trim().split('\r\n')
  expect(head).toBe('班级,班级码,学号,姓名,账号名,首次密码,有效期至')
  expect(slips).toHaveLength(2)
  const { rows } = await pool.query(
    `select a.*, e.student_number, count(s.id)::int as homework from accounts a
     join enrollments e on e.student_id = a.id left join submissions s on s.student_id = a.id
     where login_name is not null group by a.id, e.student_number order by e.student_number`,
  )
  // Brother and sister: one contact phone, an account each, and the homework of their class.
  expect(rows).toMatchObject([
    {
      name: '何青禾',
      phone: null,
      contact_phone: '13800000000',
      student_number: '07',
      homework: 1,
    },
    {
      name: '何青苗',
      phone: null,
      contact_phone: '13800000000',
      student_number: '08',
      homework: 1,
    },
  ])
  const dump = JSON.stringify([rows, await acts()])
  for (const slip of slips) {
    const [, code = '', number = '', , loginName = '', password = ''] = slip.split(',')
    expect(dump).not.toContain(password)
    const account = await findAccountByName(db, loginName, 'student')
    expect(await findAccountByName(db, `${code}-${number}`, 'student')).toEqual(account)
    expect(await isPassword(password, account?.passwordHash ?? '')).toBe(true)
  }
  expect(await lastAct()).toMatchObject({ act: 'pupils import', details: { pupils: 2 } })
})

test('pupils import: one wrong row and nobody gets an account, each fault named with its line', async () => {
  await makeClass(db, 'PUP1L3')
  const before = await countPupils()
  await writeFile(
    join(folder, 'wrong.csv'),
    '班级码,学号,姓名\nPUP1L3,1,周一\nPUP1L3,1,周二\nNOCLSS,2,周三\n',
  )
  const files = await readdir(folder)
  const { code, out } = await admin('pupils import wrong.csv')
  expect(code).toBe(1)
  expect(out).toContain('第 3 行 学号：1 在名单里不止一次')
  expect(out).toContain('第 4 行 班级码：没有“NOCLSS”这个班级')
  expect(out).toContain('没有开任何账号。')
  expect(await countPupils()).toBe(before)
  expect(await readdir(folder)).toEqual(files)
})

test('pupils add: one pupil, for whom a slip lies in the operator’s folder', async () => {
  await makeClass(db, 'PUP1L4')
  const { out } = await admin('pupils add --class pup1l4 --number 3 --name 周小川')
  expect(out).toContain('已开 1 个账号')
  const slip = (await readdir(folder)).find((name) => name.startsWith('pupils-PUP1L4-'))
  expect(await readFile(join(folder, slip ?? ''), 'utf8')).toContain('PUP1L4,3,周小川,ZP')
  const { out: again } = await admin('pupils add --class pup1l4 --number 3 --name 周小川')
  expect(again).toContain('学号：3 在这个班里已经有了')
})
