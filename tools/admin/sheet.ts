/** Sheets as spreadsheet programs save and open them: CSV, the first row names the columns. */
import { readFile } from 'node:fs/promises'
import { AdminError } from './command.ts'

export type SheetRow = { line: number; cells: Record<string, string> }

/**
 * `columns`: each column's names, the first one for messages; a sheet need not have all of them.
 * Excel in China saves GBK, other programs UTF-8.
 */
export async function readSheet(
  file: string,
  columns: Record<string, readonly string[]>,
): Promise<SheetRow[]> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new AdminError(`打不开文件 ${file}`, { cause: error })
  })
  const [head, ...rows] = parseCsv(decode(bytes))
  if (head === undefined) throw new AdminError(`${file} 是空的`)
  const places = head.map(
    (title) =>
      Object.keys(columns).find((key) =>
        columns[key]?.some((name) => name.toLowerCase() === title.toLowerCase()),
      ) ?? unknownColumn(title, columns),
  )
  return rows
    .map((row, index) => ({
      line: index + 2,
      cells: Object.fromEntries(places.map((key, place) => [key, row[place] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
}

function unknownColumn(title: string, columns: Record<string, readonly string[]>): never {
  throw new AdminError(
    `第一行的列名“${title}”不认识；可以用的列：${Object.values(columns)
      .map((names) => names.join(' 或 '))
      .join('、')}`,
  )
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** RFC 4180, with tabs where the first line has tabs. Cells are trimmed. */
export function parseCsv(text: string): string[][] {
  const separator = text.split('\n', 1)[0]?.includes('\t') ? '\t' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows.filter((row) => row.some((each) => each !== ''))
}

/** With the byte order mark that makes Excel read it as UTF-8. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  const format = (cell: string | number) =>
    /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
  return `\uFEFF${rows.map((row) => `${row.map(format).join(',')}\r\n`).join('')}`
}
