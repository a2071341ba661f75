import { expect, test } from 'vitest'
import { slipRows } from './slipSheet.ts'

test('one line a slip: whoever registered by a phone signs in by it, a number keeps its noughts', () => {
  const slip = { password: 'ab23cd45', endsTime: '2026-09-30 08:00:00' }
  expect(
    slipRows('ZP5A22', [
      { ...slip, name: '何青禾', studentNumber: '07', loginName: 'ZP41881530', phone: '' },
      { ...slip, name: '林小满', studentNumber: '', loginName: '', phone: '138****0007' },
    ]).slice(1),
  ).toEqual([
    ['何青禾', 'ZP5A22', '07', 'ab23cd45', 'ZP41881530', '2026-09-30'],
    ['林小满', 'ZP5A22', '', 'ab23cd45', '138****0007', '2026-09-30'],
  ])
})
