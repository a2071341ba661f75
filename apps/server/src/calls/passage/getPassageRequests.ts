/** The passages of a pupil's own essay that are asked for, as they would be shown. */
import type { getPassageRequests as call } from '@zhupi/contract/calls/passage.ts'
import { createMask } from '../../domain/maskNames.ts'
import { refuse } from '../../domain/refuse.ts'
import { listOwnRequests, listNamesAround } from '../../records/passage.ts'
import type { Handler } from '../handler.ts'

export const getPassageRequests: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const rows = await listOwnRequests(db, id, person.id, now)
  const [first] = rows
  if (first === undefined) return refuse('notFound')
  const asked = rows.flatMap(({ id, text, answer }) =>
    id === null || text === null ? [] : [{ id, text, answer }],
  )
  if (asked.length === 0) return { items: [] }
  const mask = createMask(await listNamesAround(db, first.classroomId))
  return {
    items: asked.map(({ id, text, answer }) => ({
      id,
      text: mask(text),
      state: answer ?? ('asked' as const),
    })),
  }
}
