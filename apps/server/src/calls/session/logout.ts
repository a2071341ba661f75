import type { logout as call } from '@zhupi/contract/calls/session.ts'
import { endSession } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const logout: Handler<typeof call> = async (_request, { db, now, person }) => {
  await endSession(db, person.sessionHash, now)
  return null
}
