/** The month that an operator's command counts in, by the school's clock. */
import { formatWireTime, parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { fail, type Fields } from './command.ts'

export const MONTH_OPTION = { hint: '月份，例如 2026-11；默认本月' }

export type Month = {
  /** 2026-11 */
  name: string
  /** Its first day, and that of the next month: 2026-11-01. */
  firstDay: string
  nextDay: string
  /** When those days begin. */
  from: Date
  to: Date
}

export function readMonth(fields: Fields, now: Date): Month {
  const name = fields.find('month') ?? formatWireTime(now).slice(0, 7)
  const from = parseWireTime(`${name}-01 00:00:00`)
  const [year = 0, number = 0] = name.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const to = parseWireTime(`${next}-01 00:00:00`)
  if (from === undefined || to === undefined)
    return fail('month', `应当是月份，例如 2026-11，现在是“${name}”`)
  return { name, firstDay: `${name}-01`, nextDay: `${next}-01`, from, to }
}
