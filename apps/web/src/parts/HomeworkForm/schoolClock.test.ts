import { afterEach, describe, expect, test, vi } from 'vitest'
import { fromDeviceClock, longTime, toDeviceClock } from './schoolClock.ts'

const time = new Date('2026-03-05T23:30:00+08:00')

describe.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles'])(
  'on a device in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs())

    test('the picker shows and means the school’s wall clock', () => {
      vi.stubEnv('TZ', zone)
      const shown = toDeviceClock(time)
      expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([5, 23, 30])
      expect(fromDeviceClock(shown)).toEqual(time)
      expect(longTime(time)).toBe('2026年3月5日 周四 23:30')
    })
  },
)
