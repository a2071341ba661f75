/** What a class form holds, and what keeps it from being sent. */
import { CLASS_NAME_MAX_LENGTH, MEMO_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export type ClassFields = { name: string; gradeLevel: number | undefined; memo: string }

type Read = { fault: string } | { name: string; gradeLevel: number; memo: string }

export function readClassFields({ name, gradeLevel, memo }: ClassFields): Read {
  const [plainName, plainMemo] = [name.trim(), memo.trim()]
  if (plainName === '') return { fault: MESSAGES.classNameMissing }
  if (plainName.length > CLASS_NAME_MAX_LENGTH)
    return { fault: `班级名最多 ${CLASS_NAME_MAX_LENGTH} 个字` }
  if (gradeLevel === undefined) return { fault: MESSAGES.gradeMissing }
  if (plainMemo.length > MEMO_MAX_LENGTH) return { fault: `备注最多 ${MEMO_MAX_LENGTH} 个字` }
  return { name: plainName, gradeLevel, memo: plainMemo }
}
