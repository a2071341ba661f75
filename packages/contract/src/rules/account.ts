/**
 * What is wrong with a person's own data: the first fault as a key of MESSAGES. The form asks
 * before it sends, the server before it stores; white space around a value is the caller's to drop.
 */
import { FEEDBACK_MAX_LENGTH, NAME_MAX_LENGTH } from '../terms/limits.ts'
import { isMobile, isPhone, isPlainName } from './phone.ts'

export function findPhoneFault(phone: string): 'phoneMissing' | 'phoneWrong' | undefined {
  if (phone === '') return 'phoneMissing'
  return isPhone(phone) ? undefined : 'phoneWrong'
}

export function findNameFault(
  name: string,
): 'nameMissing' | 'nameTooLong' | 'nameSpecial' | undefined {
  if (name === '') return 'nameMissing'
  if (name.length > NAME_MAX_LENGTH) return 'nameTooLong'
  return isPlainName(name) ? undefined : 'nameSpecial'
}

/** A nickname may be left out. */
export function findNicknameFault(nickname: string): 'nicknameTooLong' | 'nameSpecial' | undefined {
  if (nickname.length > NAME_MAX_LENGTH) return 'nicknameTooLong'
  return nickname === '' || isPlainName(nickname) ? undefined : 'nameSpecial'
}

export function findFeedbackFault(feedback: { content: string; phone: string; name: string }) {
  if (feedback.content === '') return 'feedbackMissing'
  if (feedback.content.length > FEEDBACK_MAX_LENGTH) return 'feedbackTooLong'
  if (feedback.phone === '') return 'feedbackPhoneMissing'
  if (!isMobile(feedback.phone)) return 'phoneToFillWrong'
  return feedback.name.length > NAME_MAX_LENGTH ? 'feedbackNameTooLong' : undefined
}
