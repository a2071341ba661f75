/** Grading cards: a number and a password, good once. */
import {
  randomBytes,
  scrypt,
  timingSafeEqual,
  type BinaryLike,
  type ScryptOptions,
} from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt)

// Card passwords are drawn at random and thousands are issued at a time: about 10 ms each, not a
// sign-in password's 30.
const COST = { N: 4096, r: 8, p: 1 }
const HASH_LENGTH = 32

/** As it is stored: what people add when they copy a number from paper does not count. */
export function normalCardNo(cardNo: string): string {
  return cardNo.replaceAll(/[\s-]/gu, '').toUpperCase()
}

/** Hex. */
export async function hashCardPassword(salt: string, password: string): Promise<string> {
  return (await derive(password.trim(), salt, HASH_LENGTH, COST)).toString('hex')
}

/** A number that does not exist costs the same work, so that the time gives nothing away. */
export async function isCardPassword(
  card: { salt: string; passwordHash: string } | undefined,
  password: string,
): Promise<boolean> {
  const given = await hashCardPassword(
    card?.salt ?? randomBytes(16).toString('base64url'),
    password,
  )
  return (
    card !== undefined &&
    timingSafeEqual(Buffer.from(card.passwordHash, 'hex'), Buffer.from(given, 'hex'))
  )
}
