/**
 * Which characters can be written for which: by sound, by shape, by what writers really mixed up;
 * and which words sound alike.
 */
import { everydayPairs, PARTICLE_PAIRS } from '../lexicon/everydaySlips.ts'
import { LOOKALIKES } from '../lexicon/lookalikes.ts'
import { readBytes, readNumber, readText, type Reader } from './reader.ts'
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

type Sound = { syllable: number; tone: number }

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
  const count = readNumber(reader)
  const sounds = new Map<number, Sound[]>()
  let unit = FIRST_UNIT
  for (let entry = 0; entry < count; entry += 1) {
    unit += readNumber(reader)
    const list = Array.from({ length: readNumber(reader) }, () => {
      const code = readNumber(reader)
      return { syllable: Math.floor(code / TONES), tone: code % TONES }
    })
    sounds.set(unit, list)
  }
  const pairCounts = readPairs(reader)
  const lists = candidateLists(syllables, sounds, { isCommon, isKnown }, pairCounts)
  return {
    ...packLists(lists, pairCounts),
    words: soundingWords(words, sounds),
    ...packReadings(sounds),
  }
}

function readPairs(reader: Reader): Map<number, number> {
  const pairs = new Map<number, number>()
  const count = readNumber(reader)
  for (let entry = 0; entry < count; entry += 1) {
    const from = readNumber(reader)
    const to = readNumber(reader)
    pairs.set(from * 65536 + to, readBytes(reader, 1)[0] ?? 0)
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

function candidateLists(
  syllables: readonly string[],
  sounds: Map<number, Sound[]>,
  { isCommon, isKnown }: Record<'isCommon' | 'isKnown', (unit: number) => boolean>,
  pairCounts: Map<number, number>,
): Map<number, number>[] {
  const bySyllable = syllables.map((): { unit: number; tone: number }[] => [])
  for (const [unit, list] of sounds) {
    if (!isCommon(unit)) continue
    for (const { syllable, tone } of list) bySyllable[syllable]?.push({ unit, tone })
  }
  const near = nearSyllables(syllables)
  const lists = Array.from({ length: UNITS }, () => new Map<number, number>())
  for (const [unit, list] of sounds) {
    const found = lists[unit - FIRST_UNIT]
    if (found === undefined) continue
    const add = (other: number, kind: number) => {
      if (other !== unit) found.set(other, Math.min(found.get(other) ?? OTHER_SOUND, kind))
    }
    for (const { syllable, tone } of list) {
      for (const other of bySyllable[syllable] ?? [])
        add(other.unit, other.tone === tone ? SAME_TONE : SAME_SYLLABLE)
      for (const place of near[syllable] ?? []) {
        for (const other of bySyllable[place] ?? []) add(other.unit, NEAR_SOUND)
      }
    }
  }
  for (const group of LOOKALIKES) {
    for (const one of group) {
      for (const other of group) {
        const found = lists[one.charCodeAt(0) - FIRST_UNIT]
        const unit = other.charCodeAt(0)
        if (one !== other && isKnown(unit))
          found?.set(unit, (found.get(unit) ?? OTHER_SOUND) | LOOKS_ALIKE)
      }
    }
  }
  for (const pair of pairCounts.keys()) {
    const found = lists[Math.floor(pair / 65536) - FIRST_UNIT]
    const unit = pair % 65536
    if (found !== undefined && !found.has(unit)) found.set(unit, OTHER_SOUND)
  }
  for (const pair of [...everydayPairs(), ...PARTICLE_PAIRS]) {
    const unit = pair.charCodeAt(1)
    const found = lists[pair.charCodeAt(0) - FIRST_UNIT]
    found?.set(unit, (found.get(unit) ?? OTHER_SOUND) | EVERYDAY)
  }
  return lists
}

function packLists(
  lists: readonly Map<number, number>[],
  pairCounts: Map<number, number>,
): Pick<CharacterTable, 'first' | 'units' | 'kinds' | 'pairs' | 'slips'> {
  const first = new Uint32Array(UNITS + 1)
  let total = 0
  lists.forEach((list, place) => {
    first[place] = total
    total += list.size
  })
  first[UNITS] = total
  const units = new Uint16Array(total)
  const kinds = new Uint8Array(total)
  const pairs = new Uint8Array(total)
  const slips = new Uint8Array(UNITS)
  let at = 0
  lists.forEach((list, place) => {
    let slipped = 0
    for (const [unit, kind] of list) {
      const pair = pairCounts.get((place + FIRST_UNIT) * 65536 + unit) ?? 0
      units[at] = unit
      kinds[at] = kind
      pairs[at] = pair
      slipped += 2 ** (pair / PAIR_STEPS) - 1
      at += 1
    }
    slips[place] = Math.min(255, Math.round(Math.log2(1 + slipped) * PAIR_STEPS))
  })
  return { first, units, kinds, pairs, slips }
}

/** A word this frequent may be meant where two characters sound like it. */
const LEAST_WEIGHT = 12 * 5
const SYLLABLES = 512

/** Syllable, syllable, unit, unit: 9 + 9 + 16 + 16 bits, exact in a double. */
export function soundKey(one: number, other: number): number {
  return (one * SYLLABLES + other) * 2 ** 32
}

function soundingWords(
  { trie, weights }: { trie: Trie; weights: Uint8Array },
  sounds: Map<number, Sound[]>,
): Float64Array {
  const { first, units } = trie
  const keys: number[] = []
  for (let one = first[0] ?? 0; one < (first[1] ?? 0); one += 1) {
    for (let two = first[one] ?? 0; two < (first[one + 1] ?? 0); two += 1) {
      if ((weights[two] ?? 0) < LEAST_WEIGHT) continue
      const [left, right] = [units[one] ?? 0, units[two] ?? 0]
      for (const a of sounds.get(left) ?? []) {
        for (const b of sounds.get(right) ?? [])
          keys.push(soundKey(a.syllable, b.syllable) + left * 65536 + right)
      }
    }
  }
  return Float64Array.from(keys).sort()
}

function packReadings(
  sounds: Map<number, Sound[]>,
): Pick<CharacterTable, 'firstReading' | 'readings'> {
  const firstReading = new Uint32Array(UNITS + 1)
  const readings: number[] = []
  for (let place = 0; place < UNITS; place += 1) {
    firstReading[place] = readings.length
    readings.push(
      ...new Set((sounds.get(place + FIRST_UNIT) ?? []).map(({ syllable }) => syllable)),
    )
  }
  firstReading[UNITS] = readings.length
  return { firstReading, readings: Uint16Array.from(readings) }
}
