/** One essay as the caller's report shows it, on manuscript paper. */
import type { printEssay as call } from '@zhupi/contract/calls/print.ts'
import { beginPrint } from '../../records/print.ts'
import type { Handler } from '../handler.ts'
import { presentPrinted } from './presentPrinted.ts'

export const printEssay: Handler<typeof call> = async (essay, { db, queue, now, person }) => {
  const printed = await presentPrinted(db, essay, person, now)
  const title = printed.title === '' ? '作文' : printed.title
  return beginPrint({ db, queue }, { title, cover: null, essays: [printed] }, person, now)
}
