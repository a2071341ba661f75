/** A homework's times in a teacher's words. Shown and compared as the school's clock has them (decisions 2). */
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { HomeworkPhase } from '@zhupi/contract/terms/statuses.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Sign = { text: string; tone?: 'red' | 'amber' | 'jade' }

/** The chip that says what matters now: when it opens, how long it still runs, or that it is over. */
export function describePhase(times: { stime: string; etime: string }, phase: HomeworkPhase, now: Date): Sign {
  if (phase === 1) return { text: `${nearTime(times.stime, now)} 开始`, tone: 'jade' }
  const end = parseWireTime(times.etime)
  if (phase === 3 || end === undefined || end <= now) return { text: '已结束' }
  const left = end.getTime() - now.getTime()
  if (left < HOUR_MS) return { text: `还有 ${Math.ceil(left / 60_000)} 分钟`, tone: 'red' }
  if (left < DAY_MS) return { text: `${nearTime(times.etime, now)} 截止`, tone: 'red' }
  return { text: `还有 ${Math.floor(left / DAY_MS)} 天`, tone: 'amber' }
}

/** `11月3日 08:00`; with its year where that is not this one. */
export function shortTime(wireTime: string, now: Date): string {
  const [year, month, day] = wireTime.slice(0, 10).split('-').map(Number)
  const date = `${month}月${day}日 ${wireTime.slice(11, 16)}`
  return wireTime.startsWith(formatWireTime(now).slice(0, 4)) ? date : `${year}年${date}`
}

function nearTime(wireTime: string, now: Date): string {
  const day = wireTime.slice(0, 10)
  const time = wireTime.slice(11, 16)
  if (day === formatWireTime(now).slice(0, 10)) return `${time >= '18:00' ? '今晚' : '今天'} ${time}`
  if (day === formatWireTime(new Date(now.getTime() + DAY_MS)).slice(0, 10)) return `明天 ${time}`
  return shortTime(wireTime, now)
}
