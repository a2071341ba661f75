import { env } from 'node:process'
import { ESSAYS } from './essays.ts'

/** Every essay with its place in the corpus. */
export const PLACED = ESSAYS.map((entry, place) => ({ ...entry, place }))

const isLong = env['LONG'] === '1'
/** The short form of `npm run long` takes as much as `npm test`, and something else. */
const isWhole = isLong && env['SHORT'] !== '1'
const share = isLong ? 1 : 0

/** For what costs several corrections an essay: all of them in `npm run long`, in `npm test` every third. */
export const isSampled = ({ place }: { place: number }) => isWhole || place % 3 === share
export const SAMPLED = PLACED.filter(isSampled)

/** What is tried on every essay: all of it in `npm run long`, in `npm test` each on a share of them. */
export function triedOn<T>(place: number, all: readonly T[]): readonly T[] {
  return isWhole ? all : all.filter((_, at) => at === (place + share) % all.length)
}
