import type { getRecharge as call } from '@zhupi/contract/calls/membership.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { PACKAGES, RECHARGE_TYPE_NAMES } from '@zhupi/contract/terms/membership.ts'
import { listOrders, orderTitle } from '../../records/order.ts'
import { offsetOf } from '../../domain/pagination.ts'
import type { Handler } from '../handler.ts'

export const getRecharge: Handler<typeof call> = async (page, { db, person }) => {
  const found = await listOrders(db, person.id, { offset: offsetOf(page), limit: page.psize })
  return found.map((order) => {
    const { id, orderNo, days, amount, rechargeType, status, createdAt } = order
    return {
      id,
      orderId: orderNo,
      info: `￥${(amount / 100).toFixed(2)} ${RECHARGE_TYPE_NAMES[rechargeType]}`,
      memberInfo: orderTitle(days),
      status,
      ctime: formatWireTime(createdAt),
      resume: resumeOf(order),
    }
  })
}

type Order = Awaited<ReturnType<typeof listOrders>>[number]

function resumeOf({ days, rechargeType, status, guardianAgreed, requestKey }: Order) {
  const rp = PACKAGES.find((each) => each.days === days)?.id
  if (status !== 'waiting' || requestKey === null || rp === undefined) return null
  return { rp, rt: rechargeType, guardian: guardianAgreed, requestKey }
}
