/** Where schools are: country → province → city → region, by code. Sources: regions.md. */
import type { Country } from '@zhupi/contract/terms/countries.ts'
import { MALAYSIA } from './malaysia.ts'
import china from './regions.cn.json' with { type: 'json' }

export type Place = { id: string; name: string }
type Division = { code: string; name: string; children?: Division[] }

const PROVINCES: Record<Country, readonly Division[]> = {
  CN: china,
  // Three levels everywhere: a district stands for its own city.
  MY: MALAYSIA.map((state, stateNo) => ({
    code: codeOf(stateNo),
    name: state.name,
    children: state.districts.map((name, districtNo) => ({
      code: codeOf(stateNo, districtNo),
      name,
      children: [{ code: codeOf(stateNo, districtNo, 0), name }],
    })),
  })),
}

const divisions = new Map<string, Division>()
function addDivision(division: Division): void {
  divisions.set(division.code, division)
  for (const child of division.children ?? []) addDivision(child)
}
for (const division of [...PROVINCES.CN, ...PROVINCES.MY]) addDivision(division)

export function listProvinces(country: Country): Place[] {
  return PROVINCES[country].map(present)
}

/** What lies inside a province or a city; undefined where the code is neither. */
export function listInside(code: string): Place[] | undefined {
  return divisions.get(code)?.children?.map(present)
}

/** A region: the level schools belong to. */
export function isRegion(code: string): boolean {
  const division = divisions.get(code)
  return division !== undefined && division.children === undefined
}

function codeOf(...numbers: number[]): string {
  return `MY${numbers.map((number) => String(number + 1).padStart(2, '0')).join('')}`
}

function present({ code, name }: Division): Place {
  return { id: code, name }
}
