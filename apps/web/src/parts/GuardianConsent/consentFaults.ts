/** What a guardian's yes still lacks: phone, its code, and agreement. A no lacks nothing. */
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function findConsentFault(
  phone: string,
  code: string,
  hasAgreed: boolean,
): string | undefined {
  if (phone.trim() === '') return MESSAGES.guardianPhoneMissing
  if (!isPhone(phone.trim())) return MESSAGES.phoneWrong
  if (code === '') return MESSAGES.smsCodeMissing
  return hasAgreed ? undefined : MESSAGES.agreementUnread
}
