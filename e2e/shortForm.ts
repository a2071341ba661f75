/**
 * What `npm run long -- --short` takes of the long stories: always those about lost texts, attacks
 * and accessibility, of all others a third. Which third goes by the commit: the same state has the
 * same stories, and each story has its turn within a few commits.
 */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const SHARES = 3
const ALWAYS = ['accessibility', 'attacks', 'crash', 'gone', 'nothing-lost', 'offline']

export const isShort = process.env['SHORT'] === '1'

/** Whether the thing at this place is of the share whose turn it is. */
export function hasTurn(place: number): boolean {
  return place % SHARES === turn
}

/** The files that the short form leaves out. */
export function filesWithoutTurn(): string[] {
  return globSync('*.long.spec.ts', { cwd: import.meta.dirname })
    .toSorted()
    .filter((file) => !ALWAYS.includes(basename(file, '.long.spec.ts')))
    .filter((_, place) => !hasTurn(place))
}

const turn = Number.parseInt(findCommit().slice(0, 6), 16) % SHARES

/** All zeroes where the code lies in no repository. */
function findCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return '000000'
  }
}
