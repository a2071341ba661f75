/** What one act of the person is known by: sent again with the same key, it is done only once. */
export function makeRequestKey(): string {
  // Not randomUUID: a plain-HTTP school network does not have it.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
