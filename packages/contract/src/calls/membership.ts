import * as z from 'zod/mini'
import { CARD_NUMBER_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../terms/limits.ts'
import { ORDER_STATUSES, PACKAGE_IDS, RECHARGE_TYPES } from '../terms/membership.ts'
import { SIGN_IN_RATE } from '../terms/rates.ts'
import { defineCall } from './defineCall.ts'
import { flag, id, integer, requestKey, text } from './wire.ts'

/** 1 = a correction may be asked for now. */
export const getEvaCount = defineCall({
  name: 'getEvaCount',
  method: 'GET',
  path: '/correct/api/membership/evaCount.mvc',
  who: ['student', 'teacher'],
  request: z.object({}),
  entity: z.number(),
})

/** The person's orders, the latest first. */
export const getRecharge = defineCall({
  name: 'getRecharge',
  method: 'GET',
  path: '/correct/api/membership/rechargeList.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    cpage: z._default(integer({ min: 1, max: 10_000 }), 1),
    psize: z._default(integer({ min: 1, max: 100 }), 100),
  }),
  entity: z.array(
    z.object({
      id: z.number(),
      orderId: z.string(),
      info: z.string(),
      memberInfo: z.string(),
      status: z.enum(ORDER_STATUSES),
      ctime: z.string(),
      /** What a waiting order was begun with, for who goes on paying it. */
      resume: z.nullable(
        z.object({
          rp: z.enum(PACKAGE_IDS),
          rt: z.enum(RECHARGE_TYPES),
          guardian: z.boolean(),
          requestKey: z.string(),
        }),
      ),
    }),
  ),
})

/**
 * Begins an order. `rp` the package, `rt` how it is paid, `alipayh5` the page of ours to come back
 * to (it gets `rechargeId`). The server alone knows the price. A minor's guardian has agreed where
 * `guardian` says so; without it a pupil is refused. The same requestKey begins no second order.
 */
export const recharge = defineCall({
  name: 'recharge',
  method: 'POST',
  path: '/correct/api/membership/recharge.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    rp: z.enum(PACKAGE_IDS),
    rt: z.enum(RECHARGE_TYPES),
    appType: z.optional(text({ max: 20 })),
    alipayh5: z.optional(text({ max: 200 })),
    /** JSAPI (`appType`): the code that WeChat's sign-in page came back with. */
    wxcode: z.optional(text({ max: 128 })),
    guardian: z._default(flag(), false),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.object({
    success: z.boolean(),
    rechargeId: z.number(),
    orderId: z.string(),
    /** The order's own token: opens its payment page, and nothing else. */
    token: z.string(),
    /**
     * Alipay: the address of the form that leads on to the cashier. WeChat H5: the cashier's
     * address.
     */
    alipayResponbody: z.nullable(z.string()),
    mweb_url: z.nullable(z.string()),
    /** WeChat inside its own web view (JSAPI). */
    jsapi: z.nullable(
      z.object({
        appId: z.string(),
        timeStamp: z.string(),
        nonceStr: z.string(),
        package: z.string(),
        signType: z.string(),
        paySign: z.string(),
      }),
    ),
  }),
})

/**
 * How the order stands; asks the gateway where it is still open. `amount` in yuan, like a
 * package's.
 */
export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/correct/api/membership/order.mvc',
  who: ['student', 'teacher'],
  request: z.object({ rechargeId: id() }),
  entity: z.object({
    id: z.number(),
    orderId: z.string(),
    status: z.enum(ORDER_STATUSES),
    info: z.string(),
    amount: z.number(),
    ctime: z.string(),
  }),
})

/** Binds a grading card; the message is shown either way. */
export const bindCard = defineCall({
  name: 'bindCard',
  method: 'POST',
  path: '/correct/api/membership/bindCard.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    source: z._default(text({ max: 20 }), 'H5'),
    cardNo: text({ min: 1, max: CARD_NUMBER_MAX_LENGTH }),
    cardPwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
  }),
  entity: z.object({ msg: z.string() }),
})

/** 1 = the entitlement code is bound already, 0 = free. An unknown one is refused. */
export const validateEntitlement = defineCall({
  name: 'validateEntitlement',
  method: 'GET',
  path: '/correct/pub/entitlement/validate.mvc',
  who: 'anyone',
  request: z.object({ bookCode: text({ min: 1, max: CARD_NUMBER_MAX_LENGTH }) }),
  entity: z.number(),
})

/** Makes the account's bound entitlements count from now. */
export const activateMember = defineCall({
  name: 'activateMember',
  method: 'POST',
  path: '/correct/pub/entitlement/activate.mvc',
  who: 'anyone',
  rate: SIGN_IN_RATE,
  request: z.object({
    mobile: text({ min: 1, max: 32 }),
    identity: z.enum(['STUDENT', 'TEACHER']),
  }),
  entity: z.null(),
})
