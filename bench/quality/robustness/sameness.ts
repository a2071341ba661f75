/** Do two pupils read the same comment? Jaccard of 4-grams of overall comments, quotes left out. */
import { hanGrams } from '@zhupi/engine/text/characters.ts'
import { medianOf, round } from '../figures.ts'

const GRAM = 4
/** All pairs of so many comments are enough for a median. */
const MOST_COMMENTS = 80

/** `groups`: comments on essays of the same grade and genre. */
export function medianJaccard(groups: readonly (readonly string[])[]): number {
  const shares = groups.flatMap((group) => {
    const grams = group
      .slice(0, MOST_COMMENTS)
      .map((comment) => new Set(hanGrams(comment.replaceAll(/“[^”]*”/g, ''), GRAM)))
    return grams.flatMap((left, at) => grams.slice(at + 1).map((right) => jaccard(left, right)))
  })
  return round(medianOf(shares), 3)
}

function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((gram) => right.has(gram)).length
  const all = left.size + right.size - shared
  return all === 0 ? 1 : shared / all
}
