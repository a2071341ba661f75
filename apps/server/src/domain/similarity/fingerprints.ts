/**
 * Winnowing: of every WINDOW neighbouring grams the one with the smallest hash is kept. Two texts
 * that share GRAM_LENGTH + WINDOW - 1 characters in a row share at least one fingerprint, and a
 * text has only about one for every two or three characters.
 */
import { GRAM_LENGTH, gramsOf, type ReadText } from './readText.ts'

const WINDOW = 4

/** Distinct, in no order that means anything. Each fits PostgreSQL's integer. */
export function fingerprintsOf(text: ReadText): number[] {
  const hashes = gramsOf(text).flatMap((gram, at) =>
    text.counts.slice(at, at + GRAM_LENGTH).every(Boolean) ? [hashGram(gram)] : [],
  )
  if (hashes.length <= WINDOW) return [...new Set(hashes)]
  const kept = new Set<number>()
  for (let at = 0; at + WINDOW <= hashes.length; at += 1)
    kept.add(Math.min(...hashes.slice(at, at + WINDOW)))
  return [...kept]
}

/** FNV-1a over UTF-16 units, as a signed 32-bit integer: the same on every machine. */
function hashGram(gram: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < gram.length; at += 1)
    hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193)
  return hash | 0
}
