/** What feedback still lacks, in the order in which it is asked for. */
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { FEEDBACK_MAX_LENGTH, NAME_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function findFault({
  content,
  phone,
  name,
}: {
  content: string
  phone: string
  name: string
}): string | undefined {
  if (content.trim() === '') return MESSAGES.feedbackMissing
  if (content.trim().length > FEEDBACK_MAX_LENGTH)
    return `问题及意见最多 ${FEEDBACK_MAX_LENGTH} 个字`
  if (phone.trim() === '') return MESSAGES.feedbackPhoneMissing
  if (!isPhone(phone.trim())) return MESSAGES.phoneToFillWrong
  return name.trim().length > NAME_MAX_LENGTH ? `称呼最多 ${NAME_MAX_LENGTH} 个字` : undefined
}
