/** What people enter about themselves, checked before any query. Each refuses with its text. */
import { isPhone, isPlainName } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { refuse } from './refuse.ts'

export function readPhone(entered: string): string {
  const phone = entered.trim()
  if (!isPhone(phone)) refuse('badInput', MESSAGES.phoneWrong)
  return phone
}

export function readName(entered: string): string {
  const name = entered.trim()
  if (name === '') refuse('badInput', MESSAGES.nameMissing)
  if (!isPlainName(name)) refuse('badInput', MESSAGES.nameSpecial)
  return name
}

export function checkNewPassword(password: string): void {
  if (password.length < PASSWORD_MIN_LENGTH) refuse('badInput', MESSAGES.passwordShort)
}
