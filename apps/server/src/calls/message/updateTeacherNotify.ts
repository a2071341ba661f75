import type { updateTeacherNotify as call } from '@zhupi/contract/calls/message.ts'
import { markRead } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const updateTeacherNotify: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  await markRead(db, person.id, id, now)
  return null
}
