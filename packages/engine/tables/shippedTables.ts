import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTables, type Tables } from '../src/tables.ts'
import { release } from '../src/tables/shared.ts'
import { readWitness } from '../src/tables/witness.ts'

let read: Tables | undefined

/** The tables as they ship: read once, which takes about a second, and sent to other threads. */
export function readShippedTables(): Tables {
  read ??= readUnzipped('engine.tables.gz', (bytes) => {
    const { witness, secondWitness } = readShippedWitnesses()
    return readTables(bytes, witness, secondWitness)
  })
  return read
}

/** What the other tables are built with. */
export function readShippedWitnesses(): Pick<Tables, 'witness' | 'secondWitness'> {
  return {
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
  release(packed.buffer)
  release(bytes.buffer)
  return value
}
