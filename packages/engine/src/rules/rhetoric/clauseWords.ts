/**
 * The words of each clause of a sentence, in one pass: a line of very many clauses must not be read
 * once for each.
 */
import type { Clause, Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'

export function wordsByClause({ clauses, words }: Sentence): ReadonlyMap<Clause, readonly Word[]> {
  let at = 0
  return new Map(
    clauses.map((clause) => {
      while (at < words.length && (words[at]?.start ?? 0) < clause.start) at += 1
      const from = at
      while (at < words.length && (words[at]?.end ?? 0) <= clause.end) at += 1
      return [clause, words.slice(from, at)]
    }),
  )
}
