/** What is missing in a registration, in the order in which it is asked for. */
import { isPhone, isPlainName } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH } from '@zhupi/contract/terms/limits.ts'
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
  if (phone === '') return MESSAGES.phoneMissing
  if (!isPhone(phone)) return MESSAGES.phoneWrong
  if (name === '') return MESSAGES.nameMissing
  if (!isPlainName(name)) return MESSAGES.nameSpecial
  if (role === 'teacher' && newcomer.schoolId === undefined) return MESSAGES.schoolMissing
  if (newcomer.code === '') return MESSAGES.smsCodeMissing
  if (newcomer.password === '') return MESSAGES.passwordMissing
  if (newcomer.password.length < PASSWORD_MIN_LENGTH) return MESSAGES.passwordShort
  return newcomer.hasAgreed ? undefined : MESSAGES.agreementUnread
}
