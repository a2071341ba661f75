import type { registerStudent as call } from '@zhupi/contract/calls/session.ts'
import { register } from '../../records/registration.ts'
import type { Handler } from '../handler.ts'

export const registerStudent: Handler<typeof call> = async (request, { db, now }) => {
  await register(db, 'student', request, null, now)
  return null
}
