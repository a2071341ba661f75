/** The forest over the moves of a sentence (rules/grammar/moves), from moves.tables.gz. */
import { readText } from './reader.ts'
import { readForest, type Forest } from './trees.ts'

export const MOVES_MAGIC = 'zhupi-moves-1'

export function readMoves(bytes: Uint8Array): Forest {
  const reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== MOVES_MAGIC) throw new Error(`not the moves: ${magic.slice(0, 20)}`)
  return readForest(reader)
}
