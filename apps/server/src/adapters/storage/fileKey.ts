/** What a file is called where it is kept: by chance, with its type, which its bytes tell. */
import { randomBytes } from 'node:crypto'

const TYPES = [
  { ending: 'jpg', type: 'image/jpeg', begin: Buffer.from([0xff, 0xd8, 0xff]) },
  { ending: 'pdf', type: 'application/pdf', begin: Buffer.from('%PDF-') },
] as const
const KEY = '[0-9a-f]{32}\\.(?:jpg|pdf)'
const IS_KEY = new RegExp(`^${KEY}$`)
const IS_NAME = new RegExp(`^${KEY}(?:\\.[0-9a-f]{16}\\.part)?$`)

export function newFileKey(bytes: Buffer): string {
  const found = TYPES.find(({ begin }) => bytes.subarray(0, begin.length).equals(begin))
  if (found === undefined) throw new Error('a file of no kind that is kept')
  return `${randomBytes(16).toString('hex')}.${found.ending}`
}

/** Throws for what could be another's path. */
export function checkFileKey(key: string): string {
  if (!IS_KEY.test(key)) throw new Error('no key of a file')
  return key
}

/** A file of ours, or one that was not finished. */
export function isFileName(name: string): boolean {
  return IS_NAME.test(name)
}

/** While it is written. */
export function partName(key: string): string {
  return `${checkFileKey(key)}.${randomBytes(8).toString('hex')}.part`
}

export function typeOfFile(key: string): string {
  const found = TYPES.find(({ ending }) => key.endsWith(`.${ending}`))
  if (found === undefined) throw new Error('no key of a file')
  return found.type
}
