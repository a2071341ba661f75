import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTables, type Tables } from '../src/tables.ts'
import { readWitness } from '../src/tables/witness.ts'

let read: Tables | undefined

/** The tables as they ship: read once, which takes about a second, and sent to other threads. */
export function readShippedTables(): Tables {
  read ??= readTables(unzipped('engine.tables.gz'), readWitness(unzipped('witness.tables.gz')))
  return read
}

function unzipped(name: string): Uint8Array {
  const packed = readFileSync(new URL(name, import.meta.url))
  // A gzip file ends with its unpacked size: in one piece nothing is copied together.
  return gunzipSync(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) + 1 })
}
