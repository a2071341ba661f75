/** Schools: one by one or from a sheet, each in a region that the server knows. */
import { resolve } from 'node:path'
import { and, eq } from 'drizzle-orm'
import {
  COUNTRIES,
  COUNTRY_NAMES,
  DEFAULT_COUNTRY,
  type Country,
} from '@zhupi/contract/terms/countries.ts'
import { isRegion, listInside, listProvinces, type Place } from '@zhupi/server/data/regions.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { schools } from '@zhupi/server/db/schema/account.ts'
import { audit } from './audit.ts'
import { AdminError, type Command } from './command.ts'
import { readSheet } from './sheet.ts'

type Wanted = {
  name: string
  country: string
  region: string
  province: string
  city: string
  area: string
}
type School = { name: string; country: Country; regionId: string }

const NAME_MAX = 60
const COLUMNS: Record<keyof Wanted, readonly string[]> = {
  name: ['学校', '学校名称', '名称', 'name'],
  country: ['国家', 'country'],
  region: ['地区代码', 'region'],
  province: ['省', '省份', 'province'],
  city: ['市', '城市', 'city'],
  area: ['区', '区县', 'area'],
}
const ROWS_MAX = 20_000

export const schoolAdd: Command = {
  name: 'school add',
  summary: '添加一所学校',
  options: {
    name: { hint: '学校名称', isNeeded: true },
    region: { hint: '地区代码，例如 330106；或者用下面三项' },
    province: { hint: '省' },
    city: { hint: '市' },
    area: { hint: '区县' },
    country: { hint: 'CN 中国（默认）或 MY 马来西亚' },
  },
  run: async (fields, context) => {
    const of = (name: string) => fields.find(name) ?? ''
    const read = readSchool(
      {
        name: of('name'),
        country: of('country'),
        region: of('region'),
        province: of('province'),
        city: of('city'),
        area: of('area'),
      },
      (field) => `--${field}`,
    )
    if (typeof read === 'string') throw new AdminError(read)
    const id = await context.db.transaction(async (db) => {
      const added = await insertSchool(db, read)
      if (added !== undefined)
        await audit(db, context, 'school add', {
          schoolId: added,
          name: read.name,
          regionId: read.regionId,
        })
      return added
    })
    context.say(
      id === undefined
        ? `${read.name} 在这个地区已经有了，没有再添加。`
        : `已添加 ${read.name}（编号 ${id}）。`,
    )
  },
}

export const schoolImport: Command = {
  name: 'school import',
  summary: '从表格添加学校；有一行不对就一所也不添加，已有的跳过',
  argument: {
    name: '学校.csv',
    hint: 'CSV 文件（UTF-8 或 GBK）。第一行是列名：学校，地区代码 或 省、市、区，国家（可省）',
  },
  options: {},
  run: async (fields, context) => {
    const rows = await readSheet(resolve(context.folder, fields.argument), COLUMNS)
    if (rows.length === 0) throw new AdminError('表格里没有学校')
    if (rows.length > ROWS_MAX)
      throw new AdminError(`一次最多 ${ROWS_MAX} 行，现在有 ${rows.length} 行`)
    const blank: Wanted = { name: '', country: '', region: '', province: '', city: '', area: '' }
    const read = rows.map(({ line, cells }) => ({
      line,
      school: readSchool({ ...blank, ...cells }, (field) => COLUMNS[field][0] ?? field),
    }))
    const faults = read.flatMap(({ line, school }) =>
      typeof school === 'string' ? [`第 ${line} 行 ${school}`] : [],
    )
    if (faults.length > 0)
      throw new AdminError(
        [
          ...faults.slice(0, FAULTS_SHOWN),
          ...(faults.length > FAULTS_SHOWN ? [`……共 ${faults.length} 行有误`] : []),
          '没有添加任何学校。',
        ].join('\n'),
      )
    const wanted = read.flatMap(({ school }) => (typeof school === 'string' ? [] : [school]))
    const added = await context.db.transaction(async (db) => {
      let count = 0
      for (const school of wanted) if ((await insertSchool(db, school)) !== undefined) count += 1
      await audit(db, context, 'school import', {
        file: fields.argument,
        rows: wanted.length,
        added: count,
      })
      return count
    })
    context.say(`已添加 ${added} 所学校，跳过 ${wanted.length - added} 所已有的。`)
  },
}
const FAULTS_SHOWN = 20

/** @returns what is wrong, with the name of its field */
function readSchool(wanted: Wanted, nameOf: (field: keyof Wanted) => string): School | string {
  if (wanted.name === '') return `${nameOf('name')}：必填`
  if ([...wanted.name].length > NAME_MAX) return `${nameOf('name')}：最多 ${NAME_MAX} 个字`
  const country =
    wanted.country === ''
      ? DEFAULT_COUNTRY
      : COUNTRIES.find(
          (each) => each === wanted.country.toUpperCase() || COUNTRY_NAMES[each] === wanted.country,
        )
  if (country === undefined) {
    const known = COUNTRIES.map((each) => `${each} ${COUNTRY_NAMES[each]}`).join('、')
    return `${nameOf('country')}：没有“${wanted.country}”，可以用 ${known}`
  }
  if (wanted.region !== '') {
    const isThere = isRegion(wanted.region) && wanted.region.startsWith('MY') === (country === 'MY')
    return isThere
      ? { name: wanted.name, country, regionId: wanted.region }
      : `${nameOf('region')}：没有地区代码“${wanted.region}”`
  }
  let places = listProvinces(country)
  let regionId = ''
  for (const field of ['province', 'city', 'area'] as const) {
    const name = wanted[field]
    if (name === '') return `${nameOf(field)}：必填（或填${nameOf('region')}）`
    const place = findPlace(places, name)
    if (place === undefined)
      return `${nameOf(field)}：没有“${name}”，可以用 ${places
        .slice(0, 8)
        .map((each) => each.name)
        .join('、')}${places.length > 8 ? '等' : ''}`
    regionId = place.id
    places = listInside(place.id) ?? []
  }
  return { name: wanted.name, country, regionId }
}

/** 浙江 finds 浙江省 where nothing else begins so. */
function findPlace(places: readonly Place[], name: string): Place | undefined {
  const begun = places.filter((place) => place.name.startsWith(name))
  return places.find((place) => place.name === name) ?? (begun.length === 1 ? begun[0] : undefined)
}

/** @returns undefined where the region has a school of this name */
async function insertSchool(db: Db, school: School): Promise<number | undefined> {
  const [there] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.regionId, school.regionId), eq(schools.name, school.name)))
    .limit(1)
  if (there !== undefined) return undefined
  const [added] = await db.insert(schools).values(school).returning({ id: schools.id })
  return added?.id
}
