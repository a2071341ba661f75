/**
 * Times on the wire are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, which has had no summer time since
 * 1991: +08:00.
 */
import { DAY_MS, HOUR_MS } from '../terms/durations.ts'

const OFFSET_MS = 8 * HOUR_MS
const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

export function formatWireTime(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day that it is in Shanghai, `YYYY-MM-DD`. */
export function formatWireDay(time: Date): string {
  return formatWireTime(time).slice(0, 10)
}

/** @returns undefined for anything but a real date and time, 30 February included. */
export function parseWireTime(text: string): Date | undefined {
  if (!WIRE_TIME.test(text)) return undefined
  const time = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(time.getTime()) || formatWireTime(time) !== text ? undefined : time
}

/** Midnight of the day that it is in Shanghai. */
export function startOfDay(time: Date): Date {
  return new Date(Math.floor((time.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)
}
