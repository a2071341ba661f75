/**
 * A list of pupils as a school hands it in: what is wrong with it, row by row, and what each pupil
 * gets to sign in with. Whoever stores it (records/schoolPupils.ts) prints it once.
 */
import { randomInt } from 'node:crypto'
import { LOGIN_NAME_PREFIX, readStudentNumber } from '@zhupi/contract/rules/accountName.ts'
import { findNameFault } from '@zhupi/contract/rules/account.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { CLASS_SIZE_MAX, LOGIN_NAME_DIGITS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export type PupilRow = { code: string; number: string; name: string; contact: string }

type ClassOfRow = { id: number; joinCode: string; studentNumbers: readonly string[] }

export type ReadPupil<C> = {
  classroom: C
  studentNumber: string
  name: string
  contactPhone: string | null
}

/** Small letters and digits, none mistaken for another on paper: a child types it on a phone. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const FIRST_PASSWORD_LENGTH = 8

export function drawFirstPassword(): string {
  return Array.from(
    { length: FIRST_PASSWORD_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('')
}

/** So many different ones, none of `taken`. */
export function drawLoginNames(count: number, taken: ReadonlySet<string> = new Set()): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const digits = String(randomInt(10 ** LOGIN_NAME_DIGITS)).padStart(LOGIN_NAME_DIGITS, '0')
    const name = `${LOGIN_NAME_PREFIX}${digits}`
    if (!taken.has(name)) names.add(name)
  }
  return [...names]
}

export function joinCodeOf(row: PupilRow): string {
  return row.code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}

/** @returns each row as a pupil, or what is wrong with it */
export function readPupils<C extends ClassOfRow>(
  rows: readonly PupilRow[],
  classes: readonly C[],
): (ReadPupil<C> | string)[] {
  const listed = new Map(classes.map((each) => [each.id, new Set<string>()]))
  const sizes = new Map(classes.map((each) => [each.id, each.studentNumbers.length]))
  return rows.map((row) => {
    const classroom = classes.find(({ joinCode }) => joinCode === joinCodeOf(row))
    if (classroom === undefined) return `班级码：没有“${row.code}”这个班级`
    const studentNumber = readStudentNumber(row.number)
    if (studentNumber === undefined)
      return `学号：应当是 1–20 位字母、数字或 -，现在是“${row.number}”`
    const name = row.name.trim()
    const fault = findNameFault(name)
    if (fault !== undefined)
      return fault === 'nameSpecial' ? `姓名：${MESSAGES[fault]}` : MESSAGES[fault]
    if (row.contact !== '' && !isPhone(row.contact))
      return `家长联系电话：应当是 11 位手机号，现在是“${row.contact}”`
    const numbers = listed.get(classroom.id)
    if (classroom.studentNumbers.includes(studentNumber))
      return `学号：${studentNumber} 在这个班里已经有了`
    if (numbers?.has(studentNumber)) return `学号：${studentNumber} 在名单里不止一次`
    numbers?.add(studentNumber)
    const size = (sizes.get(classroom.id) ?? 0) + 1
    sizes.set(classroom.id, size)
    if (size > CLASS_SIZE_MAX) return `班级码：${classroom.joinCode} 最多 ${CLASS_SIZE_MAX} 人`
    return { classroom, studentNumber, name, contactPhone: row.contact === '' ? null : row.contact }
  })
}
