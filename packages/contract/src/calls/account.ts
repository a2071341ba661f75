import * as z from 'zod/mini'
import { COUNTRIES, DEFAULT_COUNTRY } from '../terms/countries.ts'
import { defineCall } from './defineCall.ts'
import { text } from './wire.ts'

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

const places = z.array(z.object({ id: z.string(), name: z.string() }))
const placeId = z.string().check(z.regex(/^[0-9A-Z]{1,12}$/))

/** Provinces, or a country's states: China unless another country is named (spec 1 §7; decisions 9: Malaysia). */
export const getProvince = defineCall({
  name: 'getProvince', method: 'GET', path: '/correct/pub/region/provinces.mvc', who: 'anyone',
  request: z.object({ countryId: z._default(z.enum(COUNTRIES), DEFAULT_COUNTRY) }),
  entity: places,
})

export const getCity = defineCall({
  name: 'getCity', method: 'GET', path: '/correct/pub/region/cities.mvc', who: 'anyone',
  request: z.object({ provinceId: placeId }),
  entity: places,
})

export const getRegion = defineCall({
  name: 'getRegion', method: 'GET', path: '/correct/pub/region/regions.mvc', who: 'anyone',
  request: z.object({ cityId: placeId }),
  entity: places,
})

/** Schools of one region by name, at most SCHOOLS_SHOWN_MAX; `name` narrows them. */
export const searchSchools = defineCall({
  name: 'searchSchools', method: 'GET', path: '/correct/pub/region/schools.mvc', who: 'anyone',
  request: z.object({ regionId: placeId, name: z.optional(text({ max: 40 })) }),
  entity: z.array(z.object({ id: z.number(), name: z.string() })),
})

/** isMalaysia = the school (the teacher's, or that of the pupil's classes) lies there (decisions 9). */
export const anyoneInfo = defineCall({
  name: 'anyoneInfo', method: 'GET', path: '/correct/api/account/anyoneInfo.mvc', who: ['student', 'teacher'],
  request: z.object({}),
  entity: z.object({ isMalaysia: z.boolean() }),
})
