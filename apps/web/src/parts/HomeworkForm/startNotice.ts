/** What publishing says of a start that lies ahead. */
import { longTime } from './schoolClock.ts'

export function startNotice(startsAt: Date, now: Date): string {
  return startsAt > now ? `学生要到 ${longTime(startsAt)} 才能看到这份作业。` : ''
}
