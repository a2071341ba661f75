/**
 * A set of pairs of characters as bits, like pairSet.ts, but the pairs of one character, its row,
 * lie close together: who asks for one after the other does not wait for each. It may hold a pair
 * that was never added, and lacks none.
 */
import { hasBit, setBit } from './bits.ts'
import { sharedNumbers } from './shared.ts'

export type RowSet = Uint32Array

/** Rows that some characters share, of so many bits each. */
const ROWS = 2 ** 9
const ROW_BITS = 13

export function rowSet(): RowSet {
  return sharedNumbers((ROWS * 2 ** ROW_BITS) / 32)
}

export function addToRow(set: RowSet, row: number, unit: number): void {
  setBit(set, placeOf(row, unit))
}

export function mayBeInRow(set: RowSet, row: number, unit: number): boolean {
  return hasBit(set, placeOf(row, unit))
}

function placeOf(row: number, unit: number): number {
  return (
    ((Math.imul(row, 0x9e3779b1) & (ROWS - 1)) << ROW_BITS) |
    (Math.imul(unit, 0x85ebca6b) >>> (32 - ROW_BITS))
  )
}
