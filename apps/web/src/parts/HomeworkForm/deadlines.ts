/** The ends that teachers mostly choose, one tap each: always in the evening, before bedtime. */
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { toDeviceClock } from './schoolClock.ts'

const EVENING_HOUR = 21
/** An end that comes sooner than this leaves no time to write. */
const LEAST_MS = HOUR_MS

const FRIDAY = 5
const SUNDAY = 7

export type Deadline = { name: string; time: Date }

/** After `startsAt` where the homework starts later than now. */
export function listDeadlines(now: Date, startsAt: Date | undefined): Deadline[] {
  const weekday = toDeviceClock(now).getDay() || SUNDAY
  const evening = (days: number) =>
    new Date(startOfDay(now).getTime() + days * DAY_MS + EVENING_HOUR * HOUR_MS)
  const opens = Math.max(now.getTime(), startsAt?.getTime() ?? 0)
  const daysTo = (day: number) => day - weekday
  const dayNames: [string, number][] = [
    ['今晚', 0],
    ['明晚', 1],
    ['周五晚', daysTo(FRIDAY)],
    ['周日晚', daysTo(SUNDAY)],
    ['下周五晚', daysTo(FRIDAY) + SUNDAY],
    ['下周日晚', daysTo(SUNDAY) + SUNDAY],
  ]
  const seen = new Set<number>()
  return dayNames
    .map(([name, days]) => ({ name, time: evening(days) }))
    .filter(({ time }) => {
      const isNew = !seen.has(time.getTime()) && time.getTime() >= opens + LEAST_MS
      seen.add(time.getTime())
      return isNew
    })
    .slice(0, SHOWN)
}

const SHOWN = 4
