import type { getPrintableEssays as call } from '@zhupi/contract/calls/print.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countPrintable, listPrintable } from '../../records/print.ts'
import type { Handler } from '../handler.ts'

export const getPrintableEssays: Handler<typeof call> = async (page, { db, now, person }) => {
  const total = await countPrintable(db, person, now)
  const rows = await listPrintable(db, person, now, { limit: page.psize, offset: offsetOf(page) })
  return {
    items: rows.map(({ genre, createdAt, ...essay }) => ({
      ...essay,
      atText: genreName(genre),
      time: formatWireTime(createdAt),
    })),
    cpage: page.cpage,
    pcount: countPages(total, page.psize),
    total,
  }
}
