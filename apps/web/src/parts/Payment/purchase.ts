/**
 * A purchase as its page's address names it, with the call's own parameters. A reload goes on with
 * the same order.
 */
import {
  PACKAGE_IDS,
  RECHARGE_TYPES,
  type PackageId,
  type RechargeType,
} from '@zhupi/contract/terms/membership.ts'

export type Purchase = {
  packageId: PackageId
  type: RechargeType
  hasGuardian: boolean
  requestKey: string
}

const REQUEST_KEY = /^[0-9A-Za-z-]{16,64}$/

export function writePurchase({ packageId, type, hasGuardian, requestKey }: Purchase): string {
  return new URLSearchParams({
    rp: packageId,
    rt: type,
    ...(hasGuardian && { guardian: '1' }),
    key: requestKey,
  }).toString()
}

/** undefined: nothing that can be bought. */
export function readPurchase(query: URLSearchParams): Purchase | undefined {
  const packageId = PACKAGE_IDS.find((id) => id === query.get('rp'))
  const type = RECHARGE_TYPES.find((id) => id === query.get('rt'))
  const requestKey = query.get('key') ?? ''
  if (packageId === undefined || type === undefined || !REQUEST_KEY.test(requestKey))
    return undefined
  return { packageId, type, hasGuardian: query.get('guardian') === '1', requestKey }
}

/**
 * The page after the cashier: what became of this order. The purchase stays beside it, so that
 * paying can go on.
 */
export function writeOrder(rechargeId: number, purchase?: Purchase): string {
  const query = new URLSearchParams(purchase && writePurchase(purchase))
  query.set('rechargeId', String(rechargeId))
  return query.toString()
}

export function readOrder(query: URLSearchParams): number | undefined {
  const id = query.get('rechargeId') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
