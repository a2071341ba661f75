/** 载一副眼镜: 戴 keeps company with 眼镜 and 载 does not, whatever stands between them. */
import { COMPANY_REACH, companyOf } from '#tables/company.ts'
import type { Tables } from '#tables.ts'
import type { Reading } from './readSentence.ts'
import { isHan } from './wordLattice.ts'

/** The characters near a place, each once, and how well what is written there goes with them. */
export type Company = { units: readonly number[]; asWritten: number }

export function companyAt({ units }: Reading, { company }: Tables, at: number): Company {
  const near: number[] = []
  let asWritten = 0
  const end = Math.min(units.length, at + COMPANY_REACH + 1)
  for (let place = Math.max(0, at - COMPANY_REACH); place < end; place += 1) {
    const unit = units[place] ?? 0
    if (Math.abs(place - at) < 2 || !isHan(unit) || near.includes(unit)) continue
    near.push(unit)
    asWritten += companyOf(company, units[at] ?? 0, unit)
  }
  return { units: near, asWritten }
}

/** How much better one other character goes with them. */
export function companyGain(
  { company }: Tables,
  { units, asWritten }: Company,
  to: string,
): number {
  let gain = -asWritten
  for (const unit of units) gain += companyOf(company, to.charCodeAt(0), unit)
  return gain
}
