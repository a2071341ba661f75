/**
 * Where tests keep what they throw away: in memory where there is room for it. On some disks a copy
 * of the template database, hundreds of small files, takes half a second of a core; in memory it
 * takes a twentieth of that.
 */
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Of Linux. A container's is often too small. */
const MEMORY = '/dev/shm'
/** A whole run, stories and all, was seen to use a fifth of it. */
const ROOM_BYTES = 3 * 1024 ** 3

/** What TMPDIR names goes before. */
export function throwawayFolder(): string {
  return process.env['TMPDIR'] === undefined && hasRoom() ? MEMORY : tmpdir()
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES
  } catch {
    return false
  }
}
