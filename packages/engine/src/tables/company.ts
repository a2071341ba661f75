/**
 * Which characters keep company: how much oftener two of them stand near each other, without
 * touching, than chance would bring them together (戴 and 眼, 溅 and 水). What touches is the
 * business of the character counts (language.ts). Why: docs/decisions/everyday-sentences.md.
 */
import { FIRST_UNIT } from './characters.ts'
import { readNumber, viewBytes, type Reader } from './reader.ts'
import { sharedBytes, sharedFloats, sharedHalves, sharedNumbers } from './shared.ts'

export type CompanyTable = {
  /** The companions of a unit are `first[unit - FIRST_UNIT]` up to the next, sorted, in `units`. */
  first: Uint32Array
  units: Uint16Array
  /** Of each pair how much oftener, in steps of COMPANY_STEPS from LEAST_COMPANY on. */
  values: Uint8Array
  /** Per unit how often it was counted, and the share of places that it stands near. */
  counts: Float32Array
  nearShares: Float32Array
}

/** So far to either side. */
export const COMPANY_REACH = 8
/** ln ratios beyond these say no more. */
export const LEAST_COMPANY = -1.5
export const MOST_COMPANY = 2.5
export const COMPANY_STEPS = 60
const UNITS = 0x9fff - FIRST_UNIT + 1

/** As tools/engineTables/company.ts packs it. */
export function readCompany(reader: Reader): CompanyTable {
  const [counts, nearShares] = [sharedFloats(UNITS), sharedFloats(UNITS)]
  const first = sharedNumbers(UNITS + 1)
  const pairs = readNumber(reader)
  const places = readNumber(reader)
  const [units, values] = [sharedHalves(pairs), sharedBytes(pairs)]
  const rows = readNumber(reader)
  let filled = 0
  let unit = 0
  for (let row = 0; row < rows; row += 1) {
    unit += readNumber(reader)
    counts[unit] = readNumber(reader)
    nearShares[unit] = readNumber(reader) / places
    first[unit] = filled
    let companion = 0
    for (let left = readNumber(reader); left > 0; left -= 1) {
      companion += readNumber(reader)
      units[filled] = companion + FIRST_UNIT
      filled += 1
    }
    first[unit + 1] = filled
  }
  // Units without a row begin where the next one does.
  for (let place = 1; place <= UNITS; place += 1)
    first[place] = Math.max(first[place] ?? 0, first[place - 1] ?? 0)
  values.set(viewBytes(reader, pairs))
  return { first, units, values, counts, nearShares }
}

/** ln of how much oftener the two stand near each other than chance would have it, bounded. */
export function companyOf(table: CompanyTable, unit: number, other: number): number {
  const { first, units, values, counts, nearShares } = table
  let low = first[unit - FIRST_UNIT] ?? 0
  let high = first[unit - FIRST_UNIT + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >> 1
    const here = units[middle] ?? 0
    if (here === other) return (values[middle] ?? 0) / COMPANY_STEPS + LEAST_COMPANY
    if (here < other) low = middle + 1
    else high = middle
  }
  const expected = ((counts[unit - FIRST_UNIT] ?? 0) + 1) * (nearShares[other - FIRST_UNIT] ?? 0)
  return Math.max(LEAST_COMPANY, -Math.log(1 + expected))
}
