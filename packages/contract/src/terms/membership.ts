/** Membership packages, how they are paid, what they give. A month counts as 30 days. */
export const PACKAGES = [
  { id: 'A_WEEK', days: 7, name: '1周' },
  { id: 'A_MONTH', days: 30, name: '1个月' },
  { id: 'A_QUARTER', days: 90, name: '3个月' },
  { id: 'HALF_YEAR', days: 180, name: '半年' },
  { id: 'A_YEAR', days: 365, name: '1年' },
] as const
export type PackageId = (typeof PACKAGES)[number]['id']
export const PACKAGE_IDS = [
  'A_WEEK',
  'A_MONTH',
  'A_QUARTER',
  'HALF_YEAR',
  'A_YEAR',
] as const satisfies readonly PackageId[]
export const DEFAULT_PACKAGE: PackageId = 'A_WEEK'

/** Days → label, for order history too. */
export function durationName(days: number): string {
  return PACKAGES.find((each) => each.days === days)?.name ?? `${days}天`
}

export const RECHARGE_TYPES = ['WECHAT', 'ALIPAY'] as const
export type RechargeType = (typeof RECHARGE_TYPES)[number]
export const RECHARGE_TYPE_NAMES: Record<RechargeType, string> = {
  WECHAT: '微信支付',
  ALIPAY: '支付宝',
}

/** An order: waiting for the gateway, paid (and credited), closed without payment. */
export const ORDER_STATUSES = ['waiting', 'paid', 'closed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export const ORDER_STATUS_NAMES: Record<OrderStatus, string> = {
  waiting: '待支付',
  paid: '已支付',
  closed: '已关闭',
}

/** Where a right to corrections comes from. */
export const GRANT_KINDS = ['membership', 'card', 'promotion', 'entitlement'] as const
export type GrantKind = (typeof GRANT_KINDS)[number]

/** Essays that a membership counts in each of its periods. */
export const VIP_ESSAYS_PER_PERIOD = 40
export const VIP_PERIOD_DAYS = 30
export const VIP_REVISIONS_PER_DAY = 100
export const PROMOTION_USES = 15
export const PROMOTION_DAYS = 30
/** The wait before the WeChat pay page, outside a mini-program. */
export const PAY_WAIT_SECONDS = 10
export const ORDER_MINUTES = 30
