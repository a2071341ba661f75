/** A print as its owner sees it. */
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { loadOwnPrint } from '../../records/print.ts'

type Row = Awaited<ReturnType<typeof loadOwnPrint>>

export function presentPrint({ createdAt, endsAt, ...print }: Row) {
  return { ...print, time: formatWireTime(createdAt), endTime: formatWireTime(endsAt) }
}
