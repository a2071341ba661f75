/**
 * Writes what packages/engine/src/tables.ts reads: numbers of seven bits a byte, texts, byte
 * columns and tries in breadth-first order.
 */

export class Packing {
  readonly #parts: Uint8Array[] = []

  bytes(bytes: Uint8Array): void {
    this.#parts.push(bytes)
  }

  number(value: number): void {
    const bytes: number[] = []
    pushNumber(bytes, value)
    this.bytes(Uint8Array.from(bytes))
  }

  numbers(values: readonly number[]): void {
    const bytes: number[] = []
    for (const value of values) pushNumber(bytes, value)
    this.bytes(Uint8Array.from(bytes))
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text)
    this.number(bytes.length)
    this.bytes(bytes)
  }

  /** `nodes` as `breadthFirst` orders them. */
  trie(nodes: readonly TrieNode<unknown>[]): void {
    const counts: number[] = []
    const units: number[] = []
    for (const node of nodes) {
      pushNumber(counts, node.children.length)
      let before = 0
      for (const child of node.children) {
        pushNumber(units, child.unit - before)
        before = child.unit
      }
    }
    this.number(nodes.length)
    this.bytes(Uint8Array.from(counts))
    this.bytes(Uint8Array.from(units))
  }

  whole(): Uint8Array {
    return Buffer.concat(this.#parts)
  }
}

function pushNumber(bytes: number[], value: number): void {
  let left = value
  while (left > 127) {
    bytes.push((left & 127) | 128)
    left >>>= 7
  }
  bytes.push(left)
}

export type TrieNode<Value> = {
  unit: number
  value: Value | undefined
  children: TrieNode<Value>[]
}

/** `entries` in any order; the answer starts with the root. */
export function breadthFirst<Value>(
  entries: Iterable<readonly [string, Value]>,
): TrieNode<Value>[] {
  const root: TrieNode<Value> = { unit: 0, value: undefined, children: [] }
  // Sorted, so that every word shares its path with the one before it.
  for (const [word, value] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let node = root
    for (let at = 0; at < word.length; at += 1) {
      const unit = word.charCodeAt(at)
      let child = node.children.at(-1)
      if (child === undefined || child.unit !== unit) {
        child = { unit, value: undefined, children: [] }
        node.children.push(child)
      }
      node = child
    }
    node.value = value
  }
  const nodes = [root]
  for (let at = 0; at < nodes.length; at += 1) nodes.push(...(nodes[at]?.children ?? []))
  return nodes
}
