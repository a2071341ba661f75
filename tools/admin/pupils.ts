/**
 * Accounts for pupils without a phone, one by one or from a sheet. Account names and first
 * passwords go into one CSV, once; the database stores hashes.
 */
import { resolve } from 'node:path'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { isUniqueViolation } from '@zhupi/server/db/isUniqueViolation.ts'
import { hashPassword } from '@zhupi/server/domain/password.ts'
import {
  drawFirstPassword,
  drawLoginNames,
  joinCodeOf,
  readPupils,
  type PupilRow,
} from '@zhupi/server/domain/schoolPupil.ts'
import {
  insertSchoolPupils,
  listPupilClasses,
  listTakenLoginNames,
} from '@zhupi/server/records/schoolPupils.ts'
import { audit } from './audit.ts'
import { AdminError, type AdminContext, type Command, type Fields } from './command.ts'
import { issueTo } from './secretFile.ts'
import { readSheet } from './sheet.ts'

const ROWS_MAX = 3_000
const FAULTS_SHOWN = 20
/** From printing the slips to the first lesson with all of a class. */
const DAYS = 60
const DAYS_MAX = 365
const COLUMNS: Record<keyof PupilRow, readonly string[]> = {
  code: ['班级码', 'code'],
  number: ['学号', 'number'],
  name: ['姓名', '学生姓名', 'name'],
  contact: ['家长联系电话', '联系电话', 'contact'],
}
const OPTIONS = {
  days: { hint: `首次密码几天内有效，默认 ${DAYS}` },
  out: { hint: 'CSV 文件名' },
}

export const pupilsAdd: Command = {
  name: 'pupils add',
  summary: '给一名没有手机的学生开账号，用班级码加学号登录；首次密码写入 CSV 文件（仅此一次）',
  options: {
    class: { hint: '班级码', isNeeded: true },
    number: { hint: '学号', isNeeded: true },
    name: { hint: '姓名', isNeeded: true },
    contact: { hint: '家长联系电话，可以几个孩子共用；不用来登录' },
    ...OPTIONS,
  },
  run: async (fields, context) => {
    const row: PupilRow = {
      code: fields.need('class'),
      number: fields.need('number'),
      name: fields.need('name'),
      contact: fields.find('contact') ?? '',
    }
    await makePupils(fields, context, 'pupils add', [{ line: undefined, row }])
  },
}

export const pupilsImport: Command = {
  name: 'pupils import',
  summary: '从表格给没有手机的学生开账号；有一行不对就一个也不开',
  argument: {
    name: '学生.csv',
    hint: 'CSV 文件（UTF-8 或 GBK）。第一行是列名：班级码，学号，姓名，家长联系电话（可省）',
  },
  options: OPTIONS,
  run: async (fields, context) => {
    const sheet = await readSheet(resolve(context.folder, fields.argument), COLUMNS)
    if (sheet.length === 0) throw new AdminError('表格里没有学生')
    if (sheet.length > ROWS_MAX)
      throw new AdminError(`一次最多 ${ROWS_MAX} 行，现在有 ${sheet.length} 行`)
    const blank: PupilRow = { code: '', number: '', name: '', contact: '' }
    const rows = sheet.map(({ line, cells }) => ({ line, row: { ...blank, ...cells } }))
    await makePupils(fields, context, 'pupils import', rows)
  },
}

async function makePupils(
  fields: Fields,
  context: AdminContext,
  act: string,
  rows: readonly { line: number | undefined; row: PupilRow }[],
): Promise<void> {
  const { db, now } = context
  const days = fields.findInteger('days', { min: 1, max: DAYS_MAX }) ?? DAYS
  const passwordEndsAt = new Date(now.getTime() + days * DAY_MS)
  const codes = new Set(rows.map(({ row }) => joinCodeOf(row)))
  const classes = await listPupilClasses(db, [...codes])
  const read = readPupils(
    rows.map(({ row }) => row),
    classes,
  )
  refuseFaults(read.map((each, place) => ({ line: rows[place]?.line, each })))
  const pupils = read.flatMap((each) => (typeof each === 'string' ? [] : [each]))
  const wanted = drawLoginNames(pupils.length)
  const taken = new Set(await listTakenLoginNames(db, wanted))
  const loginNames = wanted.filter((name) => !taken.has(name))
  loginNames.push(...drawLoginNames(taken.size, new Set([...wanted, ...taken])))
  const made = await Promise.all(
    pupils.map(async ({ classroom, ...pupil }, place) => {
      const password = drawFirstPassword()
      const loginName = loginNames[place]
      if (loginName === undefined) throw new Error('each pupil has an account name')
      const passwordHash = await hashPassword(password)
      const account = { classroomId: classroom.id, loginName, passwordHash, passwordEndsAt }
      return { classroom, password, account: { ...account, ...pupil } }
    }),
  )
  const until = formatWireTime(passwordEndsAt).slice(0, 10)
  await issueTo({
    fields,
    context,
    kind: 'pupils',
    label: codes.size === 1 ? [...codes].join('') : `${codes.size}个班`,
    rows: [
      ['班级', '班级码', '学号', '姓名', '账号名', '首次密码', '有效期至'],
      ...made.map(({ classroom, password, account }) => [
        classroom.name,
        classroom.joinCode,
        account.studentNumber,
        account.name,
        account.loginName,
        password,
        until,
      ]),
    ],
    store: () =>
      db
        .transaction(async (db) => {
          await insertSchoolPupils(
            db,
            made.map(({ account }) => account),
            now,
          )
          await audit(db, context, act, { pupils: made.length, classes: codes.size, days })
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error)
            ? new AdminError('刚刚有学号被别人用了，请再试一次。没有开任何账号。', { cause: error })
            : error
        }),
  })
  context.say(
    `已开 ${made.length} 个账号：用班级码和学号，或账号名登录；首次密码 ${days} 天内有效，` +
      '第一次登录时要改成自己的密码。账号名换班、毕业以后也不变，请学生留好。',
  )
}

function refuseFaults(read: readonly { line: number | undefined; each: object | string }[]): void {
  const faults = read.flatMap(({ line, each }) =>
    typeof each === 'string' ? [line === undefined ? each : `第 ${line} 行 ${each}`] : [],
  )
  if (faults.length === 0) return
  throw new AdminError(
    [
      ...faults.slice(0, FAULTS_SHOWN),
      ...(faults.length > FAULTS_SHOWN ? [`……共 ${faults.length} 行有误`] : []),
      '没有开任何账号。',
    ].join('\n'),
  )
}
