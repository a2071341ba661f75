/**
 * After the cashier: the order is asked for until it is paid or closed, whatever the browser came
 * back with.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getOrder } from '@zhupi/contract/calls/membership.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { SHOW_RIGHTS } from '#client/shownIn.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { nextPollMs, paymentState, type PaymentState } from './paymentState.ts'
import { formatPrice } from './price.ts'
import { writePurchase, type Purchase } from './purchase.ts'
import './payment.css'

const TEXTS: Record<PaymentState, { seal: string; title: string; text: string }> = {
  confirming: {
    seal: '查询',
    title: '正在确认支付结果',
    text: '付款后一般几秒钟就能看到结果，请稍候。',
  },
  unpaid: {
    seal: '待付',
    title: '还没有收到付款',
    text: '如果已经付过，结果可能会晚一点到，不用重复支付，这一页会自己更新。没有付的话，可以继续支付。',
  },
  paid: { seal: '已付', title: '支付成功', text: '会员已经生效，可以继续写作和批改了。' },
  closed: {
    seal: '关闭',
    title: '订单已关闭',
    text: '这笔订单没有付款，也不会再扣款。需要的话可以重新购买。',
  },
}

type Props = {
  rechargeId: number
  /** What the order was begun with, where this page still knows it. */
  purchase: Purchase | undefined
}

export function PaymentResult({ rechargeId, purchase }: Props) {
  const toVip = useWayTo(paths.vip())
  const order = useOrder(rechargeId)
  const [openedAt] = useState(() => Date.now())

  if (order.data === undefined) {
    return (
      <Screen title="支付结果" onBack={toVip}>
        {order.isError ? (
          <QueryFailure error={order.error} onRetry={order.refetch} />
        ) : (
          <CardSkeletons count={1} />
        )}
      </Screen>
    )
  }
  const state = paymentState(order.data.status, order.dataUpdatedAt - openedAt)
  const { seal, title, text } = TEXTS[state]
  return (
    <Screen
      title="支付结果"
      onBack={toVip}
      foot={<WaysOn state={state} purchase={purchase} toVip={toVip} />}
    >
      <section className={`pay-head ${state}`} role="status">
        <b className="pay-seal" aria-hidden="true">
          {seal}
        </b>
        <h2>{title}</h2>
        <p className="quiet">{text}</p>
      </section>
      <OrderFacts order={order.data} />
      {order.isError && <p className="quiet pay-note">刚才没有连上服务器，正在再试。</p>}
    </Screen>
  )
}

function useOrder(rechargeId: number) {
  const queries = useQueryClient()
  const order = useCall(
    getOrder,
    { rechargeId },
    { refetchInterval: ({ data, asked }) => nextPollMs(data?.status, asked) ?? false },
  )
  const status = order.data?.status
  // What other screens know of the person's rights is older than this order's end.
  useEffect(() => {
    if (status !== undefined && status !== 'waiting') void invalidate(queries, SHOW_RIGHTS)
  }, [status, queries])
  return order
}

type WaysProps = { state: PaymentState; purchase: Purchase | undefined; toVip: () => void }

function WaysOn({ state, purchase, toVip }: WaysProps) {
  const navigate = useNavigate()
  const toTasks = useWayTo(paths.tasks())
  const role = useSession()?.role ?? 'student'
  switch (state) {
    case 'confirming':
      return (
        <Button grow kind="soft" onPress={toVip}>
          回会员中心
        </Button>
      )
    case 'unpaid': {
      const goOn =
        purchase &&
        (() =>
          navigate(paths.payment(role, purchase.type, writePurchase(purchase)), { replace: true }))
      return (
        <>
          <Button grow={goOn === undefined} kind="soft" onPress={toVip}>
            回会员中心
          </Button>
          {goOn && (
            <Button grow onPress={goOn}>
              继续支付
            </Button>
          )}
        </>
      )
    }
    case 'paid':
      return (
        <>
          <Button kind="soft" onPress={toVip}>
            查看会员
          </Button>
          <Button grow onPress={toTasks}>
            去看作业
          </Button>
        </>
      )
    case 'closed':
      return (
        <Button grow onPress={toVip}>
          重新购买
        </Button>
      )
  }
}

function OrderFacts({ order }: { order: EntityOf<typeof getOrder> }) {
  return (
    <dl className="card pay-facts">
      <div>
        <dt>商品</dt>
        <dd>{order.info}</dd>
      </div>
      <div>
        <dt>金额</dt>
        <dd>{formatPrice(order.amount)}</dd>
      </div>
      <div>
        <dt>订单号</dt>
        <dd>{order.orderId}</dd>
      </div>
      <div>
        <dt>下单时间</dt>
        <dd>{order.ctime.slice(0, 16)}</dd>
      </div>
    </dl>
  )
}
