/** 发我们, 谢谢你我让座: nothing leads to whom something is done. */
import { gainOfInserting } from '../../text/gainOfInserting.ts'
import type { Tables } from '../../tables.ts'
import type { Word } from '../../text/words.ts'
import { tagAt, textAt } from './clauseWords.ts'

export type Link = { first: number; last: number; suggestion?: string; explanation: string }

const PRONOUN = /^(?:我|你|他|她|它|我们|你们|他们|她们|大家)$/
const GIVES = /^(?:发|留|输|败|念|读|讲|带|卖|捐|寄|交|递|传|分)$/

/** 把作文本发我们, 还是输他: nothing leads to whom. */
export function missingTo(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  if (!GIVES.test(text) || !PRONOUN.test(textAt(words, at + 1))) return undefined
  if (!/^[，。！]/.test(textAt(words, at + 2)) || /^[给对向跟]$/.test(textAt(words, at - 1)))
    return undefined
  const gain = gainOfInserting(words, at + 1, '给', tables)
  if (gain.ofCharacters < 0.5 || gain.ofWords < 0) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}给`,
    explanation: `“${text}”后面少了“给”：${text}给谁？补上它。`,
  }
}

/** 谢谢你我让座, 让他我讲故事: two people side by side, and nothing says what one does for the other. */
export function missingFor(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const [one, other] = [textAt(words, at), textAt(words, at + 1)]
  if (
    !PRONOUN.test(one) ||
    !PRONOUN.test(other) ||
    (one === '你' && other === '我' && !/^谢谢$/.test(textAt(words, at - 1)))
  )
    return undefined
  if (!tagAt(words, at + 2).startsWith('v')) return undefined
  const gains = ['给', '跟', '对', '和'].map((word) => gainOfInserting(words, at + 1, word, tables))
  if (!gains.some(({ ofCharacters, ofWords }) => ofCharacters > 0.5 && ofWords > 1))
    return undefined
  return {
    first: at,
    last: at + 1,
    explanation: `“${one}”和“${other}”之间少了词：是“给”“跟”，还是“对”？补上它。`,
  }
}
