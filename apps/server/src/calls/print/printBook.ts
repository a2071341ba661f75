/** 我的作文集: the chosen essays of one's own, with cover and contents. */
import type { printBook as call } from '@zhupi/contract/calls/print.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { PrintedEssay } from '@zhupi/contract/manuscript/printed.ts'
import { refuse } from '../../domain/refuse.ts'
import { beginPrint, orderPrintable } from '../../records/print.ts'
import type { Handler } from '../handler.ts'
import { presentPrinted } from './presentPrinted.ts'

export const printBook: Handler<typeof call> = async (
  { title, ids },
  { db, queue, now, person },
) => {
  const chosen = await orderPrintable(db, ids.map(Number), person, now)
  if (chosen.length !== ids.length) return refuse('notFound')
  const essays: PrintedEssay[] = []
  for (const essay of chosen) essays.push(await presentPrinted(db, essay, person, now))
  const cover = { author: person.name, day: formatWireTime(now).slice(0, 10) }
  return beginPrint({ db, queue }, { title, cover, essays }, person, now)
}
