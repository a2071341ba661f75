/**
 * What measuring gives: numbers under keys, as bars.ts names them. Shares, precision, recall and F1
 * are in percent, QWK (quadratic weighted kappa) is from -1 to 1.
 */
export type Figures = { [key: string]: number | Figures }

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : round((part / whole) * 100)
}

export function round(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

export type Scores = { p: number; r: number; f1: number }

/** From counts: right among the found, right among those to be found. */
export function scoresOf(counts: { right: number; found: number; wanted: number }): Scores {
  const p = counts.found === 0 ? 0 : counts.right / counts.found
  const r = counts.wanted === 0 ? 0 : counts.right / counts.wanted
  return {
    p: percent(p, 1),
    r: percent(r, 1),
    f1: p + r === 0 ? 0 : percent((2 * p * r) / (p + r), 1),
  }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half)
    ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
    : (sorted[Math.floor(half)] ?? 0)
}

/** `path` as in `spelling.sighan15.balanced.lenient.f1`. */
export function figureAt(figures: Figures, path: string): number | undefined {
  let at: number | Figures | undefined = figures
  for (const key of path.split('.')) {
    if (at === undefined || typeof at === 'number') return undefined
    at = at[key]
  }
  return typeof at === 'number' ? at : undefined
}
