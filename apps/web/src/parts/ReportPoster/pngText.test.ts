import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addPngText } from './pngText.ts'

function chunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), body])))
  return Buffer.concat([length, Buffer.from(name), body, sum])
}

/** Each chunk's name and body, with its sum checked. */
function readChunks(png: Uint8Array): { name: string; body: string }[] {
  const bytes = Buffer.from(png)
  const chunks: { name: string; body: string }[] = []
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(crc32(bytes.subarray(at + 4, end))).toBe(bytes.readUInt32BE(end))
    chunks.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.toString('utf8', at + 8, end),
    })
    at = end + 4
  }
  return chunks
}

test('the picture’s file says that AI made its text, and stays a whole picture', () => {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  const marked = addPngText(png, 'AIGC', 'AI 生成，仅供参考')
  expect(readChunks(marked).map(({ name }) => name)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
  expect(readChunks(marked)[1]?.body).toBe('AIGC\0\0\0\0\0AI 生成，仅供参考')
})
