/**
 * The figures that speak for and against an edit. The spelling model is trained on them
 * (tools/engineTables) and asked with them: a change here needs new tables.
 */
import { everydayRate } from '#lexicon/everydaySlips.ts'
import { FIRST_UNIT } from '#tables/characters.ts'
import { logShareAt, pairShare, SENTENCE_EDGE } from '#tables/language.ts'
import { childOf } from '#tables/trie.ts'
import type { Tables } from '#tables.ts'
import { companyAt, companyGain, type Company } from './company.ts'
import type { OtherReading } from './otherReadings.ts'
import type { Reading } from './readSentence.ts'
import type { Weighed } from './weighCandidate.ts'

/**
 * `group`: where in GROUPS both characters stand, 0 for nowhere. `pair`: how often writers were
 * seen to mix these up. `isWord`: what is written is a word of two characters or more, or part of
 * one.
 */
export type Edit = {
  start: number
  end: number
  to: string
  group: number
  pair: number
  isWord: boolean
  /** ln odds of the model of choices, UNCHOSEN where it is not asked. */
  choice: number
  features: Float32Array
}

export const FEATURES = [
  'lmGain',
  'share',
  'nextShare',
  'newShare',
  'newNextShare',
  'cutGain',
  'wordLength',
  'wordWeight',
  'newWordLength',
  'newWordWeight',
  'sound',
  'looksAlike',
  'pair',
  'slip',
  'unitWeight',
  'newUnitWeight',
  'lmMargin',
  'rivals',
  'length',
  'meanShare',
  'nearShare',
  'seen',
  'newSeen',
  'group',
  'cutMargin',
  'pairBack',
  'leftGain',
  'rightGain',
  'aloneWeight',
  'lengthBefore',
  'lengthAfter',
  'everyday',
  'everydayBack',
  'witnessGain',
  'witnessAlone',
  'witnessMargin',
  'witnessNear',
  'witnessLength',
  'witnessWordCost',
  'witnessIsBest',
  'choice',
  'companyGain',
] as const

/** Characters that writers mix up for grammar's sake, not for their sound or shape. */
const GROUPS: readonly string[] = [
  '',
  '的地得',
  '他她它牠祂妳你您',
  '在再',
  '做作',
  '那哪',
  '和跟与',
  '们',
]
export const PARTICLES = 1
export const PRONOUNS = 2
const groupOf = new Map(
  GROUPS.flatMap((group, place) => [...group].map((unit) => [unit, place] as const)),
)

/** `witness`: null where the witness does not see the candidate at all. */
export type Draft = Weighed & {
  sound: number
  looksAlike: number
  pair: number
  witness: OtherReading | null
  /** ln odds of the model of choices, UNCHOSEN where it is not asked. */
  choice: number
}

export const UNCHOSEN = -8

/** The characters that are looked at, and how expected the sentence's characters are on average. */
type Place = { at: number; length: number; mean: number; others: readonly OtherReading[] }

const MOST_AT_ONE_PLACE = 3
const WITNESS_WEIGHT = 1.5
/** What the witness does not see gains less than it looks at. */
const UNSEEN_GAIN = -4
/** So near, another wrong character may explain what looks odd here. */
const NEAR = 3

/** The best drafts of one place, with all their figures. */
export function editsAt(reading: Reading, tables: Tables, place: Place, drafts: Draft[]): Edit[] {
  if (drafts.length === 0) return []
  const { at, length } = place
  const { units, wordStart, wordEnd } = reading
  const company = length === 1 ? companyAt(reading, tables, at) : null
  const promise = ({ lmGain, cutGain, witness }: Draft) =>
    lmGain + cutGain + WITNESS_WEIGHT * (witness?.gain ?? UNSEEN_GAIN)
  drafts.sort((a, b) => promise(b) - promise(a))
  return drafts.slice(0, MOST_AT_ONE_PLACE).map((draft) => {
    const group = length === 1 ? sharedGroup(units[at] ?? 0, draft.to) : 0
    return {
      start: at,
      end: at + length,
      to: draft.to,
      group,
      pair: draft.pair,
      choice: draft.choice,
      isWord: (wordEnd[at] ?? 0) - (wordStart[at] ?? 0) > 1,
      features: featuresOf(reading, tables, place, draft, drafts, group, company),
    }
  })
}

function sharedGroup(unit: number, to: string): number {
  const group = groupOf.get(to)
  return group !== undefined && group === groupOf.get(String.fromCharCode(unit)) ? group : 0
}

/** In the order of FEATURES. */
function featuresOf(
  reading: Reading,
  tables: Tables,
  { at, length, mean, others: witnessed }: Place,
  draft: Draft,
  drafts: readonly Draft[],
  group: number,
  company: Company | null,
): Float32Array {
  const { units, shares, wordStart, wordEnd, wordWeight } = reading
  const { language } = tables
  const { roots } = language.trie
  const left = at > 0 ? (units[at - 1] ?? 0) : SENTENCE_EDGE
  const right = at + length < units.length ? (units[at + length] ?? 0) : SENTENCE_EDGE
  const weightOf = (unit: number) => logShareAt(language, roots[unit] ?? 0)
  const wordLengthAt = (place: number) => (wordEnd[place] ?? 0) - (wordStart[place] ?? 0)
  const unit = units[at] ?? 0
  const unitEnd = units[at + length - 1] ?? 0
  const to = draft.to.charCodeAt(0)
  const toEnd = draft.to.charCodeAt(length - 1)
  const others = drafts.filter((other) => other !== draft)
  const gain = draft.witness?.gain ?? UNSEEN_GAIN
  const from = String.fromCharCode(unit)
  return Float32Array.of(
    draft.lmGain,
    shares[at] ?? 0,
    shares[at + length] ?? 0,
    draft.newShare,
    draft.newNextShare,
    draft.cutGain,
    wordLengthAt(at),
    wordWeight[at] ?? 0,
    draft.newWordLength,
    draft.newWordWeight,
    draft.sound,
    draft.looksAlike,
    draft.pair,
    tables.characters.slips[unit - FIRST_UNIT] ?? 0,
    weightOf(unit),
    weightOf(to),
    draft.lmGain - Math.max(0, ...others.map(({ lmGain }) => lmGain)),
    drafts.filter(({ lmGain }) => lmGain > 0).length,
    length,
    mean,
    (meanShare(shares, at - 3, at) + meanShare(shares, at + length + 1, at + length + 4)) / 2,
    seenCount(reading, tables, at, length, unit, unitEnd),
    seenCount(reading, tables, at, length, to, toEnd),
    group,
    draft.cutGain - Math.max(0, ...others.map(({ cutGain }) => cutGain)),
    pairBack(tables, to, unit),
    pairShare(language, left, to) - pairShare(language, left, unit),
    pairShare(language, toEnd, right) - pairShare(language, unitEnd, right),
    tables.words.weights[tables.words.trie.roots[unit] ?? 0] ?? 0,
    at > 0 ? wordLengthAt(at - 1) : 0,
    at + length < units.length ? wordLengthAt(at + length) : 0,
    length === 1 ? everydayRate(from, draft.to) : 0,
    length === 1 ? everydayRate(draft.to, from) : 0,
    gain,
    draft.witness?.alone ?? UNSEEN_GAIN,
    gain - Math.max(0, ...others.map(({ witness }) => witness?.gain ?? UNSEEN_GAIN)),
    gain - nearGain(witnessed, at, length),
    draft.witness?.wordLength ?? 0,
    draft.witness?.wordCost ?? 0,
    draft.witness?.isBest === true ? 1 : 0,
    draft.choice,
    company === null ? 0 : companyGain(tables, company, draft.to),
  )
}

/** The best that another reading of a character nearby gains. */
function nearGain(witnessed: readonly OtherReading[], at: number, length: number): number {
  let best = 0
  for (const other of witnessed) {
    if (other.at < at - NEAR || other.at >= at + length + NEAR) continue
    if (other.at < at || other.at >= at + length) best = Math.max(best, other.gain)
  }
  return best
}

export function meanShare(shares: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let at = Math.max(0, start); at < Math.min(shares.length, end); at += 1)
    sum += shares[at] ?? 0
  return sum / Math.max(1, Math.min(shares.length, end) - Math.max(0, start))
}

/**
 * How often the candidate was seen written for what stands here: who mixes two characters up, mixes
 * them up both ways.
 */
function pairBack(
  { characters: { first, units, pairs } }: Tables,
  unit: number,
  meant: number,
): number {
  for (
    let place = first[unit - FIRST_UNIT] ?? 0;
    place < (first[unit - FIRST_UNIT + 1] ?? 0);
    place += 1
  ) {
    if (units[place] === meant) return pairs[place] ?? 0
  }
  return 0
}

/** How many of the two pairs and the triple round a character the table has seen. */
function seenCount(
  { units }: Reading,
  { language: { trie } }: Tables,
  at: number,
  length: number,
  first: number,
  last: number,
): number {
  const left = at > 0 ? (units[at - 1] ?? 0) : 0
  const right = units[at + length] ?? 0
  const withLeft = left === 0 ? 0 : childOf(trie, trie.roots[left] ?? 0, first)
  const withRight = right === 0 ? 0 : childOf(trie, trie.roots[last] ?? 0, right)
  const both = length === 1 && withLeft !== 0 && right !== 0 ? childOf(trie, withLeft, right) : 0
  return (withLeft === 0 ? 0 : 1) + (withRight === 0 ? 0 : 1) + (both === 0 ? 0 : 2)
}
