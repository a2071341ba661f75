import { expect, test } from 'vitest'
import { isCutOff, isHeic } from './photoBytes.ts'

/** A head that holds a small picture of its own with an end, a scan, a restart, a second scan. */
const HEAD = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]
const SCANS = [...[0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 8, 0xff, 0xd3, 9], ...[0xff, 0xda, 0, 3, 1, 5]]
const WHOLE = [...HEAD, ...SCANS, 0xff, 0xd9]
const bytesOf = (values: readonly number[]) => Uint8Array.from(values)

test('a photograph whose end is missing is cut off, wherever it breaks', () => {
  expect(isCutOff(bytesOf(WHOLE))).toBe(false)
  for (let length = 3; length < WHOLE.length; length += 1)
    expect({ length, isCutOff: isCutOff(bytesOf(WHOLE.slice(0, length))) }).toEqual({
      length,
      isCutOff: true,
    })
})

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\x04IDATIENDcrc.\0\0\0\0IENDcrc.'],
  ['WebP', 'RIFF\x0c\0\0\0WEBPVP8 data'],
])('so is a %s', (_, letters) => {
  const whole = Array.from(letters, (letter) => letter.charCodeAt(0))
  expect(isCutOff(bytesOf(whole))).toBe(false)
  expect(isCutOff(bytesOf([...whole, 1, 2]))).toBe(false)
  for (let length = 12; length < whole.length; length += 1)
    expect({ length, isCutOff: isCutOff(bytesOf(whole.slice(0, length))) }).toEqual({
      length,
      isCutOff: true,
    })
})

test('what stands behind the picture, and what is no picture, is none', () => {
  expect(isCutOff(bytesOf([...WHOLE, 1, 2, 0xff, 0xda, 3]))).toBe(false)
  expect(isCutOff(bytesOf([0x25, 0x50, 0x44, 0x46]))).toBe(false)
  expect(isCutOff(bytesOf([]))).toBe(false)
})

test('a marker may stand behind fill bytes', () => {
  expect(isCutOff(bytesOf([...HEAD, ...SCANS, 0xff, 0xff, 0xff, 0xd9]))).toBe(false)
})

test('HEIC is known by its bytes', () => {
  const box = (words: string) => Uint8Array.from(`\0\0\0\x18${words}`, (sign) => sign.charCodeAt(0))
  expect(isHeic(box('ftypheic'))).toBe(true)
  expect(isHeic(box('ftypmif1'))).toBe(true)
  expect(isHeic(box('ftypavif'))).toBe(false)
  expect(isHeic(bytesOf(WHOLE))).toBe(false)
})
