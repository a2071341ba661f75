/** What else could have been meant, at each place of a sentence. */
import {
  EVERYDAY,
  FIRST_UNIT,
  LOOKS_ALIKE,
  OTHER_SOUND,
  soundKey,
  SOUND_BITS,
} from '#tables/characters.ts'
import { mayFollow, pairShare, SENTENCE_EDGE } from '#tables/language.ts'
import type { Tables } from '#tables.ts'
import { choiceOdds, isTaught } from './choice.ts'
import { editsAt, meanShare, UNCHOSEN, type Draft, type Edit } from './editFeatures.ts'
import { otherReadings, type OtherReading } from './otherReadings.ts'
import type { Reading } from './readSentence.ts'
import { scopeOf, weigh, type Scope, type Weighed } from './weighCandidate.ts'

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
/**
 * A character inside a word of this length, or longer, is what it should be, unless the witness
 * gains this much by another.
 */
const CERTAIN_WORD = 3
const CERTAIN_GAIN = 3
/** ln odds of the model of choices from which its word alone is enough. */
const LEAST_CHOICE = 0.5
/** What gains this much under the witness is weighed whatever the counts of characters say. */
const WITNESSED_GAIN = 1

/**
 * What was weighed in a reading, by place: it is the same whatever else is left alone, and most
 * sentences with a place that is left alone are read with it and without.
 */
const weighedIn = new WeakMap<Reading, { likely: Likely[][]; words: Draft[][] }>()

export function proposeEdits(
  reading: Reading,
  tables: Tables,
  isProtected: (position: number) => boolean,
  others: readonly OtherReading[] = otherReadings(reading, tables, isProtected),
): Edit[] {
  const edits: Edit[] = []
  const { units, text } = reading
  const memory = weighedIn.get(reading) ?? { likely: [], words: [] }
  weighedIn.set(reading, memory)
  const mean = meanShare(reading.shares, 0, text.length)
  for (let at = 0; at < text.length; at += 1) {
    if (!isHan(units[at] ?? 0) || isProtected(at)) continue
    const isWord = (reading.wordEnd[at] ?? 0) - (reading.wordStart[at] ?? 0) >= CERTAIN_WORD
    const least = isWord ? CERTAIN_GAIN : WITNESSED_GAIN
    const here = others.filter((other) => other.at === at)
    const witnessed = here.filter(
      (other) =>
        other.gain > least ||
        (!isWord &&
          isTaught(tables, text.charAt(at), other.to) &&
          choiceOdds(reading, tables, other) > LEAST_CHOICE),
    )
    if (!isWord || witnessed.length > 0)
      edits.push(
        ...editsAt(
          reading,
          tables,
          { at, length: 1, mean, others },
          draftsAt(
            reading,
            tables,
            at,
            (memory.likely[at] ??= likelyAt(reading, tables, at)),
            here,
            witnessed,
          ),
        ),
      )
    if (at + 1 < text.length && isHan(units[at + 1] ?? 0) && !isProtected(at + 1))
      edits.push(
        ...editsAt(reading, tables, { at, length: 2, mean, others }, [
          ...(memory.words[at] ??= wordDraftsAt(reading, tables, at)),
        ]),
      )
  }
  return edits
}

function isHan(unit: number): boolean {
  return unit >= FIRST_UNIT && unit <= 0x9fff
}

/** Other characters at one place. */
function draftsAt(
  reading: Reading,
  tables: Tables,
  at: number,
  likely: readonly Likely[],
  here: readonly OtherReading[],
  witnessed: readonly OtherReading[],
): Draft[] {
  const draftOf = ({ place, weighed }: Likely) =>
    draftWith(reading, tables, place, weighed, among(here, weighed.to.charCodeAt(0)))
  if (witnessed.length === 0 || !isBesideHan(reading, at)) return likely.map(draftOf)
  const { first, units: candidates } = tables.characters
  const unit = reading.units[at] ?? 0
  const end = first[unit - FIRST_UNIT + 1] ?? 0
  const scope = scopeOf(reading, tables, at, 1)
  const drafts: Draft[] = []
  let next = 0
  for (let place = first[unit - FIRST_UNIT] ?? 0; place < end; place += 1) {
    const known = likely[next]
    if (known?.place === place) {
      drafts.push(draftOf(known))
      next += 1
      continue
    }
    const candidate = candidates[place] ?? 0
    if (among(witnessed, candidate) === null) continue
    const weighed = weigh(reading, tables, scope, candidate, 0, -Infinity)
    if (weighed !== null) drafts.push(draftOf({ place, weighed }))
  }
  return drafts
}

/** `place`: of the candidate in the table of characters. */
type Likely = { place: number; weighed: Weighed }

function isBesideHan({ units }: Reading, at: number): boolean {
  return isHan(units[at - 1] ?? 0) || isHan(units[at + 1] ?? 0)
}

/**
 * What the counts of characters say for themselves. The cheap questions come first: of sixty
 * candidates about two are worth the expensive ones.
 */
function likelyAt(reading: Reading, tables: Tables, at: number): Likely[] {
  const { units, shares } = reading
  const { first, units: candidates, pairs } = tables.characters
  const { language } = tables
  const unit = units[at] ?? 0
  const left = at > 0 ? (units[at - 1] ?? 0) : SENTENCE_EDGE
  const right = at + 1 < units.length ? (units[at + 1] ?? 0) : SENTENCE_EDGE
  if (!isBesideHan(reading, at)) return []
  const isInWord = (reading.wordEnd[at] ?? 0) - (reading.wordStart[at] ?? 0) > 1
  if ((shares[at] ?? 0) + (shares[at + 1] ?? 0) > (isInWord ? AT_HOME_IN_WORD : AT_HOME)) return []
  const likely: Likely[] = []
  const end = first[unit - FIRST_UNIT + 1] ?? 0
  let scope: Scope | null = null
  const pairCost = pairShare(language, left, unit) + pairShare(language, unit, right)
  for (let place = first[unit - FIRST_UNIT] ?? 0; place < end; place += 1) {
    const candidate = candidates[place] ?? 0
    const isKnown = (pairs[place] ?? 0) >= KNOWN_PAIR
    if (!isKnown && !mayFollow(language, left, candidate) && !mayFollow(language, candidate, right))
      continue
    const least = pairCost + (isKnown ? LOWEST_KNOWN : LOWEST_PAIR_GAIN)
    const leftShare = pairShare(language, left, candidate)
    if (leftShare < least || leftShare + pairShare(language, candidate, right) < least) continue
    scope ??= scopeOf(reading, tables, at, 1)
    const weighed = weigh(
      reading,
      tables,
      scope,
      candidate,
      0,
      isKnown ? LOWEST_KNOWN : LOWEST_LM_GAIN,
    )
    if (weighed === null || weighed.lmGain + weighed.cutGain < (isKnown ? 0 : LOWEST_SUM)) continue
    likely.push({ place, weighed })
  }
  return likely
}

function draftWith(
  reading: Reading,
  tables: Tables,
  place: number,
  weighed: Weighed,
  witness: OtherReading | null,
): Draft {
  const kind = tables.characters.kinds[place] ?? OTHER_SOUND
  return {
    ...weighed,
    sound: kind & SOUND_BITS,
    looksAlike: kind & LOOKS_ALIKE ? 1 : 0,
    pair: tables.characters.pairs[place] ?? 0,
    witness,
    choice:
      witness !== null && (kind & EVERYDAY) !== 0 ? choiceOdds(reading, tables, witness) : UNCHOSEN,
  }
}

function among(readings: readonly OtherReading[], candidate: number): OtherReading | null {
  for (const reading of readings) if (reading.to.charCodeAt(0) === candidate) return reading
  return null
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
        let place = lowerBound(words, key);
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
        drafts.push({
          ...draft,
          sound: SOUND_BITS + 1,
          looksAlike: 0,
          pair: 0,
          witness: null,
          choice: UNCHOSEN,
        })
      }
    }
  }
  return drafts
}

function lowerBound(sorted: Float64Array, key: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}
