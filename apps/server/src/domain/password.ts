/** Passwords: argon2id from the runtime, stored in the usual PHC text form. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** 19 MiB, two passes, one lane: the least that OWASP advises for argon2id; about 30 ms. */
const COST = { memoryKib: 19_456, passes: 2 }
const TAG_LENGTH = 32

/** Only tests name another cost, for accounts whose password is none of what they test. */
export async function hashPassword(
  password: string,
  { memoryKib, passes } = COST,
): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await deriveTag(password, nonce, memoryKib, passes)
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${nonce.toString('base64')}$${tag.toString('base64')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash)
  if (parts === null) return false
  const [, memory = '', passes = '', nonce = '', expected = ''] = parts
  const tag = await deriveTag(
    password,
    Buffer.from(nonce, 'base64'),
    Number(memory),
    Number(passes),
  )
  const expectedTag = Buffer.from(expected, 'base64')
  return tag.length === expectedTag.length && timingSafeEqual(tag, expectedTag)
}

/** For a phone without an account: the same work, so that the time gives nothing away. */
export async function spendPasswordTime(password: string): Promise<void> {
  await deriveTag(password, randomBytes(16), COST.memoryKib, COST.passes)
}

async function deriveTag(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    parallelism: 1,
    tagLength: TAG_LENGTH,
    memory,
    passes,
  })
}
