/** Mainland mobile numbers, and what a person may be called. */

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
  return PLAIN_NAME.test(value)
}

/** A number that a mobile phone in the mainland may have; demo accounts have numbers of their own. */
const MOBILE = /^(?:1[3-9]\d{9}|10000\d{6})$/

export function isMobile(value: string): boolean {
  return MOBILE.test(value)
}
