/** Where a picture's own bytes end, walked part by part; undefined where they end too early. */

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda] as const

export function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === SOI) return undefined
    // Markers may be preceded by any number of filling bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    at = marker === SOS ? endOfScan(bytes, end) : end
    if (bytes[at] === 0xff && bytes[at + 1] === EOI) return at + 2
  }
  return undefined
}

/** The next marker after a scan's data; 0xff 0x00 and restarts belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Chunks: length, four letters, data, checksum. */
export function endOfPng(bytes: Buffer): number | undefined {
  let at = 8
  while (at + 12 <= bytes.length) {
    const isLast = bytes.toString('latin1', at + 4, at + 8) === 'IEND'
    at += 12 + bytes.readUInt32BE(at)
    if (isLast) return at
  }
  return undefined
}

/** RIFF: its length stands at the beginning, padded to an even number. */
export function endOfWebp(bytes: Buffer): number {
  const length = bytes.readUInt32LE(4)
  return 8 + length + (length % 2)
}
