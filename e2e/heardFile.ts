/** A microphone that plays a recording: Chromium feeds a WAV file in place of the machine's own. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stories from './playwright.config.ts'

/** So high that no beep of the browser's own stand-in is taken for it. */
export const HEARD_HERTZ = 600
const RATE = 48_000
const SECONDS = 2

/** For `story.use`: the stories of that file have a browser of their own. */
export function launchHearing() {
  const folder = join(import.meta.dirname, '..', 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'heard.wav')
  writeFileSync(file, makeTone())
  const options = stories.use?.launchOptions
  return {
    ...options,
    args: [
      ...(options?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  }
}

function makeTone(): Buffer {
  const samples = RATE * SECONDS
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(
      Math.round(24_000 * Math.sin((2 * Math.PI * HEARD_HERTZ * at) / RATE)),
      44 + at * 2,
    )
  return wav
}
