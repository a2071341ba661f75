import type { getEvaCount as call } from '@zhupi/contract/calls/membership.ts'
import { mayCorrect } from '../../records/rights.ts'
import type { Handler } from '../handler.ts'

export const getEvaCount: Handler<typeof call> = async (_request, { db, now, person }) =>
  (await mayCorrect(db, person.id, now)) ? 1 : 0
