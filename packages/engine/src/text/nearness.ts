/** Whether paragraphs stand beside those that they are most like. */
import { meaningIn } from './characters.ts'

/** UTF-16 units of a paragraph's opening. */
const OPENING = 8

/** How much more alike the openings of neighbours are than any two, between -1 and 1. */
export function openedAlike(texts: readonly string[]): number {
  return nearer(
    texts.map((text) => text.slice(0, OPENING)),
    sharedCharacters,
    0.01,
  )
}

/** How much more neighbours name the same than any two paragraphs, between -1 and 1. */
export function namedNearby(texts: readonly string[]): number {
  return nearer(texts.map(meaningIn), sharedPairs, 1e-9)
}

function nearer<Kind>(
  items: readonly Kind[],
  likeness: (left: Kind, right: Kind) => number,
  least: number,
): number {
  let all = 0
  let neighbours = 0
  let pairs = 0
  items.forEach((item, at) => {
    items.slice(0, at).forEach((other, before) => {
      const like = likeness(item, other)
      all += like
      pairs += 1
      if (before === at - 1) neighbours += like
    })
  })
  const mean = all / Math.max(1, pairs)
  const beside = neighbours / Math.max(1, items.length - 1)
  return Math.min(1, Math.max(-1, (beside - mean) / Math.max(least, mean)))
}

function sharedCharacters(left: string, right: string): number {
  let shared = 0
  for (const character of new Set(left))
    if (right.includes(character) && !'的了是在我，。、“”'.includes(character)) shared += 1
  return shared / Math.max(3, Math.min(left.length, right.length))
}

function sharedPairs(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of left) if (right.has(pair)) shared += 1
  return shared / Math.sqrt(Math.max(1, left.size) * Math.max(1, right.size))
}
