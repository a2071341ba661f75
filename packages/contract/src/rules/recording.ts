/** A recording as both sides know it: a WAV file, PCM of 16 bits, one channel, 16 kHz. */
import { VOICE_SAMPLE_RATE } from '../terms/limits.ts'

export const SAMPLE_BYTES = 2
/** How the header names PCM. */
export const PCM = 1
const HEADER_BYTES = 44
const FORMAT_BYTES = 16
const LOUDEST = 0x7fff

/** Of samples between -1 and 1; what goes beyond is cut off. */
export function encodeRecording(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * SAMPLE_BYTES))
  const text = (at: number, value: string) => {
    for (let index = 0; index < value.length; index += 1)
      view.setUint8(at + index, value.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, FORMAT_BYTES, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, VOICE_SAMPLE_RATE, true)
  view.setUint32(28, VOICE_SAMPLE_RATE * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, SAMPLE_BYTES * 8, true)
  text(36, 'data')
  view.setUint32(40, samples.length * SAMPLE_BYTES, true)
  samples.forEach((sample, at) => {
    const limited = Math.max(-1, Math.min(1, sample))
    view.setInt16(HEADER_BYTES + at * SAMPLE_BYTES, Math.round(limited * LOUDEST), true)
  })
  return view.buffer
}
