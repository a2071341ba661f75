/**
 * The forests over what else a clause could read (rules/grammar/rewordings), from
 * rewordings.tables.gz.
 */
import { readText } from './reader.ts'
import { readForest, type Forest } from './trees.ts'

/** ln odds that words are to change places, and that a little word is missing. */
export type Rewordings = { moves: Forest; additions: Forest }

export const REWORDINGS_MAGIC = 'zhupi-rewordings-1'

export function readRewordings(bytes: Uint8Array): Rewordings {
  const reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== REWORDINGS_MAGIC) throw new Error(`not the rewordings: ${magic.slice(0, 20)}`)
  return { moves: readForest(reader), additions: readForest(reader) }
}
