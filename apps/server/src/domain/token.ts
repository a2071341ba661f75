/** Random secrets that a client carries. Only their hashes are stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Base64url, fit for headers and addresses. */
export function createToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** SHA-256, hex. A token is long and random, so its hash needs no salt and can be looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in the same time whatever the difference. */
export function isSameToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
