/** The pupil's 错字本. */
import type { getWrongCharacters as call } from '@zhupi/contract/calls/report.ts'
import { formatWireDay, formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countWrongCharacters, listWrongCharacters } from '../../records/wrongCharacter.ts'
import type { Handler } from '../handler.ts'

export const getWrongCharacters: Handler<typeof call> = async (
  { cpage, psize },
  { db, now, person },
) => {
  const total = await countWrongCharacters(db, person.id)
  const rows = await listWrongCharacters(db, person.id)
    .limit(psize)
    .offset(offsetOf({ cpage, psize }))
  const today = formatWireDay(now)
  return {
    items: rows.map((row) => ({
      id: row.id,
      before: row.before,
      after: row.after,
      size: [...row.answer].length,
      isRightOnce: row.rightOn !== null,
      isDoneToday: row.rightOn === today || row.toldOn === today,
      time: formatWireTime(row.gatheredAt ?? now),
    })),
    cpage,
    pcount: countPages(total, psize),
    total,
  }
}
