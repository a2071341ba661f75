/** What a person's right to corrections is and how much of it is left, in words. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getUserinfo } from '@zhupi/contract/calls/account.ts'

export type Rights = EntityOf<typeof getUserinfo>['accountInfo']

export function describeRights({
  validRechargeUser,
  validBillingCardUser,
  rechargeExpiryTime,
  billingCardExpiryDate,
  usesLeft,
  essaysLeft,
}: Rights): { badge: string; isVip: boolean; text: string; action: string } {
  const essays = essaysLeft === null ? '' : `，本期还可批改 ${essaysLeft} 篇`
  const uses = usesLeft === null ? '' : `，还剩 ${usesLeft} 次`
  if (validRechargeUser && rechargeExpiryTime !== null)
    return {
      badge: '会员',
      isVip: true,
      text: `${dayOf(rechargeExpiryTime)}到期${essays}`,
      action: '续费',
    }
  if (validBillingCardUser && billingCardExpiryDate !== null)
    return {
      badge: '批改卡',
      isVip: true,
      text: `${dayOf(billingCardExpiryDate)}到期${essays || uses}`,
      action: '开通会员',
    }
  if (usesLeft !== null && usesLeft > 0)
    return {
      badge: '试用',
      isVip: false,
      text: `还可以免费批改 ${usesLeft} 次`,
      action: '开通会员',
    }
  return {
    badge: '未开通',
    isVip: false,
    text: '批改次数已用完，开通会员或绑定批改卡后可以继续',
    action: '开通会员',
  }
}

/** yyyy-MM-dd HH:mm:ss → 2026年12月1日. */
function dayOf(wireTime: string): string {
  const [year, month, day] = wireTime.slice(0, 10).split('-')
  return `${year}年${Number(month)}月${Number(day)}日`
}
