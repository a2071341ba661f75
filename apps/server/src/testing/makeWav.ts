/** A recording as the browser makes it: a tone of so many seconds. */
import { VOICE_SAMPLE_RATE } from '@zhupi/contract/terms/limits.ts'

const TONE_HERTZ = 440

export function makeWav(seconds: number): Buffer {
  const samples = Math.round(seconds * VOICE_SAMPLE_RATE)
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(VOICE_SAMPLE_RATE, 24)
  wav.writeUInt32LE(VOICE_SAMPLE_RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) {
    const swing = Math.sin((2 * Math.PI * TONE_HERTZ * at) / VOICE_SAMPLE_RATE)
    wav.writeInt16LE(Math.round(8_000 * swing), 44 + at * 2)
  }
  return wav
}
