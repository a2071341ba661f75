/** A clause as the rules read it that ask whether it may end where it does. */
import { endSurprise, type EndSurprise } from '../../text/endSurprise.ts'
import type { Word } from '../../text/words.ts'
import type { Tables } from '../../tables.ts'
import { textAt } from './clauseWords.ts'

/** The mark goes from that word to the end of the clause. */
export type Broken = { from: number; explanation: string }

export type Clause = {
  words: readonly Word[]
  first: number
  /** Its last word. */
  at: number
  text: string
  mark: string
  surprise: () => EndSurprise
}

/** Even alone they wait for more: 有说有笑，充满。 */
const ALONE = /^(?:充满|真让人|真令人|令人|显得|变得)$/

/** The clause that ends in this word, where one does. */
export function clauseEndingAt(
  words: readonly Word[],
  at: number,
  tables: Tables,
): Clause | undefined {
  const mark = textAt(words, at + 1)
  if (!/^[，。！？；]/.test(mark) || words[at + 1]?.start !== words[at]?.end) return undefined
  let first = at
  while (first > 0 && !/^[，。！？；：…—“”、]/.test(textAt(words, first - 1))) first -= 1
  const own = words.slice(first, at + 1)
  if (
    (own.length < 2 && !ALONE.test(own[0]?.text ?? '')) ||
    own.some(({ tag, text }) => tag === 'eng' || !/[\u4e00-\u9fff]/.test(text))
  )
    return undefined
  const text = own.map((word) => word.text).join('')
  if (text.length < 3 && !ALONE.test(text)) return undefined
  let known: EndSurprise | undefined
  return {
    words,
    first,
    at,
    text,
    mark,
    surprise: () => (known ??= endSurprise(text, textAt(words, at), tables)),
  }
}

export const SO = (text: string): string => `“${text}”后面的话没有说出来，读的人只能猜。把它补上。`

export const offsetOf = ({ words, first }: Clause, at: number): number =>
  words.slice(first, at).reduce((sum, word) => sum + word.text.length, 0)
