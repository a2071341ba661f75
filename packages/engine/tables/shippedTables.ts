import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTables, type Tables, type TablesBeside } from '../src/tables.ts'
import { readRewordings } from '../src/tables/rewordings.ts'
import { release } from '../src/tables/shared.ts'
import { readWitness } from '../src/tables/witness.ts'

let read: Tables | undefined

/** The tables as they ship: read once, which takes about a second, and sent to other threads. */
export function readShippedTables(): Tables {
  read ??= readUnzipped('engine.tables.gz', (bytes) => readTables(bytes, readTablesBeside()))
  return read
}

/** What the other tables are built with. */
export function readTablesBeside(): TablesBeside {
  return {
    rewordings: readUnzipped('rewordings.tables.gz', readRewordings),
    witness: readUnzipped('witness.tables.gz', readWitness),
    secondWitness: readUnzipped('secondWitness.tables.gz', readWitness),
  }
}

function readUnzipped<Value>(name: string, readBytes: (bytes: Uint8Array) => Value): Value {
  const packed = readFileSync(new URL(name, import.meta.url))
  // A gzip file ends with its unpacked size: in one piece nothing is copied together.
  const size = packed.readUInt32LE(packed.length - 4)
  const bytes = gunzipSync(packed, { chunkSize: size + 1 })
  const value = readBytes(bytes)
  // What is small may lie in a piece of memory that Node keeps for such.
  for (const { buffer, byteLength } of [packed, bytes])
    if (byteLength > Buffer.poolSize) release(buffer)
  return value
}
