/**
 * What else could be meant in a sentence of which every place is open to doubt. What is marked and
 * what may be praised both rest on it, and reading it is most of a correction's work, so the last
 * ones are cached. The key holds all that a reading depends on.
 */
import type { Tables } from '#tables.ts'
import type { Names } from '#text/words.ts'
import type { Edit } from './editFeatures.ts'
import { otherReadings, type OtherReading } from './otherReadings.ts'
import { proposeEdits } from './proposeEdits.ts'
import { readSentence } from './readSentence.ts'

export type FreeReading = { others: readonly OtherReading[]; edits: readonly Edit[] }

const cache = new WeakMap<Tables, Map<string, FreeReading>>()
const CACHE_SIZE = 500

export function readFreely(text: string, tables: Tables, names: Names): FreeReading {
  const memory = cache.get(tables) ?? new Map<string, FreeReading>()
  cache.set(tables, memory)
  const key = [text, ...names].join('\n')
  const known = memory.get(key)
  if (known !== undefined) return known
  const reading = readSentence(text, tables, names)
  const others = otherReadings(reading, tables, nowhere)
  const read = { others, edits: proposeEdits(reading, tables, nowhere, others) }
  if (memory.size >= CACHE_SIZE) memory.clear()
  memory.set(key, read)
  return read
}

const nowhere = () => false
