/**
 * A boosted forest of symmetric trees: every level of a tree asks one question, so a leaf is found
 * without branches.
 */
import { readBytes, readNumber, viewBytes, type Reader } from './reader.ts'
import { sharedFloats } from './shared.ts'

export type Forest = {
  base: number
  depth: number
  /** Per tree and level. */
  features: Uint8Array
  thresholds: Float32Array
  /** Per tree and leaf. */
  leaves: Float32Array
}

export function readForest(reader: Reader): Forest {
  const trees = readNumber(reader)
  const depth = readNumber(reader)
  const features = readBytes(reader, trees * depth)
  const thresholds = readFloats(reader, trees * depth)
  const leaves = readFloats(reader, trees * 2 ** depth)
  const [base = 0] = readFloats(reader, 1)
  return { base, depth, features, thresholds, leaves }
}

function readFloats(reader: Reader, length: number): Float32Array {
  const { buffer, byteOffset } = viewBytes(reader, length * 4)
  const view = new DataView(buffer, byteOffset)
  const floats = sharedFloats(length)
  for (let place = 0; place < length; place += 1) floats[place] = view.getFloat32(place * 4, true)
  return floats
}

/**
 * Most edits are hopeless, and the first trees see it: below these ln odds after a third of them
 * the others are not asked.
 */
const HOPELESS = -4

/** ln odds. */
export function forestLogOdds(
  { base, depth, features, thresholds, leaves }: Forest,
  values: Float32Array,
): number {
  let sum = base
  let level = 0
  for (let leaf = 0; leaf < leaves.length; leaf += 2 ** depth) {
    let place = 0
    for (let step = 0; step < depth; step += 1, level += 1) {
      place = place * 2 + ((values[features[level] ?? 0] ?? 0) > (thresholds[level] ?? 0) ? 1 : 0)
    }
    sum += leaves[leaf + place] ?? 0
    if (sum < HOPELESS && leaf * 3 >= leaves.length) return sum
  }
  return sum
}
