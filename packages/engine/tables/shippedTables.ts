import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTables, type Tables } from '../src/tables.ts'
import { readWitness, witnessIn } from '../src/tables/witness.ts'

/**
 * The tables as they ship: once a thread. `memory` is the witness of another thread
 * (`shippedWitness`), which takes no time to share; without it, it is read from its file, which
 * takes about a second.
 */
export function readShippedTables(memory: SharedArrayBuffer = shippedWitness()): Tables {
  return readTables(unzipped('engine.tables.gz'), witnessIn(memory))
}

/** The witness in memory that all threads can read. */
export function shippedWitness(): SharedArrayBuffer {
  return readWitness(unzipped('witness.tables.gz')).memory
}

function unzipped(name: string): Uint8Array {
  return gunzipSync(readFileSync(new URL(name, import.meta.url)))
}
