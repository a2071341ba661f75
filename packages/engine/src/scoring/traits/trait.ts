/** What every trait's judgement looks like, and the few steps that all of them share. */
import type { Highlight, HighlightKind } from '../highlights.ts'
import type { Features } from '../features.ts'
import { isJudgedAsArgument, textTypeOf } from '../textType.ts'

export type TraitJudgement = {
  /** Before coupling, 0–100; rounded later. */
  score: number
  observations: string[]
  lift: string
}

export type Evidence = { features: Features; highlights: readonly Highlight[] }

export type TraitScorer = (evidence: Evidence) => TraitJudgement

/** 0 below `from`, 1 above `to`, straight between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/**
 * 0 at 0, ever closer to 1 and never there: about two thirds at `scale`. For what can always be a
 * little less.
 */
export function saturate(value: number, scale: number): number {
  return 1 - Math.exp(-Math.max(0, value) / scale)
}

/**
 * How little a text leans on words of talk (lexicon/fillerWords). Children write as they speak,
 * stories hold speech: only much of it tells.
 */
export function conciseness(features: Features): number {
  const [least, most] = isJudgedAsArgument(features)
    ? [0.05, 0.14]
    : features.stage === 'elementary'
      ? [0.13, 0.23]
      : [0.1, 0.19]
  return 1 - ramp(features.language.filler, least, most)
}

/**
 * How choice its words are: how rarely the dictionary's sources use them, and how little one leads
 * to expect the next.
 */
export function wordChoice({ language, validity }: Features): number {
  return (
    0.35 * ramp(language.rarity, -8.2, -6.7) +
    0.35 * ramp(language.uncommon, 0.13, 0.33) +
    0.3 * ramp(-validity.transitions, -0.15, 0.4)
  )
}

/** Thoughts set side by side: clauses of one length, semicolons. */
export function balance({ language }: Features): number {
  return 0.5 * ramp(language.balanced, 0.03, 0.17) + 0.5 * ramp(language.semicolons, 0, 0.8)
}

/** How far a text lives on ready-made phrases, 0–1. */
export function clicheShare({ clicheRate }: Features): number {
  return ramp(clicheRate, 0.2, 2.2)
}

/** How far it lists one thing after another, 0–1. */
export function listing({ listingRate }: Features): number {
  return ramp(listingRate, 0.5, 2.8)
}

/**
 * Feelings that are shown rather than named: the more a text names them, the fewer it lets us see.
 */
export function showing({ feelingRate }: Features): number {
  return 1 - ramp(feelingRate, 0.35, 1.1)
}

/** How much there is to see, hear and follow, each sort of writing by its own means. */
export function detail(features: Features): number {
  const { actions, senses, thoughts, dialogues, similes, citations, reflection, facts, language } =
    features
  const acted = ramp(actions, 1, scaledTarget(12, features))
  const sensed = ramp(senses, 0, scaledTarget(7, features))
  const pictured = ramp(language.images, 0.4, 3)
  const thought = ramp(thoughts, 0, 4)
  switch (textTypeOf(features)) {
    case 'story':
      return 0.35 * acted + 0.25 * ramp(dialogues, 0, 4) + 0.2 * sensed + 0.2 * thought
    case 'scene':
      return 0.3 * acted + 0.3 * sensed + 0.25 * pictured + 0.15 * ramp(similes + dialogues, 0, 3)
    case 'exposition':
      return 0.5 * ramp(facts, 0, 5) + 0.2 * sensed + 0.3 * acted
    case 'letter':
      return (
        0.4 * acted +
        0.2 * sensed +
        0.2 * ramp(dialogues + citations, 0, 3) +
        0.2 * ramp(thoughts + reflection, 0, 5)
      )
    case 'response':
      return (
        0.35 * ramp(citations, 0, 4) + 0.25 * acted + 0.2 * thought + 0.2 * ramp(reflection, 0, 4)
      )
    case 'poem':
      return 0.6 * ramp(language.images, 1, 6) + 0.4 * ramp(senses + similes, 0, 4)
    case 'argument':
    case 'review':
      return support(features)
  }
}

/** People, verses and works that an argument calls on. */
export function support({ language, citations }: Features): number {
  return ramp(language.people.length + 0.6 * language.verses + 0.3 * citations, 0, 6)
}

/**
 * Counts grow with length and with what a grade may be asked: a target for 400 characters, carried
 * over to this essay's expectation.
 */
export function scaledTarget(count: number, features: Features): number {
  return count * Math.sqrt(features.expected / 400)
}

/** A handful of words can be good; it cannot yet be full, rounded or deep. */
export function cappedByLength(score: number, features: Features, least: number): number {
  return Math.min(score, least + (100 - least) * ramp(features.fullness, 0.05, 0.75))
}

/**
 * One thing that a trait is made of. `reached` is 0–1 of its weight; a flaw is written as what is
 * left without it. `seen` says it in a counted fact, where that says anything; `lift` says what to
 * do about it.
 */
export type Part = { weight: number; reached: number; seen?: string; lift?: string }

type Combined = { score: number; seen: string[]; lift: string }

/**
 * Adds the parts up. What is said is what moved the score most: the strongest part, the one that
 * cost most, and how to win that back.
 */
export function combine(base: number, parts: readonly Part[], otherwise: string): Combined {
  const score = parts.reduce((sum, { weight, reached }) => sum + weight * reached, base)
  const lost = ({ weight, reached }: Part) => weight * (1 - reached)
  const won = ({ weight, reached }: Part) => weight * reached
  const told = parts.filter(({ seen }) => seen !== undefined)
  const best = told.toSorted((a, b) => won(b) - won(a))[0]
  const worst = told.toSorted((a, b) => lost(b) - lost(a)).find((part) => part !== best)
  const open = parts
    .filter((part) => part.lift !== undefined && lost(part) >= WORTH_A_LIFT)
    .toSorted((a, b) => lost(b) - lost(a))[0]
  return {
    score,
    seen: [best?.seen, worst?.seen].filter((each) => each !== undefined),
    lift: open?.lift ?? otherwise,
  }
}

const WORTH_A_LIFT = 1 // points

/** A quoted observation, or nothing where the essay has none of that kind. */
export function quotedObservation(
  highlights: readonly Highlight[],
  kinds: readonly HighlightKind[],
  lead: string,
): string[] {
  const found = highlights.find((highlight) => kinds.includes(highlight.kind))
  return found === undefined ? [] : [`${lead}“${found.span.quote}”。`]
}

/**
 * 写动作的词9个，对话2处。 What is not there is not listed; where nothing is, `none` says so
 * kindly.
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
