/**
 * The person's orders, the latest first; one that still waits leads to where it can be paid or
 * watched.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getRecharge } from '@zhupi/contract/calls/membership.ts'
import { ORDER_STATUS_NAMES, type OrderStatus } from '@zhupi/contract/terms/membership.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { writeOrder, type Purchase } from '#parts/Payment/purchase.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'

const TONES: Record<OrderStatus, 'jade' | 'amber' | undefined> = {
  paid: 'jade',
  waiting: 'amber',
  closed: undefined,
}

export function OrderList({ showsPrices }: { showsPrices: boolean }) {
  const list = useCall(getRecharge, {})
  const role = useSession()?.role ?? 'student'
  return (
    <>
      <h2 className="vip-heading">购买记录</h2>
      {list.isPending && <CardSkeletons count={1} />}
      {list.isError && list.data === undefined && (
        <QueryFailure error={list.error} onRetry={list.refetch} />
      )}
      {list.data?.length === 0 && <p className="card vip-note">还没有购买记录。</p>}
      {(list.data?.length ?? 0) > 0 && (
        <ul className="card vip-orders" aria-label="购买记录">
          {list.data?.map(({ id, orderId, info, memberInfo, status, ctime, resume }) => {
            const tone = TONES[status]
            const row = (
              <>
                <span className="grow">
                  <b>{memberInfo}</b>
                  <span className="quiet">
                    {showsPrices && `${info} · `}
                    {ctime.slice(0, 16)}
                  </span>
                  <span className="quiet vip-order-no">{orderId}</span>
                </span>
                <Chip {...(tone && { tone })}>{ORDER_STATUS_NAMES[status]}</Chip>
              </>
            )
            return (
              <li key={id}>
                {status === 'waiting' && showsPrices ? (
                  <Link
                    className="vip-order"
                    to={paths.payment(
                      role,
                      resume?.rt ?? 'WECHAT',
                      writeOrder(id, resume === null ? undefined : purchaseOf(resume)),
                    )}
                  >
                    {row}
                    <span className="btn line small">去支付</span>
                  </Link>
                ) : (
                  <div className="vip-order">{row}</div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

type Resume = NonNullable<EntityOf<typeof getRecharge>[number]['resume']>

/** What the order was begun with: its page can lead to the cashier again. */
function purchaseOf({ rp, rt, guardian, requestKey }: Resume): Purchase {
  return { packageId: rp, type: rt, hasGuardian: guardian, requestKey }
}
