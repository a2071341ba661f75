import type { anyoneInfo as call } from '@zhupi/contract/calls/account.ts'
import { isInMalaysia } from '../../records/country.ts'
import type { Handler } from '../handler.ts'

export const anyoneInfo: Handler<typeof call> = async (_request, { db, person }) => ({
  isMalaysia: await isInMalaysia(db, person),
})
