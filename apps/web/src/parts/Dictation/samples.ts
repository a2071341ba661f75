/** Sound as the microphone gives it to sound as the recogniser takes it: 16 kHz, one channel. */
import { VOICE_SAMPLE_RATE } from '@zhupi/contract/terms/limits.ts'

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
