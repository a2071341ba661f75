/** What every trait's judgement looks like, and how its observations are worded. */
import type { Features } from '../features.ts'
import type { Highlight, HighlightKind } from '../highlight.ts'

export type TraitJudgement = {
  /** Before coupling, 0–100; rounded later. */
  score: number
  observations: string[]
  lift: string
}

export type Evidence = { features: Features; highlights: readonly Highlight[] }

export type TraitScorer = (evidence: Evidence) => TraitJudgement

/** A quoted observation, or nothing where the essay has none of that kind. */
export function quotedObservation(
  highlights: readonly Highlight[],
  kinds: readonly HighlightKind[],
  lead: string,
): string[] {
  const found = highlights.find((highlight) => kinds.includes(highlight.kind))
  return found === undefined ? [] : [`${lead}“${found.span.quote}”。`]
}

/** Counted by a list of words or a pattern, which may miss some: 找到和动作有关的词9个。 */
export function foundObservation(
  items: readonly (readonly [name: string, count: number, unit: string])[],
  none: string,
): string {
  return items.some(([, count]) => count > 0) ? `找到${countedObservation(items, none)}` : none
}

/**
 * 写动作的词9个，对话2处。 Counts of zero are left out; where all are zero, `none` says so kindly.
 */
export function countedObservation(
  items: readonly (readonly [name: string, count: number, unit: string])[],
  none: string,
): string {
  const present = items
    .filter(([, count]) => count > 0)
    .map(([name, count, unit]) => `${name}${count}${unit}`)
  return present.length === 0 ? none : `${present.join('，')}。`
}
