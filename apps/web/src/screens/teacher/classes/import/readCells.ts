/** The cells of a sheet or of pasted rows; loaded once somebody has a list. */
import { parse } from 'csv-parse/browser/esm/sync'
import { readSheet } from 'read-excel-file/browser'
import { decodeSheet } from './roster.ts'

export async function readFileCells(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readTextCells(decodeSheet(await file.arrayBuffer()))
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** Copied from a sheet it has tabs; a saved one has commas. */
export function readTextCells(text: string): string[][] {
  const plain = text.replaceAll('，', ',')
  return parse(plain, {
    bom: true,
    delimiter: plain.includes('\t') ? '\t' : ',',
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
  })
}
