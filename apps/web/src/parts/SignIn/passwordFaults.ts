/**
 * What is missing on the way to a new password, in the order in which it is asked for. Who has
 * forgotten it and who changes it read texts of their own.
 */
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { findPasswordFault as findOwnFault } from '@zhupi/contract/rules/password.ts'
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
  const fault = findPhoneFault(phone.trim())
  if (fault) return texts[fault]
  return code === '' ? texts.codeMissing : undefined
}

export function findPasswordFault(
  { password, confirmation, phone }: { password: string; confirmation: string; phone: string },
  texts: PasswordTexts,
): string | undefined {
  const fault = findOwnFault(password, phone.trim())
  if (fault === 'passwordMissing') return texts.passwordMissing
  if (confirmation === '') return texts.confirmationMissing
  if (password !== confirmation) return MESSAGES.passwordsDiffer
  return fault && MESSAGES[fault]
}
