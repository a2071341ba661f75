import { expect, test } from 'vitest'
import { keepDecimal, keepDigits } from './numberText.ts'

test('a whole number keeps its digits only, full-width ones too', () => {
  expect(keepDigits('４００字')).toBe('400')
  expect(keepDigits('-12')).toBe('12')
})

test('a score keeps one decimal, whatever the keyboard calls the point', () => {
  expect(keepDecimal('88。5')).toBe('88.5')
  expect(keepDecimal('88.57')).toBe('88.5')
  expect(keepDecimal('8.8.5')).toBe('8.8')
  expect(keepDecimal('abc')).toBe('')
  expect(keepDecimal('90.')).toBe('90.')
})
