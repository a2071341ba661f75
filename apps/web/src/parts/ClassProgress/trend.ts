/** What can honestly be drawn and said of a few scores in a row. */
import { SPREAD_MIN_SCORES } from '@zhupi/contract/terms/limits.ts'

/** Two points always make a line: from three on it says something. */
const TREND_MIN = 3
/** A narrower scale would make a small difference look large. */
const SCALE_MIN = 40

export type Value = number | null

/** From where to where the picture reaches, in tens. */
export function scaleOf(values: readonly Value[]): { from: number; to: number } {
  const known = knownOf(values)
  if (known.length === 0) return { from: 0, to: 100 }
  let from = Math.floor(Math.min(...known) / 10) * 10
  let to = Math.ceil(Math.max(...known) / 10) * 10
  while (to - from < SCALE_MIN) {
    if (to < 100) to += 10
    if (to - from < SCALE_MIN && from > 0) from -= 10
  }
  return { from, to }
}

/** The places of neighbours that are joined; over a gap nothing is drawn. */
export function joinedPlaces(values: readonly Value[]): [number, number][] {
  if (knownOf(values).length < TREND_MIN) return []
  return values.flatMap((value, place): [number, number][] => {
    const next = values[place + 1]
    return value !== null && next !== null && next !== undefined ? [[place, place + 1]] : []
  })
}

/** Why there is no line; undefined where there is one. */
export function tooFewWords(values: readonly Value[]): string | undefined {
  const { length } = knownOf(values)
  if (length === 0) return '还没有分数。'
  if (length < TREND_MIN) return `只有 ${length} 次有分数，还看不出变化。`
  return undefined
}

type OfClass = { median: Value; scoreCount: number }

/** The medians that speak for a class: of a few essays they would not. */
export function classMedians(homework: readonly OfClass[]): Value[] {
  return homework.map(({ median, scoreCount }) => (scoreCount < SPREAD_MIN_SCORES ? null : median))
}

/** Why a class's medians are not joined; undefined where they are. */
export function tooFewOfClass(homework: readonly OfClass[]): string | undefined {
  return knownOf(classMedians(homework)).length < TREND_MIN
    ? `有 ${SPREAD_MIN_SCORES} 篇以上分数的作业不到 ${TREND_MIN} 次，还看不出变化。`
    : undefined
}

function knownOf(values: readonly Value[]): number[] {
  return values.flatMap((value) => (value === null ? [] : [value]))
}
