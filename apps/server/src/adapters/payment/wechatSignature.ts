/**
 * How WeChat Pay v3 signs and encrypts, both ways: SHA256-RSA2048 over lines that each end with a
 * line break; AES-256-GCM for what it notifies.
 */
import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  sign,
  verify,
  type KeyLike,
} from 'node:crypto'

const TAG_LENGTH = 16

export function signLines(lines: readonly string[], privateKey: KeyLike): string {
  return sign('RSA-SHA256', Buffer.from(joinLines(lines)), privateKey).toString('base64')
}

export function isSigned(lines: readonly string[], signature: string, publicKey: KeyLike): boolean {
  return verify(
    'RSA-SHA256',
    Buffer.from(joinLines(lines)),
    publicKey,
    Buffer.from(signature, 'base64'),
  )
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

export function makeNonce(): string {
  return randomBytes(16).toString('hex')
}

export type Resource = {
  algorithm: 'AEAD_AES_256_GCM'
  ciphertext: string
  nonce: string
  associated_data: string
}

/** The last 16 bytes of the text are its tag. Throws where key, nonce, data or tag do not fit. */
export function openResource(
  { ciphertext, nonce, associated_data }: Omit<Resource, 'algorithm'>,
  apiV3Key: string,
): string {
  const sealed = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), {
    authTagLength: TAG_LENGTH,
  })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH))
  return Buffer.concat([
    decipher.update(sealed.subarray(0, -TAG_LENGTH)),
    decipher.final(),
  ]).toString()
}

export function sealResource(text: string, apiV3Key: string): Resource {
  const [nonce, associated_data] = [randomBytes(6).toString('hex'), 'transaction']
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), {
    authTagLength: TAG_LENGTH,
  })
  cipher.setAAD(Buffer.from(associated_data))
  const ciphertext = Buffer.concat([
    cipher.update(text),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data }
}
