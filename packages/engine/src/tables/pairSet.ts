/**
 * A set of pairs of characters as bits under their hashes: small enough to stay near the processor,
 * where the tables themselves do not. It may hold a pair that was never added, and lacks none.
 */
import { hasBit, setBit } from './bits.ts'
import { sharedNumbers } from './shared.ts'
import type { Trie } from './trie.ts'

export type PairSet = { bits: Uint32Array; shift: number }

/** 2 ** `size` bits; sixteen for each pair leave few that were never added. */
export function pairSet(size: number): PairSet {
  return { bits: sharedNumbers(2 ** (size - 5)), shift: 32 - size }
}

/** Every pair that something in the trie begins with. */
export function addPairs({ bits, shift }: PairSet, { first, units }: Trie): void {
  for (let one = first[0] ?? 0; one < (first[1] ?? 0); one += 1) {
    for (let two = first[one] ?? 0; two < (first[one + 1] ?? 0); two += 1) {
      setBit(bits, hash(units[one] ?? 0, units[two] ?? 0) >>> shift)
    }
  }
}

export function mayHold({ bits, shift }: PairSet, unit: number, next: number): boolean {
  return hasBit(bits, hash(unit, next) >>> shift)
}

function hash(unit: number, next: number): number {
  return Math.imul(unit, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b)
}
