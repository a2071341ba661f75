/** After the cashier: the order is asked for until it is settled, whatever the browser came back with (decisions 22). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { forgetRights, orderOf } from '#client/queries.ts'
import { useSession } from '#client/session.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { nextQuestionMs, standingOf, type Standing } from './orderStanding.ts'
import { formatPrice } from './price.ts'
import { writePurchase, type Purchase } from './purchase.ts'
import './payment.css'

const WORDS: Record<Standing, { seal: string; title: string; text: string }> = {
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

/** `purchase`: what the order was begun with, where this page still knows it. */
export function OrderStanding({
  rechargeId,
  purchase,
}: {
  rechargeId: number
  purchase: Purchase | undefined
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const toVip = useWayTo(paths.vip())
  const toTasks = useWayTo(paths.tasks())
  const role = useSession()?.role ?? 'student'
  const order = useQuery({
    ...orderOf(rechargeId),
    refetchInterval: ({ state }) =>
      nextQuestionMs(state.data?.status, state.dataUpdateCount + state.errorUpdateCount) ?? false,
  })
  const [openedAt] = useState(() => Date.now())
  const status = order.data?.status

  // What other screens know of the person's rights is older than this order's end.
  useEffect(() => {
    if (status !== undefined && status !== 'waiting') forgetRights(queries)
  }, [status, queries])

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
  const standing = standingOf(order.data.status, order.dataUpdatedAt - openedAt)
  const goOn =
    purchase &&
    (() => navigate(paths.payment(role, purchase.type, writePurchase(purchase)), { replace: true }))
  const foot: Record<Standing, ReactNode> = {
    confirming: (
      <Button grow kind="soft" onPress={toVip}>
        回会员中心
      </Button>
    ),
    unpaid: (
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
    ),
    paid: (
      <>
        <Button kind="soft" onPress={toVip}>
          查看会员
        </Button>
        <Button grow onPress={toTasks}>
          去看作业
        </Button>
      </>
    ),
    closed: (
      <Button grow onPress={toVip}>
        重新购买
      </Button>
    ),
  }
  const words = WORDS[standing]
  return (
    <Screen title="支付结果" onBack={toVip} foot={foot[standing]}>
      <section className={`pay-head ${standing}`} role="status">
        <b className="pay-seal" aria-hidden="true">
          {words.seal}
        </b>
        <h2>{words.title}</h2>
        <p className="quiet">{words.text}</p>
      </section>
      <dl className="card pay-facts">
        <div>
          <dt>商品</dt>
          <dd>{order.data.info}</dd>
        </div>
        <div>
          <dt>金额</dt>
          <dd>{formatPrice(order.data.amount)}</dd>
        </div>
        <div>
          <dt>订单号</dt>
          <dd>{order.data.orderId}</dd>
        </div>
        <div>
          <dt>下单时间</dt>
          <dd>{order.data.ctime.slice(0, 16)}</dd>
        </div>
      </dl>
      {order.isError && <p className="quiet pay-note">刚才没有连上服务器，正在再试。</p>}
    </Screen>
  )
}
