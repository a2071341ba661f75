/** What a photograph's own bytes say of it, where the browser says only that it cannot open it. */

const MARKER = 0xff
const [START, END, SCAN, RESTART_FIRST, RESTART_LAST] = [0xd8, 0xd9, 0xda, 0xd0, 0xd7]

/**
 * A picture that ends before its kind says it does, as a broken download leaves it: browsers show
 * the rest as empty paper. What a phone appends behind the picture, such as a film, does not count.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes[0] === MARKER && bytes[1] === START) return isJpegCutOff(bytes)
  if (startsWith(bytes, 0, '\x89PNG')) return isPngCutOff(bytes)
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') && isWebpCutOff(bytes)
}

function isJpegCutOff(bytes: Uint8Array): boolean {
  let at = 2
  while (at < bytes.length) {
    const kind = bytes[at + 1]
    if (bytes[at] !== MARKER || kind === undefined) return true
    if (kind === END) return false
    // Any number of these may stand before a marker.
    if (kind === MARKER) at += 1
    else {
      at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
      if (kind === SCAN) at = endOfScan(bytes, at)
    }
  }
  return true
}

/** Within a scan a marker's first byte stands for itself before a zero. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || (next >= RESTART_FIRST && next <= RESTART_LAST)
    if (!isData) return at
    at = bytes.indexOf(MARKER, at + 2)
  }
  return bytes.length
}

/** Chunks of length, four letters, data and checksum; the last one has no data. */
function isPngCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  while (at + 12 <= bytes.length) {
    if (startsWith(bytes, at + 4, 'IEND')) return false
    at += 12 + view.getUint32(at)
  }
  return true
}

/** Its length, without the eight bytes before what it counts, stands behind the first letters. */
function isWebpCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(4, true) + 8 > bytes.length
}

function startsWith(bytes: Uint8Array, from: number, letters: string): boolean {
  return [...letters].every((letter, at) => bytes[from + at] === letter.charCodeAt(0))
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']

export function isHeic(bytes: Uint8Array): boolean {
  const [box, brand] = [
    String.fromCharCode(...bytes.slice(4, 8)),
    String.fromCharCode(...bytes.slice(8, 12)),
  ]
  return box === 'ftyp' && HEIC_BRANDS.includes(brand)
}
