/** Which part of an earlier text became which part of a later one. */
import { diffArrays } from 'diff'

/** `undefined` on one side: it is new, or gone. */
export type Pair = { earlier: number | undefined; later: number | undefined }

/** Two parts that have less than this in common are two parts. */
const LEAST_LIKENESS = 0.3
/** So many pairs are weighed in a moment; no essay has more parts that changed. */
const MOST_PAIRS = 20_000
/** Of parts that are paired only where they are the same. */
const MOST_EDITS = 400

/**
 * Pairs parts by likeness, never crosswise: the pairs that have most in common altogether. Every
 * part stands in one pair, in the order in which they are read, what is gone before what is new.
 */
export function pairInOrder(earlier: readonly string[], later: readonly string[]): Pair[] {
  const shorter = Math.min(earlier.length, later.length)
  let head = 0
  while (head < shorter && earlier[head] === later[head]) head += 1
  let tail = 0
  while (tail < shorter - head && earlier.at(-1 - tail) === later.at(-1 - tail)) tail += 1
  const pairs: Pair[] = []
  for (let at = 0; at < head; at += 1) pairs.push({ earlier: at, later: at })
  const changed = pairChanged(
    earlier.slice(head, earlier.length - tail),
    later.slice(head, later.length - tail),
  )
  for (const pair of changed)
    pairs.push({
      earlier: pair.earlier === undefined ? undefined : pair.earlier + head,
      later: pair.later === undefined ? undefined : pair.later + head,
    })
  for (let left = tail; left > 0; left -= 1)
    pairs.push({ earlier: earlier.length - left, later: later.length - left })
  return pairs
}

function pairChanged(earlier: readonly string[], later: readonly string[]): Pair[] {
  if (earlier.length * later.length > MOST_PAIRS) return pairSame(earlier, later)
  const before = earlier.map(gramsOf)
  const after = later.map(gramsOf)
  const likeness = before.map((one) => after.map((other) => likenessOf(one, other)))
  // best[a][b]: what the parts from a and from b on have in common at most.
  const best = Array.from({ length: earlier.length + 1 }, () =>
    Array.from({ length: later.length + 1 }, () => 0),
  )
  const bestFrom = (a: number, b: number) => best[a]?.[b] ?? 0
  const asPair = (a: number, b: number) => {
    const alike = likeness[a]?.[b] ?? 0
    return alike < LEAST_LIKENESS ? 0 : alike + bestFrom(a + 1, b + 1)
  }
  for (let a = earlier.length - 1; a >= 0; a -= 1) {
    const row = best[a]
    if (row === undefined) continue
    for (let b = later.length - 1; b >= 0; b -= 1)
      row[b] = Math.max(bestFrom(a + 1, b), bestFrom(a, b + 1), asPair(a, b))
  }
  const pairs: Pair[] = []
  let a = 0
  let b = 0
  while (a < earlier.length && b < later.length) {
    if (asPair(a, b) > 0 && asPair(a, b) === bestFrom(a, b)) {
      pairs.push({ earlier: a, later: b })
      a += 1
      b += 1
    } else if (bestFrom(a + 1, b) === bestFrom(a, b)) {
      pairs.push({ earlier: a, later: undefined })
      a += 1
    } else {
      pairs.push({ earlier: undefined, later: b })
      b += 1
    }
  }
  for (; a < earlier.length; a += 1) pairs.push({ earlier: a, later: undefined })
  for (; b < later.length; b += 1) pairs.push({ earlier: undefined, later: b })
  return pairs
}

/** For a book: what is the same is paired, and nothing is likened. */
function pairSame(earlier: readonly string[], later: readonly string[]): Pair[] {
  const found = diffArrays([...earlier], [...later], { maxEditLength: MOST_EDITS })
  if (found === undefined) return apart(earlier.length, later.length)
  const pairs: Pair[] = []
  let a = 0
  let b = 0
  for (const { added, removed, value } of found)
    for (let left = value.length; left > 0; left -= 1) {
      pairs.push({ earlier: added ? undefined : a, later: removed ? undefined : b })
      if (!added) a += 1
      if (!removed) b += 1
    }
  return pairs
}

function apart(earlier: number, later: number): Pair[] {
  return [
    ...Array.from({ length: earlier }, (_, at) => ({ earlier: at, later: undefined })),
    ...Array.from({ length: later }, (_, at) => ({ earlier: undefined, later: at })),
  ]
}

type Grams = { counts: Map<string, number>; size: number }

/** Two characters at a time, the borders included, so that one character is something too. */
function gramsOf(text: string): Grams {
  const whole = `\n${text.trim()}\n`
  const counts = new Map<string, number>()
  for (let at = 0; at + 1 < whole.length; at += 1) {
    const gram = whole.slice(at, at + 2)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return { counts, size: whole.length - 1 }
}

/** 1 = the same, 0 = nothing in common. */
function likenessOf(one: Grams, other: Grams): number {
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [gram, count] of small.counts) common += Math.min(count, large.counts.get(gram) ?? 0)
  return (2 * common) / (one.size + other.size)
}
