/**
 * Gradient boosting of symmetric trees on the logistic loss. The same rows give the same forest:
 * its random numbers come from a fixed seed.
 */
import type { Forest } from '@zhupi/engine/tables/trees.ts'
import type { Packing } from './packing.ts'

export type Row = { values: Float32Array; wanted: boolean; weight: number }

export type Training = { trees: number; depth: number; rate: number; smoothing: number }

const BINS = 48
const SHARE_PER_TREE = 0.7
const LEAST_GAIN = 1e-6

export function trainForest(
  rows: readonly Row[],
  { trees, depth, rate, smoothing }: Training,
): Forest {
  const width = rows[0]?.values.length ?? 0
  const edges = Array.from({ length: width }, (_, feature) => edgesOf(rows, feature))
  const binned = edges.map((list, feature) =>
    Uint8Array.from(rows, ({ values }) => binOf(list, values[feature] ?? 0)),
  )
  const wanted = sum(rows, (row) => (row.wanted ? row.weight : 0))
  const total = sum(rows, (row) => row.weight)
  const base = Math.log(wanted / (total - wanted))
  const odds = new Float64Array(rows.length).fill(base)
  const gradient = new Float64Array(rows.length)
  const curvature = new Float64Array(rows.length)
  const forest = {
    base,
    depth,
    features: new Uint8Array(trees * depth),
    thresholds: new Float32Array(trees * depth),
    leaves: new Float32Array(trees * 2 ** depth),
  }
  const draw = seeded(20261120)
  for (let tree = 0; tree < trees; tree += 1) {
    const drawn: number[] = []
    rows.forEach((row, at) => {
      const share = 1 / (1 + Math.exp(-(odds[at] ?? 0)))
      gradient[at] = ((row.wanted ? 1 : 0) - share) * row.weight
      curvature[at] = Math.max(share * (1 - share), 1e-6) * row.weight
      if (draw() < SHARE_PER_TREE) drawn.push(at)
    })
    const places = new Uint16Array(rows.length)
    for (let level = 0; level < depth; level += 1) {
      const split = bestSplit(drawn, places, binned, gradient, curvature, 2 ** level, smoothing)
      forest.features[tree * depth + level] = split.feature
      forest.thresholds[tree * depth + level] = edges[split.feature]?.[split.bin] ?? Infinity
      const column = binned[split.feature] ?? new Uint8Array()
      for (let at = 0; at < rows.length; at += 1)
        places[at] = (places[at] ?? 0) * 2 + ((column[at] ?? 0) > split.bin ? 1 : 0)
    }
    const up = new Float64Array(2 ** depth)
    const down = new Float64Array(2 ** depth)
    for (const at of drawn) {
      const place = places[at] ?? 0
      up[place] = (up[place] ?? 0) + (gradient[at] ?? 0)
      down[place] = (down[place] ?? 0) + (curvature[at] ?? 0)
    }
    up.forEach((value, place) => {
      forest.leaves[tree * 2 ** depth + place] = (rate * value) / ((down[place] ?? 0) + smoothing)
    })
    for (let at = 0; at < rows.length; at += 1)
      odds[at] = (odds[at] ?? 0) + (forest.leaves[tree * 2 ** depth + (places[at] ?? 0)] ?? 0)
  }
  return forest
}

function bestSplit(
  drawn: readonly number[],
  places: Uint16Array,
  binned: readonly Uint8Array[],
  gradient: Float64Array,
  curvature: Float64Array,
  leaves: number,
  smoothing: number,
): { feature: number; bin: number } {
  let best = { feature: 0, bin: BINS, gain: LEAST_GAIN }
  binned.forEach((column, feature) => {
    const up = new Float64Array(leaves * BINS)
    const down = new Float64Array(leaves * BINS)
    for (const at of drawn) {
      const cell = (places[at] ?? 0) * BINS + (column[at] ?? 0)
      up[cell] = (up[cell] ?? 0) + (gradient[at] ?? 0)
      down[cell] = (down[cell] ?? 0) + (curvature[at] ?? 0)
    }
    const gains = new Float64Array(BINS)
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      let [allUp, allDown] = [0, 0]
      for (let bin = 0; bin < BINS; bin += 1) {
        allUp += up[leaf * BINS + bin] ?? 0
        allDown += down[leaf * BINS + bin] ?? 0
      }
      let [leftUp, leftDown] = [0, 0]
      for (let bin = 0; bin < BINS - 1; bin += 1) {
        leftUp += up[leaf * BINS + bin] ?? 0
        leftDown += down[leaf * BINS + bin] ?? 0
        const [rightUp, rightDown] = [allUp - leftUp, allDown - leftDown]
        gains[bin] =
          (gains[bin] ?? 0) +
          leftUp ** 2 / (leftDown + smoothing) +
          rightUp ** 2 / (rightDown + smoothing) -
          allUp ** 2 / (allDown + smoothing)
      }
    }
    gains.forEach((gain, bin) => {
      if (gain > best.gain) best = { feature, bin, gain }
    })
  })
  return best
}

/** At most BINS - 1 edges, so that about as many rows fall between each two of them. */
function edgesOf(rows: readonly Row[], feature: number): Float32Array {
  const step = Math.max(1, Math.floor(rows.length / 20_000))
  const values = Float32Array.from(
    { length: Math.ceil(rows.length / step) },
    (_, at) => rows[at * step]?.values[feature] ?? 0,
  ).sort()
  const edges = new Set<number>()
  for (let bin = 1; bin < BINS; bin += 1)
    edges.add(values[Math.floor((values.length * bin) / BINS)] ?? 0)
  return Float32Array.from([...edges].sort((a, b) => a - b))
}

function binOf(edges: Float32Array, value: number): number {
  let bin = 0
  while (bin < edges.length && value > (edges[bin] ?? 0)) bin += 1
  return bin
}

function sum(rows: readonly Row[], figure: (row: Row) => number): number {
  let total = 0
  for (const row of rows) total += figure(row)
  return total
}

/** A small generator of even numbers between 0 and 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function packForest(
  packing: Packing,
  { base, depth, features, thresholds, leaves }: Forest,
): void {
  packing.number(features.length / Math.max(1, depth))
  packing.number(depth)
  packing.bytes(features)
  packing.bytes(floats(thresholds))
  packing.bytes(floats(leaves))
  packing.bytes(floats(Float32Array.of(base)))
}

function floats(values: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, place) => view.setFloat32(place * 4, value, true))
  return new Uint8Array(view.buffer)
}
