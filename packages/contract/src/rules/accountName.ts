/**
 * What a person may type to name the account: a phone, the account name that the school printed, or
 * the class's code with the student number.
 */
import { JOIN_CODE_LENGTH, LOGIN_NAME_DIGITS, STUDENT_NUMBER_MAX_LENGTH } from '../terms/limits.ts'

export type AccountName =
  | { kind: 'phone'; phone: string }
  | { kind: 'loginName'; loginName: string }
  | { kind: 'studentNumber'; joinCode: string; studentNumber: string }

export const LOGIN_NAME_PREFIX = 'ZP'
const LOGIN_NAME = new RegExp(`^${LOGIN_NAME_PREFIX}\\d{${LOGIN_NAME_DIGITS}}$`)
const STUDENT_NUMBER = new RegExp(`^[0-9A-Z-]{1,${STUDENT_NUMBER_MAX_LENGTH}}$`)
const IN_CLASS = new RegExp(`^([0-9A-Z]{${JOIN_CODE_LENGTH}})-(.+)$`)

/** Upper case, no spaces, full-width letters and digits as plain ones. */
function normalise(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}

/** @returns the number as it is stored; undefined where it is none */
export function readStudentNumber(typed: string): string | undefined {
  const number = normalise(typed)
  return STUDENT_NUMBER.test(number) ? number : undefined
}

export function readAccountName(typed: string): AccountName {
  const name = normalise(typed)
  if (LOGIN_NAME.test(name)) return { kind: 'loginName', loginName: name }
  const [, joinCode, studentNumber] = IN_CLASS.exec(name) ?? []
  if (joinCode !== undefined && studentNumber !== undefined)
    return { kind: 'studentNumber', joinCode, studentNumber }
  return { kind: 'phone', phone: typed.trim() }
}

/** The name of a pupil's account by class and number, as `readAccountName` reads it. */
export function accountNameInClass(joinCode: string, studentNumber: string): string {
  return `${normalise(joinCode)}-${normalise(studentNumber)}`
}
