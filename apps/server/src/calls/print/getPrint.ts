import type { getPrint as call } from '@zhupi/contract/calls/print.ts'
import { loadOwnPrint } from '../../records/print.ts'
import type { Handler } from '../handler.ts'
import { presentPrint } from './presentPrint.ts'

export const getPrint: Handler<typeof call> = async ({ id }, { db, person }) =>
  presentPrint(await loadOwnPrint(db, id, person.id))
