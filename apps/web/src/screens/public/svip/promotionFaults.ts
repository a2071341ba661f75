/** What is missing in the promotion's registration, in the order of its fields. */
import { findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { findPasswordFault } from '@zhupi/contract/rules/password.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function findFault(asked: {
  phone: string
  code: string
  password: string
  hasAgreed: boolean
}): string | undefined {
  const phoneFault = findPhoneFault(asked.phone.trim())
  if (phoneFault) return MESSAGES[phoneFault]
  if (asked.code === '') return MESSAGES.smsCodeMissing
  const passwordFault = findPasswordFault(asked.password, asked.phone.trim())
  if (passwordFault) return MESSAGES[passwordFault]
  return asked.hasAgreed ? undefined : MESSAGES.agreementUnread
}
