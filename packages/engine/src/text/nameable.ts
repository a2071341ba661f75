/**
 * Which of the words that an essay comes back to may be named to its writer as what it is about:
 * things and people, whatever stands in the title, and a whole clause that comes back. 坐在 and 高兴
 * are said again and again, and are the matter of no essay.
 */
import { tagOf, type Tables } from '../tables.ts'

const A_CLAUSE = 4
/** A name such as 佟姨 stands in no dictionary. */
const NAMING = /^(?:n|vn|an|$)/

export function nameableOf(words: readonly string[], title: string, tables: Tables): string[] {
  return words.filter(
    (word) =>
      title.includes(word) ||
      word.length >= A_CLAUSE ||
      (NAMING.test(tagOf(tables, word)) && !/^[这那]/.test(word)),
  )
}
