import type { stopShareLink as call } from '@zhupi/contract/calls/share.ts'
import { refuse } from '../../domain/refuse.ts'
import { deleteShareLink } from '../../records/shareLink.ts'
import type { Handler } from '../handler.ts'

export const stopShareLink: Handler<typeof call> = async ({ id }, { db, person }) => {
  if (!(await deleteShareLink(db, id, person.id))) refuse('notFound')
  return null
}
