/**
 * What people enter about themselves, checked before any query by the rules that the forms ask too
 * (contract/rules/account.ts). Each refuses with its text.
 */
import {
  findFeedbackFault,
  findNameFault,
  findNicknameFault,
  findPhoneFault,
} from '@zhupi/contract/rules/account.ts'
import { findPasswordFault } from '@zhupi/contract/rules/password.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { refuse } from './refuse.ts'

export function readPhone(entered: string): string {
  const phone = entered.trim()
  refuseFault(findPhoneFault(phone))
  return phone
}

export function readName(entered: string): string {
  const name = entered.trim()
  refuseFault(findNameFault(name))
  return name
}

/** '' takes it back. */
export function readNickname(entered: string): string {
  const nickname = entered.trim()
  refuseFault(findNicknameFault(nickname))
  return nickname
}

/** `phone`: the person's own, which is no password. */
export function checkNewPassword(password: string, phone: string): void {
  refuseFault(findPasswordFault(password, phone))
}

export function readFeedback(entered: { content: string; phone: string; name: string }) {
  const feedback = {
    content: entered.content.trim(),
    phone: entered.phone.trim(),
    name: entered.name.trim(),
  }
  refuseFault(findFeedbackFault(feedback))
  return feedback
}

function refuseFault(fault: keyof typeof MESSAGES | undefined): void {
  if (fault !== undefined) refuse('badInput', MESSAGES[fault])
}
