/** A password to be read out once: small letters and digits, none mistaken for another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 8

export function drawOneTimePassword(): string {
  // 32 characters: a byte falls on each of them equally often.
  return Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')
}
