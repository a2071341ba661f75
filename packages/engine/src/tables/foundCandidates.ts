/**
 * The candidates of one character after the other, while the table of characters is read. Nothing
 * is made for a candidate: what a thread's heap grows to while it reads, it keeps.
 */
import { release, sharedBytes, sharedHalves } from './shared.ts'

/** How a unit that was not found yet is kept: no kind is this large. */
const NOT_FOUND = 255
const UNITS = 2 ** 16
const CANDIDATES_AT_FIRST = 2 ** 18

/** `otherwise` is the kind of what was not found. */
export function foundCandidates(otherwise: number) {
  const kindOfUnit = new Uint8Array(UNITS).fill(NOT_FOUND)
  let units = new Uint16Array(CANDIDATES_AT_FIRST)
  let kinds = new Uint8Array(CANDIDATES_AT_FIRST)
  let [start, end] = [0, 0]
  return {
    kindOf: (unit: number): number => {
      const kind = kindOfUnit[unit] ?? NOT_FOUND
      return kind === NOT_FOUND ? otherwise : kind
    },
    /** In the list they stand in the order in which they were first found. */
    set: (unit: number, kind: number): void => {
      if (kindOfUnit[unit] === NOT_FOUND) {
        if (end === units.length) {
          units = new Uint16Array(units.buffer.transfer(2 * units.byteLength))
          kinds = new Uint8Array(kinds.buffer.transfer(2 * kinds.byteLength))
        }
        units[end] = unit
        end += 1
      }
      kindOfUnit[unit] = kind
    },
    /** Where the next character's list begins. */
    endList: (): number => {
      for (; start < end; start += 1) {
        const unit = units[start] ?? 0
        kinds[start] = kindOfUnit[unit] ?? 0
        kindOfUnit[unit] = NOT_FOUND
      }
      return end
    },
    /** All lists, end to end, in memory that all threads share. */
    share: () => {
      const [shared, sharedKinds] = [sharedHalves(end), sharedBytes(end)]
      shared.set(units.subarray(0, end))
      sharedKinds.set(kinds.subarray(0, end))
      for (const { buffer } of [kindOfUnit, units, kinds]) release(buffer)
      return { units: shared, kinds: sharedKinds }
    },
  }
}
