import { expect, test } from 'vitest'
import { formatCsv, parseCsv } from './sheet.ts'

test('cells with commas, quotes and line breaks survive both ways', () => {
  const rows = [
    ['名称', '备注'],
    ['一小,二小', '说"好"'],
    ['三小', '两\n行'],
  ]
  expect(parseCsv(formatCsv(rows).slice(1))).toEqual(rows)
})

test('tabs where the first line has them; blank lines and blanks around cells do not count', () => {
  expect(parseCsv('名称\t地区\n\n 一小 \t330106\n')).toEqual([
    ['名称', '地区'],
    ['一小', '330106'],
  ])
})
