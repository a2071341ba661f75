/**
 * A recording as the browser sends it: PCM of 16 bits, one channel, 16 kHz. Whoever sends another
 * client's file may say anything in its header, so every size in it is compared with what is there.
 */
import { PCM, SAMPLE_BYTES } from '@zhupi/contract/rules/recording.ts'
import { RECORDING_SECONDS, VOICE_SAMPLE_RATE } from '@zhupi/contract/terms/limits.ts'
import { refuse } from './refuse.ts'

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const FORMAT_BYTES = 16
/** The browser counts in its own blocks. */
const SLACK_SECONDS = 1
/** Nobody says a word in less. */
const SHORTEST_SECONDS = 0.2

/** By its bytes, whatever it is called. */
export function isWav(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE'
}

/** Refuses what is no such recording, lies about its sizes, or is too long. */
export function checkRecording(file: Buffer): void {
  const { format, data } = readChunks(file)
  if (
    format === undefined ||
    data === undefined ||
    format.readUInt16LE(0) !== PCM ||
    format.readUInt16LE(2) !== 1 ||
    format.readUInt32LE(4) !== VOICE_SAMPLE_RATE ||
    format.readUInt32LE(8) !== VOICE_SAMPLE_RATE * SAMPLE_BYTES ||
    format.readUInt16LE(12) !== SAMPLE_BYTES ||
    format.readUInt16LE(14) !== SAMPLE_BYTES * 8 ||
    data % SAMPLE_BYTES !== 0
  )
    return refuse('recordingUnreadable')
  const seconds = data / SAMPLE_BYTES / VOICE_SAMPLE_RATE
  if (seconds > RECORDING_SECONDS + SLACK_SECONDS) return refuse('recordingTooLong')
  if (seconds < SHORTEST_SECONDS) return refuse('recordingUnreadable')
}

/** The format, and how many bytes of sound there are. Nothing may stand behind the last chunk. */
function readChunks(file: Buffer): { format: Buffer | undefined; data: number | undefined } {
  let format: Buffer | undefined
  let data: number | undefined
  if (!isWav(file) || file.length < HEADER_BYTES || file.readUInt32LE(4) !== file.length - 8)
    return { format, data }
  for (let at = HEADER_BYTES; at < file.length;) {
    if (at + CHUNK_HEADER_BYTES > file.length) return { format, data: undefined }
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const start = at + CHUNK_HEADER_BYTES
    // Chunks begin at even bytes.
    const end = start + size + (size % 2)
    if (end > file.length) return { format, data: undefined }
    if (name === 'fmt ' && size >= FORMAT_BYTES) format ??= file.subarray(start, start + size)
    if (name === 'data') {
      if (data !== undefined) return { format, data: undefined }
      data = size
    }
    at = end
  }
  return { format, data }
}
