import type { getUnread as call } from '@zhupi/contract/calls/message.ts'
import { countUnread } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const getUnread: Handler<typeof call> = async (_request, { db, person }) =>
  countUnread(db, person.id)
