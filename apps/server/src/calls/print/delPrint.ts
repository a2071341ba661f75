import type { delPrint as call } from '@zhupi/contract/calls/print.ts'
import { refuse } from '../../domain/refuse.ts'
import { deleteOwnPrint } from '../../records/print.ts'
import type { Handler } from '../handler.ts'

export const delPrint: Handler<typeof call> = async ({ id }, { db, person }) => {
  if (!(await deleteOwnPrint(db, id, person.id))) refuse('notFound')
  return null
}
