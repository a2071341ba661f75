import { expect, test } from 'vitest'
import { encodeRecording } from './recording.ts'

test('the file is a WAV of 16 bits, one channel and 16 kHz, whose sizes are true', () => {
  const view = new DataView(encodeRecording(Float32Array.from([0, 1, -1, 2, 0.5])))
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8)
  expect([view.getUint16(20, true), view.getUint16(22, true)]).toEqual([1, 1])
  expect(view.getUint32(24, true)).toBe(16_000)
  expect(view.getUint32(40, true)).toBe(10)
  expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([
    0, 32_767, -32_767, 32_767,
  ])
})
