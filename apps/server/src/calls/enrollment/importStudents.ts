/**
 * A class's list becomes accounts without a phone, all of them or none. The passwords come from the
 * teacher's browser, which prints them: where an answer is lost, the repeat finds the pupils made.
 */
import type { RequestOf } from '@zhupi/contract/calls/defineCall.ts'
import type { importStudents as call } from '@zhupi/contract/calls/enrollment.ts'
import { readStudentNumber } from '@zhupi/contract/rules/accountName.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { FIRST_PASSWORD_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/isUniqueViolation.ts'
import { hashPassword, isPassword } from '../../domain/password.ts'
import { checkNewPassword } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { drawLoginNames, readPupils } from '../../domain/schoolPupil.ts'
import { loadOpenClass } from '../../records/classroom.ts'
import {
  insertSchoolPupils,
  listMadePupils,
  listPupilClasses,
  listTakenLoginNames,
} from '../../records/schoolPupils.ts'
import type { Handler } from '../handler.ts'

type Listed = RequestOf<typeof call>['students']

export const importStudents: Handler<typeof call> = async (
  { id, students, isPreview },
  { db, now, person },
) => {
  const { code } = await db.transaction((db) => loadOpenClass(db, id, person.id))
  const endsAt = new Date(now.getTime() + FIRST_PASSWORD_DAYS * DAY_MS)
  const endsTime = formatWireTime(endsAt)
  if (!isPreview) {
    const made = await findRepeated(db, id, students)
    if (made !== undefined) return { faults: students.map(() => ''), made, endsTime }
  }
  const read = readPupils(
    students.map((row) => ({ ...row, code })),
    await listPupilClasses(db, [code]),
  )
  const faults = read.map((each) => (typeof each === 'string' ? each : ''))
  if (isPreview || faults.some((fault) => fault !== '')) return { faults, made: [], endsTime }
  for (const { password } of students) checkNewPassword(password, '')
  const loginNames = await drawFreeLoginNames(db, students.length)
  const pupils = await Promise.all(
    read.map(async (each, place) => {
      const [loginName, password] = [loginNames[place], students[place]?.password]
      if (typeof each === 'string' || loginName === undefined || password === undefined)
        throw new Error('each row is a pupil with a name and a password')
      const { studentNumber, name, contactPhone } = each
      const passwordHash = await hashPassword(password)
      return {
        classroomId: id,
        studentNumber,
        name,
        contactPhone,
        loginName,
        passwordHash,
        passwordEndsAt: endsAt,
      }
    }),
  )
  await db
    .transaction(async (db) => {
      // The rights may have ended while the passwords were hashed.
      await loadOpenClass(db, id, person.id)
      await insertSchoolPupils(db, pupils, now)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refuse('studentNumberTaken')
      throw error
    })
  const made = pupils.map(({ studentNumber, name, loginName }) => ({
    studentNumber,
    name,
    loginName,
  }))
  return { faults, made, endsTime }
}

/** The pupils of the same list, where it was imported a moment ago with these passwords. */
async function findRepeated(db: Db, classroomId: number, students: Listed) {
  const numbers = students.flatMap(({ number }) => readStudentNumber(number) ?? [])
  const there = await listMadePupils(db, classroomId, numbers)
  if (there.length < students.length) return undefined
  const made = await Promise.all(
    students.map(async ({ number, name, password }) => {
      const found = there.find((each) => each.studentNumber === readStudentNumber(number))
      if (found === undefined || found.name !== name.trim()) return undefined
      if (!(await isPassword(password, found.passwordHash))) return undefined
      return { studentNumber: found.studentNumber, name: found.name, loginName: found.loginName }
    }),
  )
  const all = made.filter((each) => each !== undefined)
  return all.length === students.length ? all : undefined
}

async function drawFreeLoginNames(db: Db, count: number): Promise<string[]> {
  const wanted = drawLoginNames(count)
  const taken = new Set(await listTakenLoginNames(db, wanted))
  const free = wanted.filter((name) => !taken.has(name))
  return [...free, ...drawLoginNames(taken.size, new Set([...wanted, ...taken]))]
}
