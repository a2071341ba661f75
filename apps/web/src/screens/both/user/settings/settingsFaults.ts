/** What the settings still lack, in the order of their fields. */
import { isPhone, isPlainName } from '@zhupi/contract/rules/phone.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export type Settings = { name: string; nickname: string; phone: string }

export function findFault(
  typed: Settings & { code: string },
  stored: Settings,
): string | undefined {
  if (typed.name === '') return MESSAGES.nameMissing
  if (typed.name !== stored.name && !isPlainName(typed.name)) return MESSAGES.nameSpecial
  if (typed.nickname !== stored.nickname && typed.nickname !== '' && !isPlainName(typed.nickname))
    return MESSAGES.nameSpecial
  if (typed.phone === stored.phone) return undefined
  if (typed.phone === '') return MESSAGES.phoneMissing
  if (!isPhone(typed.phone)) return MESSAGES.phoneWrong
  return typed.code === '' ? MESSAGES.smsCodeMissing : undefined
}
