import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTables, type Tables } from '../src/tables.ts'

/** The tables as they ship. Takes a tenth of a second and some ten megabytes: once a thread. */
export function readShippedTables(): Tables {
  return readTables(gunzipSync(readFileSync(new URL('./engine.tables.gz', import.meta.url))))
}
