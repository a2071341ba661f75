import { expect, test } from 'vitest'
import { TABLES } from '../testing.ts'
import { companyOf, LEAST_COMPANY, MOST_COMPANY } from './company.ts'

const of = (unit: string, other: string) =>
  companyOf(TABLES.company, unit.charCodeAt(0), other.charCodeAt(0))

test.each([
  ['戴', '载', '镜'],
  ['溅', '渐', '水'],
  ['缝', '逢', '针'],
  ['锤', '垂', '铁'],
])('%s keeps better company than %s: %s', (right, wrong, near) => {
  expect(of(right, near)).toBeGreaterThan(0)
  expect(of(right, near)).toBeGreaterThan(of(wrong, near))
})

test('what was never seen together is below chance, the more the commoner both are, and bounded', () => {
  expect(of('戴', '鲸')).toBeLessThanOrEqual(0)
  expect(of('鲸', '锄')).toBeGreaterThanOrEqual(LEAST_COMPANY)
  for (const near of '的了一是我你在有水火人山')
    expect(Math.abs(of('水', near))).toBeLessThanOrEqual(MOST_COMPANY)
})

test('a character that is not in the table has no company', () => {
  expect(of('龘', '水')).toBeLessThanOrEqual(0)
  expect(of('水', '龘')).toBe(-0)
})
