import * as z from 'zod/mini'
import {
  CARD_NUMBER_MAX_LENGTH,
  CHANNEL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  SMS_CODE_LENGTH,
} from '../terms/limits.ts'
import { PROVEN_ACTS } from '../terms/proof.ts'
import { PASSWORD_SIGN_IN_RATE, PROOF_RATE, SIGN_IN_RATE, SMS_RATE } from '../terms/rates.ts'
import { SMS_TYPES } from '../terms/sms.ts'
import { defineCall } from './defineCall.ts'
import { flag, id, integer, text } from './wire.ts'

const ticket = z.object({
  ticket: z.string(),
  userLoginCode: z.string(),
  num: z.number(),
  /** Somebody else chose the password: first of all the person chooses an own one. */
  needsOwnPassword: z.boolean(),
})
const mobile = text({ min: 1, max: 32 })
const smscode = z.string().check(z.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`)))
const roleType = integer({ min: 0, max: 1 })

/**
 * Password sign-in. `uname` is a phone, a printed account name, or class code and student number
 * (rules/accountName.ts). `t` is the role type; `num` 0 = first sign-in.
 */
export const loginByPassword = defineCall({
  name: 'loginByPassword',
  method: 'POST',
  path: '/correct/pub/session/loginByPassword.mvc',
  who: 'anyone',
  remembersDevice: true,
  rate: PASSWORD_SIGN_IN_RATE,
  request: z.object({
    uname: text({ min: 1, max: 32 }),
    pwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
    t: roleType,
  }),
  entity: ticket,
})

/** SMS sign-in; a phone without an account is refused as phoneUnknown, and registration follows. */
export const loginBySms = defineCall({
  name: 'loginBySms',
  method: 'POST',
  path: '/correct/pub/session/loginBySms.mvc',
  who: 'anyone',
  remembersDevice: true,
  rate: SIGN_IN_RATE,
  request: z.object({ mobile, smscode, t: roleType }),
  entity: ticket,
})

/**
 * Sends a code to the phone, given encrypted. The same answer for a known and an unknown phone;
 * `demoCode` in demo mode only.
 */
export const getSmsCode2 = defineCall({
  name: 'getSmsCode2',
  method: 'POST',
  path: '/correct/pub/session/smsCode2.mvc',
  who: 'anyone',
  rate: SMS_RATE,
  request: z.object({ type: z.enum(SMS_TYPES), mobile: text({ min: 1, max: 128 }) }),
  entity: z.object({ demoCode: z.nullable(z.string()) }),
})

const newcomer = {
  mobile,
  password: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
  smscode,
  name: text({ min: 1, max: NAME_MAX_LENGTH }),
  /** The channel that brought the person: `c` in the registration's address. */
  cid: z.optional(text({ max: CHANNEL_MAX_LENGTH })),
}

export const registerStudent = defineCall({
  name: 'registerStudent',
  method: 'POST',
  path: '/correct/pub/session/registerStudent.mvc',
  who: 'anyone',
  rate: SIGN_IN_RATE,
  request: z.object(newcomer),
  entity: z.null(),
})

/** A variant without a school exists; the product's own screen asks for one. */
export const registerTeacher = defineCall({
  name: 'registerTeacher',
  method: 'POST',
  path: '/correct/pub/session/registerTeacher.mvc',
  who: 'anyone',
  rate: SIGN_IN_RATE,
  request: z.object({ ...newcomer, schoolId: z.optional(id()) }),
  entity: z.null(),
})

/**
 * A forgotten or changed password; every session of the account ends. `isteacher` names the role.
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/correct/pub/session/resetPassword.mvc',
  who: 'anyone',
  rate: SIGN_IN_RATE,
  request: z.object({
    mobile,
    pwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
    smscode,
    isteacher: z._default(flag(), false),
  }),
  entity: z.null(),
})

/**
 * Whether the code for a new password is right, before the password is thought up. A right one stays
 * good for resetPassword, which alone uses it; a wrong one is a try, wherever it is made.
 */
export const checkResetCode = defineCall({
  name: 'checkResetCode',
  method: 'POST',
  path: '/correct/pub/session/checkResetCode.mvc',
  who: 'anyone',
  rate: SIGN_IN_RATE,
  request: z.object({ mobile, smscode }),
  entity: z.null(),
})

/**
 * Signs in an existing account by SMS and binds the entitlement to it, together. No account is
 * made.
 */
export const loginEntitlement = defineCall({
  name: 'loginEntitlement',
  method: 'POST',
  path: '/correct/pub/session/loginEntitlement.mvc',
  who: 'anyone',
  remembersDevice: true,
  rate: SIGN_IN_RATE,
  request: z.object({
    mobile,
    smscode,
    bookCode: text({ min: 1, max: CARD_NUMBER_MAX_LENGTH }),
    cid: z.optional(text({ max: CHANNEL_MAX_LENGTH })),
  }),
  entity: z.object({
    ticket: z.string(),
    userLoginCode: z.string(),
    num: z.number(),
    needsOwnPassword: z.boolean(),
    isStudent: z.boolean(),
  }),
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/correct/api/session/logout.mvc',
  who: ['student', 'teacher'],
  isOpenBeforeOwnPassword: true,
  request: z.object({}),
  entity: z.null(),
})

/** What the first sign-in with a password that somebody else chose still has to ask for. */
export const getFirstSignIn = defineCall({
  name: 'getFirstSignIn',
  method: 'GET',
  path: '/correct/api/session/firstSignIn.mvc',
  who: ['student', 'teacher'],
  isOpenBeforeOwnPassword: true,
  request: z.object({}),
  entity: z.object({
    name: z.string(),
    /** '' where the person registered. */
    loginName: z.string(),
    needsOwnPassword: z.boolean(),
    needsAgreement: z.boolean(),
    /** A child of grade 8 or lower whose guardian has not answered yet. */
    asksGuardian: z.boolean(),
  }),
})

/** An own password in place of one that somebody else chose, and the agreement where it lacks. */
export const finishFirstSignIn = defineCall({
  name: 'finishFirstSignIn',
  method: 'POST',
  path: '/correct/api/session/finishFirstSignIn.mvc',
  who: ['student', 'teacher'],
  isOpenBeforeOwnPassword: true,
  request: z.object({
    pwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
    hasAgreed: z._default(flag(), false),
  }),
  entity: z.null(),
})

const pwd = text({ min: 1, max: PASSWORD_MAX_LENGTH })

/**
 * Another password by the present one, for accounts without a phone too. The session goes on.
 */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/correct/api/session/changePassword.mvc',
  who: ['student', 'teacher'],
  rate: PROOF_RATE,
  request: z.object({ oldPwd: pwd, pwd }),
  entity: z.null(),
})

/**
 * Who has the ticket proves to be the person: by the password, or by a code (TYPE_FIND_PWD) that
 * went to the account's own phone. Opens one act for PROOF_MINUTES.
 */
export const proveIdentity = defineCall({
  name: 'proveIdentity',
  method: 'POST',
  path: '/correct/api/session/prove.mvc',
  who: ['student', 'teacher'],
  rate: PROOF_RATE,
  request: z.object({
    act: z.enum(PROVEN_ACTS),
    pwd: z.optional(pwd),
    smscode: z.optional(smscode),
  }),
  entity: z.null(),
})
