import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'

/** The pupil's own profile (spec 2 §3 User info). */
export const getUserinfo = defineCall({
  name: 'getUserinfo', method: 'GET', path: '/correct/student/api/account/userinfo.mvc', who: ['student'],
  request: z.object({}),
  entity: z.object({ userId: z.string(), name: z.string(), mobile: z.string() }),
})

/** The teacher's own profile (spec 3 §3 Teacher info). */
export const getTeacherInfo = defineCall({
  name: 'getTeacherInfo', method: 'GET', path: '/correct/teacher/api/account/info.mvc', who: ['teacher'],
  request: z.object({}),
  entity: z.object({ userId: z.string(), name: z.string(), mobile: z.string(), schoolName: z.string() }),
})
