/**
 * The phone number as it travels to the SMS call: AES-128-CBC, PKCS#7, Base64. Key and IV are
 * known to everyone who has the web app: it hides a number from a glance at a log, and protects
 * nothing. In pure JavaScript, because a page served over plain HTTP in a school's network has no
 * `crypto.subtle`.
 */
import { cbc } from '@noble/ciphers/aes.js'
import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'

// Browser and Node both have these two; the contract is compiled against the types of neither.
declare function btoa(bytes: string): string
declare function atob(base64: string): string

const KEY = utf8ToBytes('zhupi-phone-2026')
const IV = utf8ToBytes('vermilion-margin')

export function encryptPhone(phone: string): string {
  return btoa(String.fromCharCode(...cbc(KEY, IV).encrypt(utf8ToBytes(phone))))
}

/** @returns undefined where it is no encrypted text of ours */
export function decryptPhone(encrypted: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0))
    return bytesToUtf8(cbc(KEY, IV).decrypt(bytes))
  } catch {
    return undefined
  }
}
