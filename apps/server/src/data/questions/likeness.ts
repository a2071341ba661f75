/** How alike texts are: the share of three-character runs that two have in common (Jaccard). */

const RUN = 3

export type LikePair = { first: number; second: number; likeness: number }

export function likenessOf(one: string, other: string): number {
  const [runs, others] = [runsOf(one), runsOf(other)]
  return share([...runs].filter((run) => others.has(run)).length, runs.size, others.size)
}

/** The pairs above the bound. Counted run by run: most pairs of texts have hardly one in common. */
export function findLikest(texts: readonly string[], bound: number): LikePair[] {
  const runs = texts.map(runsOf)
  const holders = new Map<string, number[]>()
  const pairs: LikePair[] = []
  for (const [second, own] of runs.entries()) {
    const common = new Map<number, number>()
    for (const run of own) {
      const before = holders.get(run)
      for (const first of before ?? []) common.set(first, (common.get(first) ?? 0) + 1)
      if (before === undefined) holders.set(run, [second])
      else before.push(second)
    }
    for (const [first, count] of common) {
      const likeness = share(count, runs[first]?.size ?? 0, own.size)
      if (likeness > bound) pairs.push({ first, second, likeness })
    }
  }
  return pairs
}

function runsOf(text: string): Set<string> {
  const characters = [...text]
  return new Set(
    characters.slice(RUN - 1).map((_, place) => characters.slice(place, place + RUN).join('')),
  )
}

function share(common: number, one: number, other: number): number {
  return common / (one + other - common)
}
