/** A class's list as teachers have it: which column is what, and what a row says. */

export type RosterRow = { number: string; name: string; contact: string }

const COLUMNS: Record<keyof RosterRow, readonly string[]> = {
  number: ['学号', '座号', '序号', '编号'],
  name: ['姓名', '学生姓名', '名字'],
  contact: ['家长联系电话', '家长电话', '联系电话', '手机号', '电话'],
}

/**
 * One of the first rows may name the columns, below a title; without it they are number, name and
 * phone, or names alone. Pupils without a number are counted through, past the numbers that are
 * `taken` in the class or stand in the list.
 */
export function readRoster(
  cells: readonly (readonly string[])[],
  taken: readonly string[] = [],
): RosterRow[] {
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''))
  const headAt = rows.slice(0, HEAD_WITHIN).findIndex((row) => placesOf(row).name >= 0)
  const head = rows[headAt]
  const widest = Math.max(0, ...rows.map((row) => row.length))
  const plain = widest === 1 ? { number: -1, name: 0, contact: -1 } : BY_ORDER
  const at = head === undefined ? plain : placesOf(head)
  const body = rows.slice(headAt + 1)
  const nextNumber = countPast([...taken, ...body.map((row) => row[at.number] ?? '')])
  return body.map((row) => ({
    number: row[at.number] || nextNumber(),
    name: row[at.name] ?? '',
    contact: row[at.contact] ?? '',
  }))
}

/** As numbers: 7 is 07. */
function countPast(taken: readonly string[]): () => string {
  const used = new Set(taken.map((number) => number.replace(/^0+(?=\d)/, '')))
  let count = 0
  return () => {
    do count += 1
    while (used.has(String(count)))
    return String(count).padStart(2, '0')
  }
}

/** A title, the school and a date may stand above the heads. */
const HEAD_WITHIN = 5
const BY_ORDER = { number: 0, name: 1, contact: 2 }

function placesOf(head: readonly string[]): Record<keyof RosterRow, number> {
  // In their own order: a sheet with both 序号 and 学号 means the latter.
  const titles = head.map((title) => title.replaceAll(/\s|（.*?）|\(.*?\)/g, ''))
  const place = (names: readonly string[]) =>
    names.map((name) => titles.indexOf(name)).find((at) => at >= 0) ?? -1
  return {
    number: place(COLUMNS.number),
    name: place(COLUMNS.name),
    contact: place(COLUMNS.contact),
  }
}

/** Excel in China saves GBK, other programs UTF-8. */
export function decodeSheet(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Names that stand more than once: no fault, but worth a look. */
export function listSameNames(rows: readonly RosterRow[]): string[] {
  const names = rows.map(({ name }) => name)
  return [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))]
}

type Member = { name: string; studentNumber: string }

/** Who is in the class already by that name: likely the same pupil, who would have two accounts. */
export function listThereAlready(
  rows: readonly RosterRow[],
  members: readonly Member[],
): readonly Member[] {
  const listed = new Set(rows.map(({ name }) => name))
  return members.filter(({ name }) => listed.has(name))
}

/** Without whoever is in the class by that name and number: a list that has grown is given whole. */
export function leaveOutMembers(
  rows: readonly RosterRow[],
  members: readonly Member[],
): RosterRow[] {
  return rows.filter(
    ({ name, number }) =>
      !members.some((member) => member.name === name && member.studentNumber === number),
  )
}
