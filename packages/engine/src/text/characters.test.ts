import { expect, it } from 'vitest'
import { countHan } from './characters.ts'

it('counts just the characters that Unicode calls Chinese, halves of one being none', () => {
  const every = Array.from({ length: 0x30000 }, (_, point) => String.fromCodePoint(point)).join('')
  expect(countHan(every)).toBe(every.match(/\p{Script=Han}/gu)?.length)
  expect(countHan('𠮷野家，〇〇路2号、カタ')).toBe(7)
  expect(countHan('\ud842，\udfb7')).toBe(0)
})
