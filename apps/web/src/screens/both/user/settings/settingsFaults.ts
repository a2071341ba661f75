/** What the settings still lack, in the order of their fields. */
import { findNameFault, findNicknameFault, findPhoneFault } from '@zhupi/contract/rules/account.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export type Settings = { name: string; nickname: string; phone: string }

export function findFault(
  typed: Settings & { code: string },
  stored: Settings,
): string | undefined {
  if (typed.name === '') return MESSAGES.nameMissing
  const nameFault =
    (typed.name === stored.name ? undefined : findNameFault(typed.name)) ??
    (typed.nickname === stored.nickname ? undefined : findNicknameFault(typed.nickname))
  if (nameFault) return MESSAGES[nameFault]
  if (typed.phone === stored.phone) return undefined
  const phoneFault = findPhoneFault(typed.phone)
  if (phoneFault) return MESSAGES[phoneFault]
  return typed.code === '' ? MESSAGES.smsCodeMissing : undefined
}
