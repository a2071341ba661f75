/** What is missing in a registration, in the order in which it is asked for. */
import { findNameFault, findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { findPasswordFault } from '@zhupi/contract/rules/password.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'

export type Newcomer = {
  phone: string
  name: string
  code: string
  password: string
  schoolId: number | undefined
  hasAgreed: boolean
}

export function findFault(newcomer: Newcomer, role: Role): string | undefined {
  const [phone, name] = [newcomer.phone.trim(), newcomer.name.trim()]
  const fault = findPhoneFault(phone) ?? findNameFault(name)
  if (fault) return MESSAGES[fault]
  if (role === 'teacher' && newcomer.schoolId === undefined) return MESSAGES.schoolMissing
  if (newcomer.code === '') return MESSAGES.smsCodeMissing
  const passwordFault = findPasswordFault(newcomer.password, phone)
  if (passwordFault) return MESSAGES[passwordFault]
  return newcomer.hasAgreed ? undefined : MESSAGES.agreementUnread
}
