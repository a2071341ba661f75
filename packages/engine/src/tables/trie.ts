import { readNumber, type Reader } from './reader.ts'
import { release, sharedHalves, sharedNumbers } from './shared.ts'

/**
 * A trie in breadth-first order: the children of node `n` are `first[n]` up to `first[n + 1]`,
 * sorted by character. Node 0 is the root. Behind the last node with children `first` ends.
 * Characters are UTF-16 units.
 */
export type Trie = {
  first: Uint32Array
  units: Uint16Array
  /** The root's child for each unit, 0 where there is none. */
  roots: Uint32Array
}

export function readTrie(reader: Reader): Trie {
  const nodes = readNumber(reader)
  const first = readFirst(reader, nodes)
  const parents = first.length - 1
  const [units, roots] = [sharedHalves(nodes), sharedNumbers(65536)]
  for (let node = 0; node < parents; node += 1) {
    const end = first[node + 1] ?? 0
    let unit = 0
    for (let child = first[node] ?? 0; child < end; child += 1) {
      unit += readNumber(reader)
      units[child] = unit
      if (node === 0) roots[unit] = child
    }
  }
  return { first, units, roots }
}

function readFirst(reader: Reader, nodes: number): Uint32Array {
  const all = new Uint32Array(nodes + 1)
  let [next, parents] = [1, 0]
  for (let node = 0; node < nodes; node += 1) {
    all[node] = next
    const children = readNumber(reader)
    next += children
    if (children > 0) parents = node + 1
  }
  all[nodes] = next
  const first = sharedNumbers(parents + 1)
  first.set(all.subarray(0, parents + 1))
  release(all.buffer)
  return first
}

/** The child of a node for a unit, 0 where there is none. */
export function childOf(trie: Trie, node: number, unit: number): number {
  if (node === 0) return trie.roots[unit] ?? 0
  const { first, units } = trie
  let low = first[node] ?? 0
  let high = (first[node + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = units[middle] ?? 0
    if (found === unit) return middle
    if (found < unit) low = middle + 1
    else high = middle - 1
  }
  return 0
}

/** The node that [start, end) of a text leads to, 0 where the trie does not hold it. */
export function nodeOf(trie: Trie, text: string, start = 0, end = text.length): number {
  let node = 0
  for (let at = start; at < end; at += 1) {
    node = childOf(trie, node, text.charCodeAt(at))
    if (node === 0) return 0
  }
  return node
}
