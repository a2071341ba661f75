/**
 * Which passwords are too easy to guess, for whoever knows the person and for a list of guesses. A
 * file of its own: the sign-in page needs no list.
 */
import { COMMON_PASSWORDS } from '../terms/commonPasswords.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PHONE_LENGTH } from '../terms/limits.ts'

/** `phone`: the person's own, '' where there is none. */
export function findPasswordFault(
  password: string,
  phone: string,
): 'passwordMissing' | 'passwordShort' | 'passwordLong' | 'passwordCommon' | undefined {
  if (password === '') return 'passwordMissing'
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort'
  if (password.length > PASSWORD_MAX_LENGTH) return 'passwordLong'
  return isCommonPassword(password, phone) ? 'passwordCommon' : undefined
}

function isCommonPassword(password: string, phone: string): boolean {
  const typed = password.normalize('NFKC').trim().toLowerCase()
  return (
    COMMON_PASSWORDS.has(typed) ||
    new Set(typed).size <= 2 ||
    REPEATED.test(typed) ||
    isSequence(typed) ||
    isDate(typed) ||
    isPartOfPhone(typed, phone)
  )
}

/** A few characters over and over: abcabcabc, 12341234. */
const REPEATED = /^(.{1,4})\1+$/su

/** Runs along the keyboard, the digits or the alphabet, either way. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

function isSequence(typed: string): boolean {
  const reversed = [...typed].reverse().join('')
  return RUNS.some((run) => run.includes(typed) || run.includes(reversed))
}

/** A birthday, mostly. */
function isDate(typed: string): boolean {
  return /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(typed)
}

function isPartOfPhone(typed: string, phone: string): boolean {
  return phone.length === PHONE_LENGTH && (typed.includes(phone) || phone.includes(typed))
}
