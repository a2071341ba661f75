/**
 * One account's rights to corrections, for a person who asks why they can or cannot have one: what
 * it has, where each came from, what was used.
 */
import { desc, eq } from 'drizzle-orm'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  ORDER_STATUS_NAMES,
  RECHARGE_TYPE_NAMES,
  durationName,
  type GrantKind,
} from '@zhupi/contract/terms/membership.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { entitlements, gradingCards, orders } from '@zhupi/server/db/schema/membership.ts'
import { listRights, loadRights, mayCorrect } from '@zhupi/server/records/rights.ts'
import { countTrialUses } from '@zhupi/server/records/rightsInEffect.ts'
import { audit } from './audit.ts'
import type { AdminContext, Command } from './command.ts'
import { listNamed, NAMED_BY, ROLE_NAMES } from './people.ts'

const KIND_NAMES: Record<GrantKind, string> = {
  membership: '会员',
  card: '批改卡',
  promotion: '活动赠送',
  entitlement: '权益码',
}
const LISTED_MAX = 100

export const rights: Command = {
  name: 'rights',
  summary: '查一个账号的批改权益：从哪里来、用了多少',
  options: {
    ...NAMED_BY,
    role: { hint: 'student 或 teacher；不写则两种身份都查' },
  },
  run: async (fields, context) => {
    for (const account of await listNamed(context.db, fields)) {
      await audit(context.db, context, 'rights', { accountId: account.id })
      await sayRights(context, account)
    }
  },
}

type Account = {
  id: number
  role: Role
  name: string
  channel: string | null
  createdAt: Date
}

async function sayRights(context: AdminContext, account: Account): Promise<void> {
  await saySummary(context, account)
  await sayGrants(context, account.id)
  await sayCards(context, account.id)
  await sayOrders(context, account.id)
}

async function saySummary({ db, now, say }: AdminContext, account: Account): Promise<void> {
  const { id, role, name, channel, createdAt } = account
  const origin = channel === null ? '' : `，渠道 ${channel}`
  say(`${ROLE_NAMES[role]} ${name}（账号 ${id}，${formatWireTime(createdAt)} 注册${origin}）`)
  const summary = await loadRights(db, id, now)
  const left = [
    ...(summary.usesLeft === null ? [] : [`剩 ${summary.usesLeft} 次`]),
    ...(summary.essaysLeft === null ? [] : [`会员本期剩 ${summary.essaysLeft} 篇`]),
  ].join('，')
  const may = (await mayCorrect(db, id, now)) ? '可以' : '不能'
  say(`  现在${may}批改${left === '' ? '' : `：${left}`}`)
  say(`  试用：用过 ${await countTrialUses(db, id)} 次`)
}

async function sayGrants({ db, now, say }: AdminContext, accountId: number): Promise<void> {
  const origins = await listOrigins(db, accountId)
  for (const right of (await listRights(db, accountId)).slice(0, LISTED_MAX)) {
    const state =
      right.endsAt <= now
        ? '已到期'
        : right.startsAt > now
          ? '未开始'
          : right.uses !== null && right.used >= right.uses
            ? '已用完'
            : '有效'
    const lasts = `${formatWireTime(right.startsAt)} 至 ${formatWireTime(right.endsAt)}`
    const used = right.uses === null ? '按会员限额' : `用了 ${right.used}/${right.uses} 次`
    const origin = origins.get(right.id) ?? ''
    say(`  权益 ${right.id}：${KIND_NAMES[right.kind]} ${state}，${lasts}，${used}${origin}`)
  }
}

async function sayCards({ db, say }: AdminContext, accountId: number): Promise<void> {
  const cards = await db
    .select({
      number: gradingCards.number,
      batch: gradingCards.batch,
      boundAt: gradingCards.boundAt,
    })
    .from(gradingCards)
    .where(eq(gradingCards.boundBy, accountId))
    .orderBy(desc(gradingCards.boundAt))
    .limit(LISTED_MAX)
  for (const { number, batch, boundAt } of cards) {
    const bound = boundAt === null ? '' : ` ${formatWireTime(boundAt)} 绑定`
    // The last four digits tell one card from another and open none.
    say(`  批改卡 …${number.slice(-4)}（批次 ${batch}）${bound}`)
  }
}

async function sayOrders({ db, say }: AdminContext, accountId: number): Promise<void> {
  const bought = await db
    .select({
      orderNo: orders.orderNo,
      days: orders.days,
      amount: orders.amount,
      rechargeType: orders.rechargeType,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(LISTED_MAX)
  for (const { orderNo, days, amount, rechargeType, status, createdAt } of bought) {
    const price = `${(amount / 100).toFixed(2)} 元`
    const paid = `${RECHARGE_TYPE_NAMES[rechargeType]} ${ORDER_STATUS_NAMES[status]}`
    say(`  订单 ${orderNo}：${durationName(days)} ${price} ${paid}，${formatWireTime(createdAt)}`)
  }
}

/** Which order or batch of codes gave a right. */
async function listOrigins(db: Db, accountId: number): Promise<Map<number, string>> {
  const [paid, bound] = await Promise.all([
    db
      .select({ grantId: orders.grantId, orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.accountId, accountId)),
    db
      .select({ grantId: entitlements.grantId, batch: entitlements.batch })
      .from(entitlements)
      .where(eq(entitlements.boundBy, accountId)),
  ])
  const all = [
    ...paid.map(({ grantId, orderNo }) => [grantId, `，订单 ${orderNo}`] as const),
    ...bound.map(({ grantId, batch }) => [grantId, `，批次 ${batch}`] as const),
  ]
  return new Map(
    all.flatMap(([grantId, origin]) => (grantId === null ? [] : [[grantId, origin] as const])),
  )
}
