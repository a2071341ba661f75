/** What is missing in the promotion's registration, in the order of its fields. */
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function findFault(asked: {
  phone: string
  code: string
  password: string
  hasAgreed: boolean
}): string | undefined {
  if (asked.phone.trim() === '') return MESSAGES.phoneMissing
  if (!isPhone(asked.phone.trim())) return MESSAGES.phoneWrong
  if (asked.code === '') return MESSAGES.smsCodeMissing
  if (asked.password === '') return MESSAGES.passwordMissing
  if (asked.password.length < PASSWORD_MIN_LENGTH) return MESSAGES.passwordShort
  return asked.hasAgreed ? undefined : MESSAGES.agreementUnread
}
