/** Reads what tools/engineTables/packing.ts writes. */

import { sharedBytes } from './shared.ts'

export type Reader = { bytes: Uint8Array; at: number }

/** Copied, so that the unpacked file is not kept in memory. */
export function readBytes(reader: Reader, length: number): Uint8Array {
  const bytes = sharedBytes(length)
  bytes.set(viewBytes(reader, length))
  return bytes
}

/** For what is only looked at while the file is read. */
export function viewBytes(reader: Reader, length: number): Uint8Array {
  reader.at += length
  return reader.bytes.subarray(reader.at - length, reader.at)
}

/** Seven bits a byte, the lowest first. */
export function readNumber(reader: Reader): number {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at] ?? 0
    reader.at += 1
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
}

export function skipNumbers(reader: Reader, count: number): void {
  for (let left = count; left > 0; left -= 1) readNumber(reader)
}

export function readText(reader: Reader): string {
  const length = readNumber(reader)
  return new TextDecoder().decode(viewBytes(reader, length))
}
