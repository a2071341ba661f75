import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { listOfAccount } from '../../records/notification.ts'

type Notification = Awaited<ReturnType<typeof listOfAccount>>[number]

export function presentNotification({ category, createdAt, readAt, ...rest }: Notification) {
  return { ...rest, type: category, read: readAt !== null, creationTime: formatWireTime(createdAt) }
}
