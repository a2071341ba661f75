import type { getTeacherNotify as call } from '@zhupi/contract/calls/message.ts'
import { listOfAccount } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'
import { presentNotification } from './presentNotification.ts'

export const getTeacherNotify: Handler<typeof call> = async (request, { db, person }) => ({
  items: (await listOfAccount(db, person.id, request)).map(presentNotification),
})
