import { expect, test } from 'vitest'
import { makeWav } from '../testing/makeWav.ts'
import { Refusal } from './refuse.ts'
import { checkRecording, isWav } from './wav.ts'

const UNREADABLE = 'recordingUnreadable'

function faultOf(file: Buffer): string | undefined {
  try {
    checkRecording(file)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.refusal : String(error)
  }
}

/** Writes into a copy. */
function changed(file: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file)
  change(copy)
  return copy
}

test('half a minute of speech as the browser records it is taken', () => {
  expect(isWav(makeWav(30))).toBe(true)
  expect(faultOf(makeWav(30))).toBeUndefined()
  expect(faultOf(makeWav(0.5))).toBeUndefined()
})

test('forty seconds are too long, a click is nothing', () => {
  expect(faultOf(makeWav(40))).toBe('recordingTooLong')
  expect(faultOf(makeWav(0.01))).toBe(UNREADABLE)
})

test('a recording that lies about its sizes is refused, whichever size it is', () => {
  const wav = makeWav(1)
  const lies = [
    [4, 0xffffffff],
    [4, 36],
    [16, 0xffffffff],
    [40, 0xfffffffe],
    [40, 32_001],
    [40, 16_000],
    [40, 0],
  ] as const
  const faults = lies.map(([at, value]) =>
    faultOf(changed(wav, (copy) => copy.writeUInt32LE(value, at))),
  )
  expect(faults).toEqual(lies.map(() => UNREADABLE))
  expect(faultOf(wav.subarray(0, 20_000))).toBe(UNREADABLE)
  expect(faultOf(Buffer.concat([wav, Buffer.from('<html>')]))).toBe(UNREADABLE)
})

test('another format is refused: two channels, another rate, floats', () => {
  const wav = makeWav(1)
  expect(faultOf(changed(wav, (copy) => copy.writeUInt16LE(3, 20)))).toBe(UNREADABLE)
  expect(faultOf(changed(wav, (copy) => copy.writeUInt16LE(2, 22)))).toBe(UNREADABLE)
  expect(faultOf(changed(wav, (copy) => copy.writeUInt32LE(8_000, 24)))).toBe(UNREADABLE)
  expect(faultOf(changed(wav, (copy) => copy.writeUInt16LE(8, 34)))).toBe(UNREADABLE)
})
