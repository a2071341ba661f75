/** What is missing on the way to a new password, in the spec's order. Who has forgotten it and who changes it read their own words (spec 1 §5; spec 2 §5, spec 3 §5). */
import { findPasswordFault as findOwnFault, findPhoneFault } from '@zhupi/contract/rules/account.ts'
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

export type PasswordWords = typeof FORGOTTEN | typeof CHANGED

export function findProofFault(
  { phone, code }: { phone: string; code: string },
  words: PasswordWords,
): string | undefined {
  const fault = findPhoneFault(phone.trim())
  if (fault) return words[fault]
  return code === '' ? words.codeMissing : undefined
}

export function findPasswordFault(
  { password, confirmation }: { password: string; confirmation: string },
  words: PasswordWords,
): string | undefined {
  const fault = findOwnFault(password)
  if (fault === 'passwordMissing') return words.passwordMissing
  if (confirmation === '') return words.confirmationMissing
  if (password !== confirmation) return MESSAGES.passwordsDiffer
  return fault && MESSAGES[fault]
}
