/** A recording as the browser makes it: a tone of so many seconds. */
import { encodeRecording } from '@zhupi/contract/rules/recording.ts'
import { VOICE_SAMPLE_RATE } from '@zhupi/contract/terms/limits.ts'

const TONE_HERTZ = 440
const LOUDNESS = 0.25

export function makeWav(seconds: number): Buffer {
  const tone = Float32Array.from(
    { length: Math.round(seconds * VOICE_SAMPLE_RATE) },
    (_, at) => LOUDNESS * Math.sin((2 * Math.PI * TONE_HERTZ * at) / VOICE_SAMPLE_RATE),
  )
  return Buffer.from(encodeRecording(tone))
}
