/** One account's rights to corrections: what it has, where each came from, what was used (for a person who asks why). */
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  ORDER_STATUS_NAMES,
  RECHARGE_TYPE_NAMES,
  durationName,
  type GrantKind,
} from '@zhupi/contract/terms/membership.ts'
import { ROLES, type Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import {
  correctionCharges,
  entitlements,
  gradingCards,
  orders,
} from '@zhupi/server/db/schema/membership.ts'
import { listRights, loadRights, mayCorrect } from '@zhupi/server/records/rights.ts'
import { audit } from './audit.ts'
import { AdminError, type AdminContext, type Command } from './command.ts'
import { ROLE_NAMES } from './people.ts'

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
    phone: { hint: '账号的手机号', isNeeded: true },
    role: { hint: 'student 或 teacher；不写则两种身份都查' },
  },
  run: async (fields, context) => {
    const phone = fields.phone('phone')
    const role = fields.findRole()
    const found = await context.db
      .select({
        id: accounts.id,
        role: accounts.role,
        name: accounts.name,
        channel: accounts.channel,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .where(and(eq(accounts.phone, phone), isNull(accounts.removedAt)))
    const asked = found
      .filter((account) => role === undefined || account.role === role)
      .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
    if (asked.length === 0)
      throw new AdminError(
        `--phone：${phone} 没有${role === undefined ? '' : ROLE_NAMES[role]}账号`,
      )
    for (const account of asked) {
      await audit(context.db, context, 'rights', { accountId: account.id })
      await sayRights(context, account)
    }
  },
}

async function sayRights(
  { db, now, say }: AdminContext,
  account: { id: number; role: Role; name: string; channel: string | null; createdAt: Date },
): Promise<void> {
  const summary = await loadRights(db, account.id, now)
  const left = [
    summary.usesLeft === null ? [] : [`剩 ${summary.usesLeft} 次`],
    summary.essaysLeft === null ? [] : [`会员本期剩 ${summary.essaysLeft} 篇`],
  ].flat()
  say(
    `${ROLE_NAMES[account.role]} ${account.name}（账号 ${account.id}，${formatWireTime(account.createdAt)} 注册${account.channel === null ? '' : `，渠道 ${account.channel}`}）`,
  )
  say(
    `  现在${(await mayCorrect(db, account.id, now)) ? '可以' : '不能'}批改${left.length === 0 ? '' : `：${left.join('，')}`}`,
  )
  const trial = await countTrial(db, account.id)
  say(`  试用：用过 ${trial} 次`)
  const origins = await listOrigins(db, account.id)
  for (const right of (await listRights(db, account.id)).slice(0, LISTED_MAX)) {
    const state =
      right.endsAt <= now
        ? '已到期'
        : right.startsAt > now
          ? '未开始'
          : right.uses !== null && right.used >= right.uses
            ? '已用完'
            : '有效'
    say(
      `  权益 ${right.id}：${KIND_NAMES[right.kind]} ${state}，${formatWireTime(right.startsAt)} 至 ${formatWireTime(right.endsAt)}，${right.uses === null ? '按会员限额' : `用了 ${right.used}/${right.uses} 次`}${origins.get(right.id) ?? ''}`,
    )
  }
  const cards = await db
    .select({
      number: gradingCards.number,
      batch: gradingCards.batch,
      boundAt: gradingCards.boundAt,
    })
    .from(gradingCards)
    .where(eq(gradingCards.boundBy, account.id))
    .orderBy(desc(gradingCards.boundAt))
    .limit(LISTED_MAX)
  // The last four digits tell one card from another and open none.
  for (const card of cards)
    say(
      `  批改卡 …${card.number.slice(-4)}（批次 ${card.batch}）${card.boundAt === null ? '' : ` ${formatWireTime(card.boundAt)} 绑定`}`,
    )
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
    .where(eq(orders.accountId, account.id))
    .orderBy(desc(orders.id))
    .limit(LISTED_MAX)
  for (const order of bought)
    say(
      `  订单 ${order.orderNo}：${durationName(order.days)} ${(order.amount / 100).toFixed(2)} 元 ${RECHARGE_TYPE_NAMES[order.rechargeType]} ${ORDER_STATUS_NAMES[order.status]}，${formatWireTime(order.createdAt)}`,
    )
}

async function countTrial(db: Db, accountId: number): Promise<number> {
  const [taken] = await db
    .select({ uses: count() })
    .from(correctionCharges)
    .where(
      and(
        eq(correctionCharges.accountId, accountId),
        isNull(correctionCharges.grantId),
        isNull(correctionCharges.refundedAt),
      ),
    )
  return taken?.uses ?? 0
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
    all.flatMap(([grantId, words]) => (grantId === null ? [] : [[grantId, words] as const])),
  )
}
