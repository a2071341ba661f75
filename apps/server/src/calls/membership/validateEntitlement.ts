import type { validateEntitlement as call } from '@zhupi/contract/calls/membership.ts'
import { isEntitlementBound } from '../../records/entitlement.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const validateEntitlement: Handler<typeof call> = async ({ bookCode }, { db }) => {
  const isBound = (await isEntitlementBound(db, bookCode)) ?? refuse('noSuchEntitlement')
  return isBound ? 1 : 0
}
