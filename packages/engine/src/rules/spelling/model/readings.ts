/**
 * The sentences that were read last. What is marked in a sentence and what may be praised rest on
 * the same reading, and every essay is read twice, as it stands and repaired (correct.ts): reading
 * is most of a correction's work. The key holds all that a reading depends on.
 */
import type { Tables } from '#tables.ts'
import { keep } from '#text/lastOnes.ts'
import type { Names } from '#text/words.ts'
import { judge, type JudgedEdit } from './judgeEdits.ts'
import { otherReadings, type OtherReading } from './otherReadings.ts'
import { proposeEdits } from './proposeEdits.ts'
import { readSentence, type Reading } from './readSentence.ts'

/** Once it is read freely a reading is hardly ever wanted again, and it holds much. */
type Known = { reading: Reading | null; free: FreeReading | null }
/** What else could be meant in a sentence of which every place is open to doubt. */
export type FreeReading = { others: readonly OtherReading[]; edits: readonly JudgedEdit[] }

const cache = new WeakMap<Tables, Map<string, Known>>()
const CACHE_SIZE = 200

export function readingOf(text: string, tables: Tables, names: Names): Reading {
  const known = recall(text, tables, names)
  known.reading ??= readSentence(text, tables, names)
  return known.reading
}

export function readFreely(text: string, tables: Tables, names: Names): FreeReading {
  const known = recall(text, tables, names)
  known.free ??= freeReading(known.reading ?? readSentence(text, tables, names), tables)
  known.reading = null
  return known.free
}

function freeReading(reading: Reading, tables: Tables): FreeReading {
  const others = otherReadings(reading, tables, nowhere)
  return { others, edits: judge(proposeEdits(reading, tables, nowhere, others), tables) }
}

function recall(text: string, tables: Tables, names: Names): Known {
  const memory = cache.get(tables) ?? new Map<string, Known>()
  cache.set(tables, memory)
  const key = [text, ...namesIn(text, names)].join('\n')
  const known = memory.get(key)
  if (known !== undefined) return known
  const read: Known = { reading: null, free: null }
  keep(memory, key, read, CACHE_SIZE)
  return read
}

/** Other names say nothing about this sentence. */
export function namesIn(text: string, names: Names): string[] {
  return [...names].filter((name) => text.includes(name))
}

const nowhere = () => false
