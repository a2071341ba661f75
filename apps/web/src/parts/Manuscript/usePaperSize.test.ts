import { expect, test } from 'vitest'
import { measurePaper } from './usePaperSize.ts'

const NORMAL = { cell: 24, row: 34 }
const phone = { width: 390, height: 600, typePx: 16 }

test('a phone has room for fifteen cells, school paper for twenty', () => {
  expect(measurePaper(NORMAL, phone)).toEqual({ cell: 24, row: 34, columns: 15, rows: 16 })
  expect(measurePaper(NORMAL, { ...phone, width: 1200 }).columns).toBe(20)
})

test('cells grow with the browser’s type, but a line keeps eight of them', () => {
  expect(measurePaper(NORMAL, { ...phone, typePx: 20 })).toMatchObject({ cell: 30, row: 43 })
  expect(measurePaper(NORMAL, { ...phone, typePx: 32 })).toMatchObject({ cell: 46, columns: 8 })
})

test('a paper without a size yet, and a narrow one, still have a line', () => {
  expect(measurePaper(NORMAL, { width: 0, height: 0, typePx: 16 })).toMatchObject({
    cell: 24,
    columns: 1,
    rows: 6,
  })
  expect(measurePaper(NORMAL, { ...phone, width: 150, typePx: 32 })).toMatchObject({ cell: 24 })
})
