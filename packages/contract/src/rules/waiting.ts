/** How long somebody has to wait, in words: never less than it is. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../terms/durations.ts'

export function describeWait(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS))
  if (seconds < 120) return `${seconds} 秒`
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return minutes < 120 ? `${minutes} 分钟` : `${Math.ceil(waitMs / HOUR_MS)} 小时`
}
