/**
 * What else could have been meant, with what speaks for and against it. The table's builder learns
 * from these figures, the rule asks with them.
 */
import {
  FIRST_UNIT,
  LOOKS_ALIKE,
  OTHER_SOUND,
  soundKey,
  SOUND_BITS,
} from '../../../tables/characters.ts'
import { mayFollow, pairShare, SENTENCE_EDGE } from '../../../tables/language.ts'
import { childOf } from '../../../tables/trie.ts'
import type { Tables } from '../../../tables.ts'
import type { Reading } from './readSentence.ts'
import { scopeOf, weigh, type Scope, type Weighed } from './weighCandidate.ts'

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
] as const

/**
 * ln gains below which an edit is hardly ever wanted: of the language model, and of that and the
 * cut together.
 */
const LOWEST_LM_GAIN = 0
const LOWEST_SUM = 2
/** ln share of a character and the next one together, above which nothing better will be found. */
const AT_HOME = -10
/** The same inside a word: what is wrong there makes its neighbours odder. */
const AT_HOME_IN_WORD = -12
/** From the two neighbours alone. */
const LOWEST_PAIR_GAIN = -1.5
/** What writers were seen to mix up is weighed even where the table has not seen the neighbours. */
const KNOWN_PAIR = 51
const LOWEST_KNOWN = -2
/** A character inside a word of this length, or longer, is what it should be. */
const CERTAIN_WORD = 3
const MOST_AT_ONE_PLACE = 3

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

type Draft = Weighed & { sound: number; looksAlike: number; pair: number }

export function proposeEdits(
  reading: Reading,
  tables: Tables,
  isProtected: (position: number) => boolean,
): Edit[] {
  const edits: Edit[] = []
  const { units, text } = reading
  const mean = meanOf(reading.shares, 0, text.length)
  for (let at = 0; at < text.length; at += 1) {
    if (!isHan(units[at] ?? 0) || isProtected(at)) continue
    const isWord = (reading.wordEnd[at] ?? 0) - (reading.wordStart[at] ?? 0) >= CERTAIN_WORD
    if (!isWord) finish(edits, reading, tables, at, 1, draftsAt(reading, tables, at), mean)
    if (at + 1 < text.length && isHan(units[at + 1] ?? 0) && !isProtected(at + 1))
      finish(edits, reading, tables, at, 2, wordDraftsAt(reading, tables, at), mean)
  }
  return edits
}

function isHan(unit: number): boolean {
  return unit >= FIRST_UNIT && unit <= 0x9fff
}

function meanOf(shares: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let at = Math.max(0, start); at < Math.min(shares.length, end); at += 1)
    sum += shares[at] ?? 0
  return sum / Math.max(1, Math.min(shares.length, end) - Math.max(0, start))
}

/**
 * Other characters at one place. Cheap questions first: of sixty candidates about two are worth the
 * dear ones.
 */
function draftsAt(reading: Reading, tables: Tables, at: number): Draft[] {
  const { units, shares } = reading
  const { first, units: candidates, kinds, pairs } = tables.characters
  const { language } = tables
  const unit = units[at] ?? 0
  const left = at > 0 ? (units[at - 1] ?? 0) : SENTENCE_EDGE
  const right = at + 1 < units.length ? (units[at + 1] ?? 0) : SENTENCE_EDGE
  if (!isHan(left) && !isHan(right)) return []
  const isInWord = (reading.wordEnd[at] ?? 0) - (reading.wordStart[at] ?? 0) > 1
  if ((shares[at] ?? 0) + (shares[at + 1] ?? 0) > (isInWord ? AT_HOME_IN_WORD : AT_HOME)) return []
  const drafts: Draft[] = []
  const end = first[unit - FIRST_UNIT + 1] ?? 0
  let scope: Scope | null = null
  let pairCost: number | null = null
  for (let place = first[unit - FIRST_UNIT] ?? 0; place < end; place += 1) {
    const candidate = candidates[place] ?? 0
    const isKnown = (pairs[place] ?? 0) >= KNOWN_PAIR
    if (!isKnown && !mayFollow(language, left, candidate) && !mayFollow(language, candidate, right))
      continue
    pairCost ??= pairShare(language, left, unit) + pairShare(language, unit, right)
    const least = pairCost + (isKnown ? LOWEST_KNOWN : LOWEST_PAIR_GAIN)
    const leftShare = pairShare(language, left, candidate)
    if (leftShare < least || leftShare + pairShare(language, candidate, right) < least) continue
    scope ??= scopeOf(reading, tables, at, 1)
    const draft = weigh(
      reading,
      tables,
      scope,
      candidate,
      0,
      isKnown ? LOWEST_KNOWN : LOWEST_LM_GAIN,
    )
    if (draft === null || draft.lmGain + draft.cutGain < (isKnown ? 0 : LOWEST_SUM)) continue
    const kind = kinds[place] ?? OTHER_SOUND
    drafts.push({
      ...draft,
      sound: kind & SOUND_BITS,
      looksAlike: kind & LOOKS_ALIKE ? 1 : 0,
      pair: pairs[place] ?? 0,
    })
  }
  return drafts
}

/** Two-character words that sound like two characters which make no word themselves. */
function wordDraftsAt(reading: Reading, tables: Tables, at: number): Draft[] {
  const { units, wordStart, wordEnd } = reading
  if ((wordStart[at] ?? 0) === (wordStart[at + 1] ?? 0)) return []
  // 在|我们 is no word written wrong: at least one of the two stands alone, and the other is no
  // part of a longer word.
  if (
    (wordEnd[at] ?? 0) - (wordStart[at] ?? 0) > 2 ||
    (wordEnd[at + 1] ?? 0) - (wordStart[at + 1] ?? 0) > 2
  )
    return []
  const { firstReading, readings, words } = tables.characters
  const [one, two] = [units[at] ?? 0, units[at + 1] ?? 0]
  if (mayFollow(tables.language, one, two)) return []
  const drafts: Draft[] = []
  let scope: Scope | null = null
  for (
    let a = firstReading[one - FIRST_UNIT] ?? 0;
    a < (firstReading[one - FIRST_UNIT + 1] ?? 0);
    a += 1
  ) {
    for (
      let b = firstReading[two - FIRST_UNIT] ?? 0;
      b < (firstReading[two - FIRST_UNIT + 1] ?? 0);
      b += 1
    ) {
      const key = soundKey(readings[a] ?? 0, readings[b] ?? 0)
      for (
        let place = lowest(words, key);
        place < words.length && (words[place] ?? 0) < key + 2 ** 32;
        place += 1
      ) {
        const code = (words[place] ?? 0) - key
        const left = Math.floor(code / 65536)
        const right = code % 65536
        if (left === one || right === two) continue
        scope ??= scopeOf(reading, tables, at, 2)
        const draft = weigh(reading, tables, scope, left, right, 0)
        if (draft === null || draft.lmGain + draft.cutGain < LOWEST_SUM) continue
        drafts.push({ ...draft, sound: SOUND_BITS + 1, looksAlike: 0, pair: 0 })
      }
    }
  }
  return drafts
}

function lowest(sorted: Float64Array, key: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

function finish(
  edits: Edit[],
  reading: Reading,
  tables: Tables,
  at: number,
  length: number,
  drafts: Draft[],
  mean: number,
): void {
  if (drafts.length === 0) return
  drafts.sort((a, b) => b.lmGain + b.cutGain - a.lmGain - a.cutGain)
  const kept = drafts.slice(0, MOST_AT_ONE_PLACE)
  const { units, shares, wordStart, wordEnd, wordWeight } = reading
  const { language } = tables
  const { roots } = language.trie
  const left = at > 0 ? (units[at - 1] ?? 0) : SENTENCE_EDGE
  const right = at + length < units.length ? (units[at + length] ?? 0) : SENTENCE_EDGE
  const weightOf = (unit: number) => tables.language.logShares[roots[unit] ?? 0] ?? 0
  const unit = units[at] ?? 0
  const rivals = drafts.filter(({ lmGain }) => lmGain > 0).length
  const near = (meanOf(shares, at - 3, at) + meanOf(shares, at + length + 1, at + length + 4)) / 2
  const seen = seenCount(reading, tables, at, length, unit, units[at + length - 1] ?? 0)
  for (const draft of kept) {
    const others = drafts.filter((other) => other !== draft)
    const bestLm = Math.max(0, ...others.map(({ lmGain }) => lmGain))
    const bestCut = Math.max(0, ...others.map(({ cutGain }) => cutGain))
    const to = draft.to.charCodeAt(0)
    const last = draft.to.charCodeAt(length - 1)
    const group =
      length === 1 && groupOf.get(String.fromCharCode(unit)) === groupOf.get(draft.to)
        ? (groupOf.get(draft.to) ?? 0)
        : 0
    edits.push({
      start: at,
      end: at + length,
      to: draft.to,
      group,
      pair: draft.pair,
      isWord: (wordEnd[at] ?? 0) - (wordStart[at] ?? 0) > 1,
      features: Float32Array.of(
        draft.lmGain,
        shares[at] ?? 0,
        shares[at + length] ?? 0,
        draft.newShare,
        draft.newNextShare,
        draft.cutGain,
        (wordEnd[at] ?? 0) - (wordStart[at] ?? 0),
        wordWeight[at] ?? 0,
        draft.newWordLength,
        draft.newWordWeight,
        draft.sound,
        draft.looksAlike,
        draft.pair,
        tables.characters.slips[unit - FIRST_UNIT] ?? 0,
        weightOf(unit),
        weightOf(to),
        draft.lmGain - bestLm,
        rivals,
        length,
        mean,
        near,
        seen,
        seenCount(reading, tables, at, length, to, last),
        group,
        draft.cutGain - bestCut,
        pairBack(tables, to, unit),
        pairShare(language, left, to) - pairShare(language, left, unit),
        pairShare(language, last, right) - pairShare(language, units[at + length - 1] ?? 0, right),
        tables.words.weights[tables.words.trie.roots[unit] ?? 0] ?? 0,
        at > 0 ? (wordEnd[at - 1] ?? 0) - (wordStart[at - 1] ?? 0) : 0,
        at + length < units.length
          ? (wordEnd[at + length] ?? 0) - (wordStart[at + length] ?? 0)
          : 0,
      ),
    })
  }
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
