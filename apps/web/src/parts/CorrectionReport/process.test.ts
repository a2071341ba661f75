import { expect, test } from 'vitest'
import { processShares, describeProcess } from './process.ts'

const none = { typed: 0, pasted: 0, photo: 0, voice: 0 }

test('names only the ways that were used', () => {
  expect(describeProcess({ ...none, typed: 349, photo: 35, voice: 52 })).toBe(
    '键入 80% · 拍照识字 8% · 语音输入 12%',
  )
  expect(describeProcess(none)).toBe('')
})

test('the shares always add up to 100', () => {
  const shares = processShares({ typed: 1, pasted: 1, photo: 1, voice: 0 })
  expect(shares.map(({ percent }) => percent)).toEqual([34, 33, 33])
})

test('a trace is named, not rounded away', () => {
  expect(describeProcess({ ...none, typed: 999, pasted: 1 })).toBe('键入 100% · 粘贴 不到 1%')
})
