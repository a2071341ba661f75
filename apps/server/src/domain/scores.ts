/** Figures of a class's scores. Each is null where there is nothing to make it of. */
import { SPREAD_MIN_SCORES } from '@zhupi/contract/terms/limits.ts'

/** One decimal. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : toDecimal(values.reduce((sum, value) => sum + value, 0) / values.length)
}

export function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : quantile(values, 0.5)
}

/** The middle half of the scores; of a few it would say nothing. */
export function quartilesOf(values: readonly number[]): [number, number] | null {
  if (values.length < SPREAD_MIN_SCORES) return null
  return [quantile(values, 0.25), quantile(values, 0.75)]
}

/** Between two scores it lies in proportion, as PostgreSQL's percentile_cont has it. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return toDecimal(below + (above - below) * (at - Math.floor(at)))
}

export function toDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
