import type { getPrints as call } from '@zhupi/contract/calls/print.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countOwnPrints, listOwnPrints } from '../../records/print.ts'
import type { Handler } from '../handler.ts'
import { presentPrint } from './presentPrint.ts'

export const getPrints: Handler<typeof call> = async (page, { db, person }) => {
  const total = await countOwnPrints(db, person.id)
  const rows = await listOwnPrints(db, person.id, { limit: page.psize, offset: offsetOf(page) })
  return {
    items: rows.map(presentPrint),
    cpage: page.cpage,
    pcount: countPages(total, page.psize),
  }
}
