/** A homework's times in the words of a school day, the same for teacher and pupil. All clocks are Shanghai's (decisions 2). */
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'

const EVENING = '18:00'
/** Further away than this, the date says more than the days. */
const NEAR_DAYS = 7

type Sign = { text: string; tone?: 'red' | 'amber' | 'jade' }

/** The chip that says what matters now: when it opens, how long it still runs, or that it is over. Days are calendar days. */
export function describeDeadline(times: { stime: string; etime: string }, now: Date): Sign {
  const startsAt = parseWireTime(times.stime)
  const endsAt = parseWireTime(times.etime)
  if (startsAt !== undefined && now < startsAt)
    return { text: `${nearTime(times.stime, now)} 开始`, tone: 'jade' }
  if (endsAt === undefined) return { text: '' }
  if (now >= endsAt) return { text: '已截止' }
  const left = endsAt.getTime() - now.getTime()
  if (left < HOUR_MS) return { text: `还有 ${Math.ceil(left / 60_000)} 分钟`, tone: 'red' }
  const days = dayNumber(endsAt) - dayNumber(now)
  if (days <= 1)
    return { text: `${nearTime(times.etime, now)} 截止`, tone: days === 0 ? 'red' : 'amber' }
  return days <= NEAR_DAYS
    ? { text: `还有 ${days} 天`, tone: 'amber' }
    : { text: `${monthAndDay(times.etime, now)}截止` }
}

/** `11月3日 08:00`; with its year where that is not this one. */
export function shortTime(wireTime: string, now: Date): string {
  return `${monthAndDay(wireTime, now)} ${wireTime.slice(11, 16)}`
}

function nearTime(wireTime: string, now: Date): string {
  const clock = wireTime.slice(11, 16)
  if (isDay(wireTime, now)) return `${clock >= EVENING ? '今晚' : '今天'} ${clock}`
  return isDay(wireTime, new Date(now.getTime() + DAY_MS))
    ? `明天 ${clock}`
    : shortTime(wireTime, now)
}

function monthAndDay(wireTime: string, now: Date): string {
  const [year, month, day] = wireTime.slice(0, 10).split('-').map(Number)
  return wireTime.startsWith(formatWireTime(now).slice(0, 4))
    ? `${month}月${day}日`
    : `${year}年${month}月${day}日`
}

function isDay(wireTime: string, day: Date): boolean {
  return wireTime.slice(0, 10) === formatWireTime(day).slice(0, 10)
}

function dayNumber(time: Date): number {
  return Math.floor(Date.parse(`${formatWireTime(time).slice(0, 10)}T00:00:00Z`) / DAY_MS)
}
