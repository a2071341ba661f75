/** The teacher's own phrases. */
import type { getPhrases as call } from '@zhupi/contract/calls/review.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countPhrases, listPhrases } from '../../records/phrase.ts'
import type { Handler } from '../handler.ts'

export const getPhrases: Handler<typeof call> = async ({ cpage, psize }, { db, person }) => {
  const total = await countPhrases(db, person.id)
  const rows = await listPhrases(db, person.id).limit(psize).offset(offsetOf({ cpage, psize }))
  return {
    items: rows.map(({ id, text, pinyin, isPinned }) => ({ id, text, pinyin, isPinned })),
    cpage,
    pcount: countPages(total, psize),
  }
}
