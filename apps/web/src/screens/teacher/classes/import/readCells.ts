/** The cells of a sheet or of pasted rows; loaded once somebody has a list. */
import { parse } from 'csv-parse/browser/esm/sync'
import { readSheet } from 'read-excel-file/browser'
import { decodeSheet } from './roster.ts'

export async function readFileCells(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readTextCells(decodeSheet(await file.arrayBuffer()))
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** Copied from a sheet it has tabs; a saved one has commas; a list of a chat has what was typed. */
export function readTextCells(text: string): string[][] {
  const withCommas = text.replaceAll('，', ',')
  const plain = /[\t,]/.test(withCommas)
    ? withCommas
    : withCommas.replaceAll(TYPED_ROW, (_, number: string, name: string, phone = '') =>
        [number, name, String(phone)].join('\t'),
      )
  return parse(plain, {
    bom: true,
    delimiter: plain.includes('\t') ? '\t' : ',',
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
  })
}

/** A number or its head, a point or a space, the name, and perhaps a phone or its head. */
const TYPED_ROW =
  /^[^\S\n]*([\w-]*\d[\w-]*|[学座序编]号)(?:[^\S\n]*[、.．:：][^\S\n]*|[^\S\n]+)(\S.*?)(?:[^\S\n]+(1\d{10}|\S*(?:电话|手机号)))?[^\S\n]*$/gmu
