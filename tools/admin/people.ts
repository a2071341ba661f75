/** Accounts as operators name them: by phone and role, pupils also by class and student number. */
import { and, eq, isNull } from 'drizzle-orm'
import { accountNameInClass, readStudentNumber } from '@zhupi/contract/rules/accountName.ts'
import { ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { findAccountByName } from '@zhupi/server/records/account.ts'
import { AdminError, fail, type Fields } from './command.ts'

export const ROLE_NAMES: Record<Role, string> = { student: '学生', teacher: '老师' }

/** The options by which `listNamed` finds. */
export const NAMED_BY = {
  phone: { hint: '账号的手机号' },
  class: { hint: '没有手机的学生：班级码，和 --number 一起用' },
  number: { hint: '没有手机的学生：在这个班的学号' },
  role: { hint: 'student 或 teacher' },
} as const

const COLUMNS = {
  id: accounts.id,
  role: accounts.role,
  name: accounts.name,
  schoolId: accounts.schoolId,
  channel: accounts.channel,
  createdAt: accounts.createdAt,
} as const

/** A phone may have one account of each role; class and number name one pupil. Never none. */
export async function listNamed(db: Db, fields: Fields) {
  const role = fields.findRole()
  if (fields.find('class') !== undefined || fields.find('number') !== undefined)
    return [await loadPupil(db, fields, role)]
  if (fields.find('phone') === undefined)
    fail('phone', '必填；没有手机的学生用 --class 和 --number')
  const phone = fields.phone('phone')
  const found = await db
    .select(COLUMNS)
    .from(accounts)
    .where(and(eq(accounts.phone, phone), isNull(accounts.removedAt)))
  const asked = found
    .filter((account) => role === undefined || account.role === role)
    .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
  if (asked.length === 0)
    throw new AdminError(`--phone：${phone} 没有${role === undefined ? '' : ROLE_NAMES[role]}账号`)
  return asked
}

export async function loadAccount(db: Db, phone: string, role: Role) {
  const [found] = await db
    .select(COLUMNS)
    .from(accounts)
    .where(and(eq(accounts.phone, phone), eq(accounts.role, role), isNull(accounts.removedAt)))
  if (found === undefined) throw new AdminError(`--phone：${phone} 没有${ROLE_NAMES[role]}账号`)
  return found
}

async function loadPupil(db: Db, fields: Fields, role: Role | undefined) {
  if (fields.find('phone') !== undefined) fail('phone', '不能和 --class、--number 一起用')
  if (role === 'teacher') fail('role', '用学号找的是学生')
  const code = fields.need('class')
  const number =
    readStudentNumber(fields.need('number')) ?? fail('number', '应当是数字、字母或连字符')
  const pupil = await findAccountByName(db, accountNameInClass(code, number), 'student')
  const [found] =
    pupil === undefined
      ? []
      : await db.select(COLUMNS).from(accounts).where(eq(accounts.id, pupil.id))
  return found ?? fail('number', `班级 ${code} 里没有学号是 ${number} 的学生`)
}
