/** Reads what tools/engineTables/packing.ts writes. */

export type Reader = { bytes: Uint8Array; at: number }

/**
 * Copied, so that the unpacked file is not kept in memory; a Buffer's own `slice` would be a view.
 */
export function readBytes(reader: Reader, length: number): Uint8Array {
  reader.at += length
  return new Uint8Array(reader.bytes.subarray(reader.at - length, reader.at))
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

export function readText(reader: Reader): string {
  const length = readNumber(reader)
  return new TextDecoder().decode(readBytes(reader, length))
}
