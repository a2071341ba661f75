/** What the membership screen says first: of membership, card and trial. */
type Rights = {
  validBillingCardUser: boolean
  validRechargeUser: boolean
  billingCardExpiryDate: string | null
  rechargeExpiryTime: string | null
  /** Of cards and the trial together; null: neither is in effect. */
  usesLeft: number | null
  essaysLeft: number | null
}

export function describeRights({
  validBillingCardUser,
  validRechargeUser,
  billingCardExpiryDate,
  rechargeExpiryTime,
  usesLeft,
  essaysLeft,
}: Rights): { title: string; lines: string[] } {
  const until = (time: string | null) => (time === null ? [] : [`有效期至 ${time.slice(0, 10)}`])
  const essays = essaysLeft === null ? [] : [`这 30 天里还能批改 ${essaysLeft} 篇作文`]
  const uses = usesLeft ?? 0
  if (validRechargeUser)
    return {
      title: '你是会员',
      lines: [
        ...until(rechargeExpiryTime),
        ...essays,
        ...(uses > 0 ? [`另外还有 ${uses} 次批改（批改卡和试用）`] : []),
      ],
    }
  if (validBillingCardUser)
    return {
      title: '批改卡使用中',
      lines: [
        ...until(billingCardExpiryDate),
        ...essays,
        ...(uses > 0 ? [`还能批改 ${uses} 次`] : []),
      ],
    }
  const title = rechargeExpiryTime === null ? '还不是会员' : '会员已到期'
  return {
    title,
    lines: [uses > 0 ? `免费试用还剩 ${uses} 次批改` : '批改次数已经用完，开通会员后可以继续批改'],
  }
}
