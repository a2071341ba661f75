/** What the server sees of the request, for support: nothing of an account. */
import type { getProfile as call } from '@zhupi/contract/calls/account.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { PRODUCT_VERSION } from '@zhupi/contract/terms/product.ts'
import type { Handler } from '../handler.ts'

const USER_AGENT_SHOWN = 500

export const getProfile: Handler<typeof call> = async (_request, { address, userAgent, now }) => ({
  address,
  userAgent: userAgent.slice(0, USER_AGENT_SHOWN),
  time: formatWireTime(now),
  version: PRODUCT_VERSION,
})
