import { pinyin } from 'pinyin-pro'
import { PAIR_STEPS } from '@zhupi/engine/tables/characters.ts'
import type { Packing } from './packing.ts'
import { EVERYDAY } from './words.ts'

const TONES = 5

/**
 * Syllables and tones of every everyday character, and the pairs that writers mixed up, with how
 * often.
 */
export function packCharacters(packing: Packing, pairs: ReadonlyMap<string, number>): void {
  const units = [...EVERYDAY].sort()
  const readings = units.map((unit) =>
    pinyin(unit, { toneType: 'num', multiple: true, type: 'array' }).map((reading) => ({
      syllable: reading.replace(/\d/, ''),
      tone: Number(/\d/.exec(reading)?.[0] ?? 0),
    })),
  )
  const syllables = [...new Set(readings.flat().map(({ syllable }) => syllable))].sort()
  packing.text(syllables.join(' '))
  packing.number(units.length)
  let before = 0x4e00
  units.forEach((unit, place) => {
    packing.number(unit.charCodeAt(0) - before)
    before = unit.charCodeAt(0)
    const list = readings[place] ?? []
    packing.number(list.length)
    for (const { syllable, tone } of list)
      packing.number(syllables.indexOf(syllable) * TONES + tone)
  })
  packPairs(packing, pairs)
}

function pairWeight(count: number): number {
  return Math.min(255, Math.round(Math.log2(1 + count) * PAIR_STEPS))
}

function packPairs(packing: Packing, pairs: ReadonlyMap<string, number>): void {
  const kept = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1))
  packing.number(kept.length)
  for (const [pair, count] of kept) {
    packing.number(pair.charCodeAt(0))
    packing.number(pair.charCodeAt(1))
    packing.bytes(Uint8Array.of(pairWeight(count)))
  }
}
