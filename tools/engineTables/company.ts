/**
 * Counts which characters stand near each other without touching
 * (packages/engine/src/tables/company.ts).
 */
import { FIRST_UNIT } from '@zhupi/engine/tables/characters.ts'
import {
  COMPANY_REACH,
  COMPANY_STEPS,
  LEAST_COMPANY,
  MOST_COMPANY,
} from '@zhupi/engine/tables/company.ts'
import type { Packing } from './packing.ts'
import type { Line } from './texts.ts'
import { EVERYDAY } from './words.ts'

/** What was seen less often is chance, and left to the counts of the two by themselves. */
const LEAST_SEEN = 1.3

export function packCompany(packing: Packing, lines: readonly Line[]): void {
  const { near, counts, nearCounts, places } = countCompany(lines)
  const rows = new Map<number, { unit: number; value: number }[]>()
  let pairs = 0
  for (const [key, seen] of near) {
    if (seen < LEAST_SEEN) continue
    const [unit, other] = [Math.floor(key / 65536), key % 65536]
    const expected = (((counts.get(unit) ?? 0) + 1) * (nearCounts.get(other) ?? 0)) / places
    const ratio = Math.log((seen + 1) / (expected + 1))
    const value = Math.round(
      (Math.max(LEAST_COMPANY, Math.min(MOST_COMPANY, ratio)) - LEAST_COMPANY) * COMPANY_STEPS,
    )
    const row = rows.get(unit)
    if (row === undefined) rows.set(unit, [{ unit: other, value }])
    else row.push({ unit: other, value })
    pairs += 1
  }
  const units = [...new Set([...counts.keys(), ...nearCounts.keys()])].sort((a, b) => a - b)
  packing.number(pairs)
  packing.number(Math.round(places))
  packing.number(units.length)
  const values: number[] = []
  let before = FIRST_UNIT
  for (const unit of units) {
    const row = (rows.get(unit) ?? []).sort((a, b) => a.unit - b.unit)
    packing.numbers([
      unit - before,
      Math.round(counts.get(unit) ?? 0),
      Math.round(nearCounts.get(unit) ?? 0),
      row.length,
      ...row.map((entry, at) => entry.unit - (row[at - 1]?.unit ?? FIRST_UNIT)),
    ])
    for (const { value } of row) values.push(value)
    before = unit
  }
  packing.bytes(Uint8Array.from(values))
}

function countCompany(lines: readonly Line[]): {
  near: Map<number, number>
  counts: Map<number, number>
  nearCounts: Map<number, number>
  places: number
} {
  const near = new Map<number, number>()
  const counts = new Map<number, number>()
  const nearCounts = new Map<number, number>()
  const add = (map: Map<number, number>, key: number, weight: number) =>
    map.set(key, (map.get(key) ?? 0) + weight)
  let places = 0
  for (const { text, nearness: weight } of lines) {
    for (let at = 0; at < text.length; at += 1) {
      places += weight
      if (!EVERYDAY.has(text.charAt(at))) continue
      const unit = text.charCodeAt(at)
      add(counts, unit, weight)
      const seen = new Set<number>()
      for (let place = at - COMPANY_REACH; place <= at + COMPANY_REACH; place += 1) {
        if (Math.abs(place - at) < 2 || !EVERYDAY.has(text.charAt(place))) continue
        const other = text.charCodeAt(place)
        if (seen.has(other)) continue
        seen.add(other)
        add(near, unit * 65536 + other, weight)
        add(nearCounts, other, weight)
      }
    }
  }
  return { near, counts, nearCounts, places }
}
