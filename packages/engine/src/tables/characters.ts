/**
 * Which characters can be written for which: by sound, by shape, by what writers really mixed up;
 * and which words sound alike.
 */
import { everydayPairs, PARTICLE_PAIRS } from '../lexicon/everydaySlips.ts'
import { LOOKALIKES } from '../lexicon/lookalikes.ts'
import { foundCandidates } from './foundCandidates.ts'
import { readNumber, readText, viewBytes, type Reader } from './reader.ts'
import { release, sharedBytes, sharedDoubles, sharedHalves, sharedNumbers } from './shared.ts'
import type { Trie } from './trie.ts'

export type CharacterTable = {
  /**
   * The candidates for a unit are `first[unit - FIRST_UNIT]` up to the next; units below and above
   * have none.
   */
  first: Uint32Array
  units: Uint16Array
  /** SOUND_*, LOOKS_ALIKE and EVERYDAY of each candidate. */
  kinds: Uint8Array
  /**
   * How often writers were seen to write the character for the candidate, log2(1 + n) × PAIR_STEPS.
   */
  pairs: Uint8Array
  /** The same for writing the character for anything else, by unit. */
  slips: Uint8Array
  /**
   * Two-character words by how they sound, sorted: syllable, syllable, unit, unit in one number.
   */
  words: Float64Array
  /**
   * The readings of a unit: `firstReading[unit - FIRST_UNIT]` up to the next, in `readings`
   * (syllables without tone).
   */
  firstReading: Uint32Array
  readings: Uint16Array
}

export const FIRST_UNIT = 0x4e00
const LAST_UNIT = 0x9fff
const UNITS = LAST_UNIT - FIRST_UNIT + 1

export const SAME_TONE = 0
export const SAME_SYLLABLE = 1
export const NEAR_SOUND = 2
export const OTHER_SOUND = 3
export const SOUND_BITS = 3
export const LOOKS_ALIKE = 4
/** Everybody mixes them up (lexicon/everydaySlips), one way or the other. */
export const EVERYDAY = 8

export const PAIR_STEPS = 16
const TONES = 5

const NEAR_INITIALS = 'z/zh c/ch s/sh n/l l/r f/h j/q d/t b/p'
const NEAR_FINALS = 'in/ing an/ang en/eng ian/iang uan/uang ou/uo'

/** The sounds of a unit: `first[unit - FIRST_UNIT]` up to the next. */
type Sounds = { first: Uint32Array; syllables: Uint16Array; tones: Uint8Array }

/** Of which kind `to` is where `from` is written; null where it is never taken for it. */
export function kindOfPair(
  { first, units, kinds }: CharacterTable,
  from: number,
  to: number,
): number | null {
  const end = first[from - FIRST_UNIT + 1] ?? 0
  for (let place = first[from - FIRST_UNIT] ?? 0; place < end; place += 1)
    if (units[place] === to) return kinds[place] ?? null
  return null
}

/**
 * Rare characters are not proposed: not for their sound unless `isCommon`, not for their shape
 * unless `isKnown`.
 */
export function readCharacters(
  reader: Reader,
  words: { trie: Trie; weights: Uint8Array },
  isCommon: (unit: number) => boolean,
  isKnown: (unit: number) => boolean,
): CharacterTable {
  const syllables = readText(reader).split(' ')
  const sounds = readSounds(reader)
  const mixedUp = readPairs(reader)
  return {
    ...packCandidates(alikeBySound(syllables, sounds, isCommon), isKnown, mixedUp),
    words: soundingWords(words, sounds),
    ...packReadings(sounds),
  }
}

function readSounds(reader: Reader): Sounds {
  const first = new Uint32Array(UNITS + 1)
  const syllables: number[] = []
  const tones: number[] = []
  const count = readNumber(reader)
  let place = 0
  for (let entry = 0; entry < count; entry += 1) {
    const last = place
    place += readNumber(reader)
    if (entry > 0) first.fill(syllables.length, last + 1, place + 1)
    for (let left = readNumber(reader); left > 0; left -= 1) {
      const code = readNumber(reader)
      syllables.push(Math.floor(code / TONES))
      tones.push(code % TONES)
    }
  }
  first.fill(syllables.length, place + 1)
  return { first, syllables: Uint16Array.from(syllables), tones: Uint8Array.from(tones) }
}

function readPairs(reader: Reader): Map<number, number> {
  const pairs = new Map<number, number>()
  const count = readNumber(reader)
  for (let entry = 0; entry < count; entry += 1) {
    const from = readNumber(reader)
    const to = readNumber(reader)
    pairs.set(from * 65536 + to, viewBytes(reader, 1)[0] ?? 0)
  }
  return pairs
}

function nearSyllables(syllables: readonly string[]): number[][] {
  const parts = syllables.map((syllable) => {
    const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?/.exec(syllable)?.[0] ?? ''
    return { initial, final: syllable.slice(initial.length) }
  })
  const near = new Set(
    [...NEAR_INITIALS.split(' '), ...NEAR_FINALS.split(' ')].flatMap((pair) => [
      pair,
      pair.split('/').toReversed().join('/'),
    ]),
  )
  return parts.map((one) =>
    parts.flatMap((other, place) => {
      const isNear =
        (one.final === other.final && near.has(`${one.initial}/${other.initial}`)) ||
        (one.initial === other.initial && near.has(`${one.final}/${other.final}`))
      return isNear ? [place] : []
    }),
  )
}

/** Of the character at a place what sounds like it, and how much alike. */
type Alike = (place: number, add: (unit: number, kind: number) => void) => void

function alikeBySound(
  names: readonly string[],
  { first, syllables, tones }: Sounds,
  isCommon: (unit: number) => boolean,
): Alike {
  const bySyllable = names.map((): { unit: number; tone: number }[] => [])
  for (let place = 0; place < UNITS; place += 1) {
    const unit = place + FIRST_UNIT
    for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1)
      if (isCommon(unit)) bySyllable[syllables[at] ?? 0]?.push({ unit, tone: tones[at] ?? 0 })
  }
  const near = nearSyllables(names)
  return (place, add) => {
    for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1) {
      const syllable = syllables[at] ?? 0
      const tone = tones[at]
      bySyllable[syllable]?.forEach((one) =>
        add(one.unit, one.tone === tone ? SAME_TONE : SAME_SYLLABLE),
      )
      near[syllable]?.forEach((other) =>
        bySyllable[other]?.forEach(({ unit }) => add(unit, NEAR_SOUND)),
      )
    }
  }
}

/** Written for written: by the first character of each pair its second ones, in their order. */
function secondsOf(pairs: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const seconds = new Map<number, number[]>()
  for (const pair of pairs) {
    const known = seconds.get(pair.charCodeAt(0))
    if (known === undefined) seconds.set(pair.charCodeAt(0), [pair.charCodeAt(1)])
    else known.push(pair.charCodeAt(1))
  }
  return seconds
}

function lookalikePairs(): string[] {
  return LOOKALIKES.flatMap((group) =>
    [...group].flatMap((one) =>
      [...group].flatMap((other) => (one === other ? [] : [one + other])),
    ),
  )
}

/** One character after the other, for all their lists at once take much memory. */
function packCandidates(
  addSounding: Alike,
  isKnown: (unit: number) => boolean,
  mixedUp: ReadonlyMap<number, number>,
): Pick<CharacterTable, 'first' | 'units' | 'kinds' | 'pairs' | 'slips'> {
  const lookalikes = secondsOf(lookalikePairs())
  const seen = secondsOf(
    [...mixedUp.keys()].map((pair) => String.fromCharCode(Math.floor(pair / 65536), pair % 65536)),
  )
  const everyday = secondsOf([...everydayPairs(), ...PARTICLE_PAIRS])
  const [first, slips] = [sharedNumbers(UNITS + 1), sharedBytes(UNITS)]
  const found = foundCandidates(OTHER_SOUND)
  for (let place = 0; place < UNITS; place += 1) {
    const unit = place + FIRST_UNIT
    addSounding(place, (other, kind) => {
      if (other !== unit) found.set(other, Math.min(found.kindOf(other), kind))
    })
    for (const other of lookalikes.get(unit) ?? [])
      if (isKnown(other)) found.set(other, found.kindOf(other) | LOOKS_ALIKE)
    for (const other of seen.get(unit) ?? []) found.set(other, found.kindOf(other))
    for (const other of everyday.get(unit) ?? []) found.set(other, found.kindOf(other) | EVERYDAY)
    first[place + 1] = found.endList()
  }
  const { units, kinds } = found.share()
  const pairs = sharedBytes(units.length)
  for (let place = 0; place < UNITS; place += 1) {
    let slipped = 0
    for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at += 1) {
      pairs[at] = mixedUp.get((place + FIRST_UNIT) * 65536 + (units[at] ?? 0)) ?? 0
      slipped += 2 ** ((pairs[at] ?? 0) / PAIR_STEPS) - 1
    }
    slips[place] = Math.min(255, Math.round(Math.log2(1 + slipped) * PAIR_STEPS))
  }
  return { first, units, kinds, pairs, slips }
}

/** A word this frequent may be meant where two characters sound like it. */
const LEAST_WEIGHT = 12 * 5
const SYLLABLES = 512
const KEYS_AT_FIRST = 2 ** 17

/** Syllable, syllable, unit, unit: 9 + 9 + 16 + 16 bits, exact in a double. */
export function soundKey(one: number, other: number): number {
  return (one * SYLLABLES + other) * 2 ** 32
}

function soundingWords(
  { trie, weights }: { trie: Trie; weights: Uint8Array },
  sounds: Sounds,
): Float64Array {
  const { first, units } = trie
  const { syllables } = sounds
  const readingsFrom = (unit: number) => sounds.first[unit - FIRST_UNIT] ?? 0
  let keys = new Float64Array(KEYS_AT_FIRST)
  let count = 0
  for (let one = first[0] ?? 0; one < (first[1] ?? 0); one += 1) {
    for (let two = first[one] ?? 0; two < (first[one + 1] ?? 0); two += 1) {
      if ((weights[two] ?? 0) < LEAST_WEIGHT) continue
      const [left, right] = [units[one] ?? 0, units[two] ?? 0]
      const [lastLeft, lastRight] = [readingsFrom(left + 1), readingsFrom(right + 1)]
      for (let a = readingsFrom(left); a < lastLeft; a += 1) {
        for (let b = readingsFrom(right); b < lastRight; b += 1) {
          if (count === keys.length) keys = new Float64Array(keys.buffer.transfer(count * 16))
          keys[count] = soundKey(syllables[a] ?? 0, syllables[b] ?? 0) + left * 65536 + right
          count += 1
        }
      }
    }
  }
  const sorted = sharedDoubles(keys.subarray(0, count).sort())
  release(keys.buffer)
  return sorted
}

function syllablesOf({ first, syllables }: Sounds, unit: number): Uint16Array {
  return syllables.subarray(first[unit - FIRST_UNIT] ?? 0, first[unit - FIRST_UNIT + 1] ?? 0)
}

function packReadings(sounds: Sounds): Pick<CharacterTable, 'firstReading' | 'readings'> {
  const firstReading = sharedNumbers(UNITS + 1)
  const readings: number[] = []
  for (let place = 0; place < UNITS; place += 1) {
    firstReading[place] = readings.length
    readings.push(...new Set(syllablesOf(sounds, place + FIRST_UNIT)))
  }
  firstReading[UNITS] = readings.length
  const packed = sharedHalves(readings.length)
  packed.set(readings)
  return { firstReading, readings: packed }
}
