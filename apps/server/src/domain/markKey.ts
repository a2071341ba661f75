/** A mark's identity through the drafts of one essay. */
import { createHash } from 'node:crypto'
import { sentencesAround } from '@zhupi/contract/rules/sentences.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import type { MarkKind } from '@zhupi/contract/terms/correction.ts'

/** The same rule on the same words of the same sentence. */
export type MarkKey = { ruleId: string; sentenceHash: string; position: number; quote: string }

/** Which marks of an essay were answered; a dispute names the report that it was made in. */
export type AnsweredMarks = {
  disputed: readonly (MarkKey & { revisionId: number })[]
  removed: readonly MarkKey[]
}

type Mark = { ruleId: string; quote: string; paragraph: number; start: number; end: number }

export function markKey(paragraphs: readonly string[], mark: Mark): MarkKey {
  const { text, offset } = sentencesAround(paragraphs, mark)
  const sentenceHash = createHash('sha256').update(text).digest('hex')
  return { ruleId: mark.ruleId, sentenceHash, position: offset, quote: mark.quote }
}

export function isSameMark(one: MarkKey, other: MarkKey): boolean {
  return (
    one.ruleId === other.ruleId &&
    one.sentenceHash === other.sentenceHash &&
    one.position === other.position &&
    one.quote === other.quote
  )
}

/** Without what its pupil disputed and its teacher took away. */
export function withoutAnswered<T extends { paragraphs: string[]; marks: Mark[] }>(
  correction: T,
  { disputed, removed }: AnsweredMarks,
): T {
  const answered = [...disputed, ...removed]
  if (answered.length === 0) return correction
  return {
    ...correction,
    marks: correction.marks.filter((mark) => {
      const key = markKey(correction.paragraphs, mark)
      return !answered.some((each) => isSameMark(each, key))
    }),
  }
}

/** Whether a reader who sees so much of a report sees marks of this kind. */
export function showsMark(aiUse: AiUse, kind: MarkKind): boolean {
  return aiUse === 'full' || (aiUse === 'language' && (kind === 'fault' || kind === 'query'))
}
