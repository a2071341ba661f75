/** The chip that says how much time is left, in the words a pupil uses. All times are Shanghai's (decisions 2). */
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'

export type Deadline = { text: string; tone?: 'red' | 'amber' }

const DAY_MS = 86_400_000
const EVENING_HOUR = 18
const NEAR_DAYS = 7

export function deadlineOf(times: { stime: string; etime: string }, now: Date): Deadline {
  const startsAt = parseWireTime(times.stime)
  const endsAt = parseWireTime(times.etime)
  if (startsAt !== undefined && now < startsAt) return { text: `${monthAndDay(times.stime)}开始` }
  if (endsAt === undefined) return { text: '' }
  if (now >= endsAt) return { text: '已截止' }
  const clock = times.etime.slice(11, 16)
  const days = dayNumber(endsAt) - dayNumber(now)
  if (days === 0) return { text: `${Number(clock.slice(0, 2)) >= EVENING_HOUR ? '今晚' : '今天'} ${clock} 截止`, tone: 'red' }
  if (days === 1) return { text: `明天 ${clock} 截止`, tone: 'amber' }
  return days <= NEAR_DAYS ? { text: `还有 ${days} 天`, tone: 'amber' } : { text: `${monthAndDay(times.etime)}截止` }
}

/** `7月3日` from the wire's time. */
function monthAndDay(wireTime: string): string {
  return `${Number(wireTime.slice(5, 7))}月${Number(wireTime.slice(8, 10))}日`
}

function dayNumber(time: Date): number {
  return Math.floor(Date.parse(`${formatWireTime(time).slice(0, 10)}T00:00:00Z`) / DAY_MS)
}
