/**
 * The date picker works on the device's clock, homework on the school's (Asia/Shanghai). These two
 * turn one into the other, so that a picker always shows and means the school's wall clock,
 * whatever the phone's time zone.
 */
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'

/** The date whose device-clock reading is what the school's clock shows at `time`. */
export function toDeviceClock(time: Date): Date {
  return new Date(formatWireTime(time).replace(' ', 'T'))
}

export function fromDeviceClock(shown: Date): Date {
  const reading = new Date(shown.getTime() - shown.getTimezoneOffset() * MINUTE_MS).toISOString()
  return parseWireTime(reading.slice(0, 19).replace('T', ' ')) ?? shown
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

/** `2026年3月5日 周四 10:00`. */
export function longTime(time: Date): string {
  const shown = toDeviceClock(time)
  const day = `${shown.getFullYear()}年${shown.getMonth() + 1}月${shown.getDate()}日`
  return `${day} 周${WEEKDAYS[shown.getDay()]} ${formatWireTime(time).slice(11, 16)}`
}
