/** The forest over the words taken for another (rules/grammar/swaps), from swaps.tables.gz. */
import { readText } from './reader.ts'
import { readForest, type Forest } from './trees.ts'

export const SWAPS_MAGIC = 'zhupi-swaps-1'

export function readSwaps(bytes: Uint8Array): Forest {
  const reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== SWAPS_MAGIC) throw new Error(`not the swaps: ${magic.slice(0, 20)}`)
  return readForest(reader)
}
