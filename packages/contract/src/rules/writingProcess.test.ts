import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../terms/durations.ts'
import { isPossibleProcess } from './writingProcess.ts'

const CONTENT = '雨'.repeat(400)
const record = (wishes: object) => ({ typed: 0, pasted: 0, photo: 0, voice: 0, ...wishes })

test.each([
  ['typed as it stands', { typed: 400 }],
  ['typed, deleted and typed again', { typed: 2_000 }],
  ['partly pasted', { typed: 100, pasted: 300 }],
  ['pasted again and again', { typed: 10, pasted: 9_000 }],
  ['a few characters that nobody counted', { typed: 362 }],
  ['photographed and dictated', { photo: 300, voice: 120 }],
])('possible: %s', (_, wishes) => {
  expect(isPossibleProcess(record(wishes), { content: CONTENT, openMs: HOUR_MS })).toBe(true)
})

test.each([
  ['less went in than stands there', { typed: 100 }],
  ['nothing went in, and there it stands', {}],
  ['more was pasted than anybody can', { typed: 400, pasted: 9_999_999 }],
  ['typed faster than anybody can', { typed: 2_000 }],
])('not possible: %s', (_, wishes) => {
  expect(isPossibleProcess(record(wishes), { content: CONTENT, openMs: MINUTE_MS })).toBe(false)
})
