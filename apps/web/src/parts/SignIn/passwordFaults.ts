/**
 * What is missing on the way to a new password, in the order in which it is asked for. Who has
 * forgotten it and who changes it read texts of their own.
 */
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export const FORGOTTEN = {
  phoneMissing: MESSAGES.phoneMissing,
  phoneWrong: MESSAGES.phoneWrong,
  codeMissing: MESSAGES.smsCodeMissing,
  passwordMissing: MESSAGES.passwordMissing,
  confirmationMissing: MESSAGES.confirmationToFill,
} as const

export const CHANGED = {
  phoneMissing: MESSAGES.phoneToFill,
  phoneWrong: MESSAGES.phoneToFillWrong,
  codeMissing: MESSAGES.codeToFill,
  passwordMissing: MESSAGES.passwordToFill,
  confirmationMissing: MESSAGES.confirmationToFill,
} as const

export type PasswordTexts = typeof FORGOTTEN | typeof CHANGED

export function findProofFault(
  { phone, code }: { phone: string; code: string },
  texts: PasswordTexts,
): string | undefined {
  if (phone.trim() === '') return texts.phoneMissing
  if (!isPhone(phone.trim())) return texts.phoneWrong
  return code === '' ? texts.codeMissing : undefined
}

export function findPasswordFault(
  { password, confirmation }: { password: string; confirmation: string },
  texts: PasswordTexts,
): string | undefined {
  if (password === '') return texts.passwordMissing
  if (confirmation === '') return texts.confirmationMissing
  if (password !== confirmation) return MESSAGES.passwordsDiffer
  return password.length < PASSWORD_MIN_LENGTH ? MESSAGES.passwordShort : undefined
}
