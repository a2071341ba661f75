import { crc32, deflateRawSync } from 'node:zlib'

const HAS_COMMENT = 16
const UNKNOWN_SYSTEM = 255

/**
 * A gzip file whose header says in plain text where its content comes from (RFC 1952: FCOMMENT;
 * `head -c 600` shows it). It holds no time, so that the same content gives the same file.
 */
export function zipWithComment(bytes: Uint8Array, comment: string): Uint8Array {
  const header = [0x1f, 0x8b, 8, HAS_COMMENT, 0, 0, 0, 0, 2, UNKNOWN_SYSTEM]
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(bytes), 0)
  end.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([
    Uint8Array.from(header),
    Buffer.from(`${comment}\0`, 'latin1'),
    deflateRawSync(bytes, { level: 9 }),
    end,
  ])
}
