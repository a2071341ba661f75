import * as z from 'zod/mini'
import { PASSWORD_MAX_LENGTH } from '../terms/limits.ts'
import { defineCall } from './defineCall.ts'
import { integer, text } from './wire.ts'

/** Password sign-in (spec 1 §7). `t` is the role type; `num` 0 = first sign-in. */
export const loginByPassword = defineCall({
  name: 'loginByPassword', method: 'POST', path: '/correct/pub/session/loginByPassword.mvc', who: 'anyone',
  request: z.object({
    uname: text({ min: 1, max: 32 }),
    pwd: text({ min: 1, max: PASSWORD_MAX_LENGTH }),
    t: integer({ min: 0, max: 1 }),
  }),
  entity: z.object({ ticket: z.string(), userLoginCode: z.string(), num: z.number() }),
})

export const logout = defineCall({
  name: 'logout', method: 'POST', path: '/correct/api/session/logout.mvc', who: ['student', 'teacher'],
  request: z.object({}),
  entity: z.null(),
})
