/** A pupil without a phone is named by class code and student number. */
import { expect, test } from 'vitest'
import { isPassword } from '@zhupi/server/domain/password.ts'
import { findAccountByName } from '@zhupi/server/records/account.ts'
import { makeAccount, makeClass, startAdminTest } from './adminTest.ts'

const { admin, db, lastAct } = await startAdminTest()

test('password help and rights find a pupil without a phone by class and number', async () => {
  await makeClass(db, 'NAM3D7')
  await admin('pupils add --class NAM3D7 --number 07 --name 何青禾 --out slip.csv')
  const help = 'password help --reason 班主任当面核实'
  const { code, out } = await admin(`${help} --class nam3d7 --number 07`)
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('学生 何青禾') })
  const password = /一次性密码：([2-9A-Z]{12})/.exec(out)?.[1] ?? ''
  const pupil = await findAccountByName(db, 'NAM3D7-07', 'student')
  expect(await isPassword(password, pupil?.passwordHash ?? '')).toBe(true)

  expect((await admin('rights --class NAM3D7 --number 07')).out).toContain('学生 何青禾')
  expect(await lastAct()).toMatchObject({ act: 'rights', details: { accountId: pupil?.id } })

  for (const [line, why] of [
    ['rights --class NAM3D7 --number 08', '班级 NAM3D7 里没有学号是 08 的学生'],
    ['rights --class NAM3D8 --number 07', '班级 NAM3D8 里没有学号是 07 的学生'],
    ['rights --class NAM3D7', '--number：必填'],
    ['rights --number 07', '--class：必填'],
    ['rights --class NAM3D7 --number 07 --role teacher', '用学号找的是学生'],
    ['rights', '没有手机的学生用 --class 和 --number'],
  ])
    expect(await admin(line ?? '')).toMatchObject({
      code: 1,
      out: expect.stringContaining(why ?? ''),
    })
})

test('a phone of two accounts asks which one the password is for', async () => {
  const { phone } = await makeAccount(db, 'student')
  await makeAccount(db, 'teacher', { phone })
  const line = `password help --phone ${phone} --reason 当面核实`
  expect((await admin(line)).out).toContain('--role：必填')
  expect((await admin(`${line} --role teacher`)).out).toContain('老师 陈老师')
})
