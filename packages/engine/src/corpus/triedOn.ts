import { env } from 'node:process'
import { ESSAYS } from './essays.ts'

/** Every essay with its place in the corpus. */
export const PLACED = ESSAYS.map((entry, place) => ({ ...entry, place }))

/** What is tried on every essay: all of it in `npm run long`, in `npm test` each on a share of them. */
export function triedOn<T>(place: number, all: readonly T[]): readonly T[] {
  return env['LONG'] === '1' ? all : all.filter((_, at) => at === place % all.length)
}
