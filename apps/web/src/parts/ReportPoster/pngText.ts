/**
 * Says inside a PNG what it is: an iTXt chunk, in UTF-8, right behind the header. Pictures with
 * AI-made text have to say so in the file as well.
 */
const SIGNATURE_BYTES = 8
const CRC_POLYNOMIAL = 0xedb88320

export function addPngText(png: Uint8Array, keyword: string, text: string): Uint8Array {
  const headerLength = new DataView(png.buffer, png.byteOffset).getUint32(SIGNATURE_BYTES)
  const at = SIGNATURE_BYTES + 12 + headerLength
  const chunk = textChunk(keyword, text)
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, at))
  whole.set(chunk, at)
  whole.set(png.subarray(at), at + chunk.length)
  return whole
}

function textChunk(keyword: string, text: string): Uint8Array {
  // Keyword, its end, not compressed, compression method, no language, no translated keyword.
  const body = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`)
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, body.length - 4)
  chunk.set(body, 4)
  view.setUint32(body.length + 4, crc32(body))
  return chunk
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) === 1 ? CRC_POLYNOMIAL : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
