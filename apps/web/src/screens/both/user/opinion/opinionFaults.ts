/** What feedback still lacks, in the order in which it is asked for. */
import { findFeedbackFault } from '@zhupi/contract/rules/account.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function findFault(typed: {
  content: string
  phone: string
  name: string
}): string | undefined {
  const fault = findFeedbackFault({
    content: typed.content.trim(),
    phone: typed.phone.trim(),
    name: typed.name.trim(),
  })
  return fault && MESSAGES[fault]
}
