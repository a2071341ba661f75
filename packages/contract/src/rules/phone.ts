/** Mainland mobile numbers, and what a person may be called. */
import { NAME_MAX_LENGTH } from '../terms/limits.ts'

const PHONE = /^1\d{10}$/

export function isPhone(value: string): boolean {
  return PHONE.test(value)
}

/**
 * Chinese characters, letters, digits, the dot of minority and foreign names, and spaces inside:
 * nothing else.
 */
const PLAIN_NAME = /^[\p{Script=Han}\p{L}\p{N}·]+(?: [\p{Script=Han}\p{L}\p{N}·]+)*$/u

export function isPlainName(value: string): boolean {
  return value.length <= NAME_MAX_LENGTH && PLAIN_NAME.test(value)
}
