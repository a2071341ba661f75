/** What every trait's judgement looks like, and the few steps that all of them share. */
import type { Highlight, HighlightKind } from '../highlights.ts'
import type { Features } from '../features.ts'

export type Judgement = {
  /** Before coupling, 0–100; rounded later. */
  score: number
  observations: string[]
  lift: string
}

export type Evidence = { features: Features; highlights: readonly Highlight[] }

export type Judge = (evidence: Evidence) => Judgement

/** 0 below `from`, 1 above `to`, straight between. */
export function rise(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** Counts grow with length and with what a grade may be asked: a target for 400 characters, carried over to this essay's expectation. */
export function target(count: number, features: Features): number {
  return count * Math.sqrt(features.expected / 400)
}

/** A handful of words can be good; it cannot yet be full, rounded or deep. */
export function withinLength(score: number, features: Features, least: number): number {
  return Math.min(score, least + (100 - least) * rise(features.fullness, 0.05, 0.75))
}

/** A quoted observation, or nothing where the essay has none of that kind. */
export function quoted(highlights: readonly Highlight[], kinds: readonly HighlightKind[], lead: string): string[] {
  const found = highlights.find((highlight) => kinds.includes(highlight.kind))
  return found === undefined ? [] : [`${lead}“${found.span.quote}”。`]
}

/** 写动作的词9个，对话2处。 What is not there is not listed; where nothing is, `none` says so kindly. */
export function counted(items: readonly (readonly [name: string, count: number, unit: string])[], none: string): string {
  const present = items.filter(([, count]) => count > 0).map(([name, count, unit]) => `${name}${count}${unit}`)
  return present.length === 0 ? none : `${present.join('，')}。`
}
