/**
 * The person's picture, as the browser made it small. What it claims to be is checked byte by byte.
 */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { updateAvatar as call } from '@zhupi/contract/calls/account.ts'
import { AVATAR_SIDE_MAX } from '@zhupi/contract/terms/limits.ts'
import { newFileKey } from '../../adapters/storage/fileKey.ts'
import { avatars } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const updateAvatar: Handler<typeof call> = async (
  { image },
  { db, storage, now, person },
) => {
  if (image === '') {
    await db.delete(avatars).where(eq(avatars.accountId, person.id))
    return null
  }
  const [, base64 = ''] = /^data:image\/jpeg;base64,([0-9A-Za-z+/]+={0,2})$/.exec(image) ?? []
  const picture = stripMetadata(Buffer.from(base64, 'base64')) ?? refuse('avatarWrong')
  const fileKey = newFileKey(picture)
  // Before its row: what is left of a crash is a file that nobody names.
  await storage.put(fileKey, picture)
  const row = {
    key: randomBytes(16).toString('base64url'),
    ...{ fileKey, image: null, updatedAt: now },
  }
  await db
    .insert(avatars)
    .values({ accountId: person.id, ...row })
    .onConflictDoUpdate({ target: avatars.accountId, set: row })
  return null
}

const [SOI, EOI, SOS, APP0, APP14, APP15, COMMENT] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xee, 0xef, 0xfe,
] as const

/**
 * A JPEG's segments without what a camera adds (where it was taken, on what phone) and without
 * anything after its end. Undefined for what is no JPEG, or too large a one.
 */
function stripMetadata(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const segments = [bytes.subarray(0, 2)]
  let at = 2
  let hasSize = false
  let hasScan = false
  while (at + 4 <= bytes.length || bytes[at + 1] === EOI) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return undefined
    if (marker === EOI)
      return hasSize && hasScan
        ? Buffer.concat([...segments, bytes.subarray(at, at + 2)])
        : undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    if (isFrame(marker)) {
      if (
        end < at + 9 ||
        !isSmall(bytes.readUInt16BE(at + 5)) ||
        !isSmall(bytes.readUInt16BE(at + 7))
      )
        return undefined
      hasSize = true
    }
    const next = marker === SOS ? endOfScan(bytes, end) : end
    const isMetadata = marker === COMMENT || (marker > APP0 && marker <= APP15 && marker !== APP14)
    if (!isMetadata) segments.push(bytes.subarray(at, next))
    hasScan ||= marker === SOS
    at = next
  }
  return undefined
}

/** SOF0–SOF15; the four others of that range are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isSmall(side: number): boolean {
  return side > 0 && side <= AVATAR_SIDE_MAX
}

/** The next marker after a scan's data; 0xff 0x00 and restarts belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
