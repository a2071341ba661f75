/** Sound as the microphone gives it to sound as the recogniser takes it: 16 kHz, one channel, WAV. */
import { VOICE_SAMPLE_RATE } from '@zhupi/contract/terms/limits.ts'

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2

/** Each new sample is the mean of those it stands for, so that high tones do not fold into speech. */
export function toVoiceRate(samples: Float32Array, rate: number): Float32Array {
  if (rate === VOICE_SAMPLE_RATE) return samples
  const step = rate / VOICE_SAMPLE_RATE
  const made = new Float32Array(Math.floor(samples.length / step))
  for (let at = 0; at < made.length; at += 1) {
    const from = Math.floor(at * step)
    const to = Math.max(from + 1, Math.min(samples.length, Math.floor((at + 1) * step)))
    let sum = 0
    for (let each = from; each < to; each += 1) sum += samples[each] ?? 0
    made[at] = sum / (to - from)
  }
  return made
}

export function encodeWav(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * SAMPLE_BYTES))
  const text = (at: number, value: string) => {
    for (let index = 0; index < value.length; index += 1)
      view.setUint8(at + index, value.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, VOICE_SAMPLE_RATE, true)
  view.setUint32(28, VOICE_SAMPLE_RATE * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, SAMPLE_BYTES * 8, true)
  text(36, 'data')
  view.setUint32(40, samples.length * SAMPLE_BYTES, true)
  samples.forEach((sample, at) => {
    const limited = Math.max(-1, Math.min(1, sample))
    view.setInt16(HEADER_BYTES + at * SAMPLE_BYTES, Math.round(limited * 0x7fff), true)
  })
  return new Blob([view], { type: 'audio/wav' })
}

export function joinSamples(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

/** How loud it is, 0–1: speech near a phone fills about two thirds. */
export function levelOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const decibels = 20 * Math.log10(Math.sqrt(power) + 1e-6)
  return Math.max(0, Math.min(1, (decibels + 60) / 54))
}
