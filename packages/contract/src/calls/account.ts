import * as z from 'zod/mini'
import { COUNTRIES, DEFAULT_COUNTRY } from '../terms/countries.ts'
import { MINUTE_MS } from '../terms/durations.ts'
import {
  AVATAR_MAX_LENGTH,
  FEEDBACK_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SMS_CODE_LENGTH,
} from '../terms/limits.ts'
import { ERROR_REPORT_RATE, UPLOAD_RATE } from '../terms/rates.ts'
import { SPEECH_USES } from '../terms/speech.ts'
import { consentWording, goesOutside } from './consentWording.ts'
import { defineCall } from './defineCall.ts'
import { flag, requestKey, text } from './wire.ts'

/**
 * What gives the right to corrections: cards and codes on one side, bought membership on the other.
 */
const accountInfo = z.object({
  validBillingCardUser: z.boolean(),
  validRechargeUser: z.boolean(),
  billingCardExpiryDate: z.nullable(z.string()),
  rechargeExpiryTime: z.nullable(z.string()),
  /** What is left: uses, and essays of the current period. */
  usesLeft: z.nullable(z.number()),
  essaysLeft: z.nullable(z.number()),
})

/** The pupil's own profile. */
export const getUserinfo = defineCall({
  name: 'getUserinfo',
  method: 'GET',
  path: '/correct/student/api/account/userinfo.mvc',
  who: ['student'],
  request: z.object({}),
  entity: z.object({
    userId: z.string(),
    name: z.string(),
    nickname: z.string(),
    /** '' where none is bound. */
    mobile: z.string(),
    /** The account name that the school printed; '' where the person registered. */
    loginName: z.string(),
    headImage: z.nullable(z.string()),
    studentNumber: z.string(),
    statistics: z.object({
      learningDay: z.number(),
      practiceCount: z.number(),
      bestScore: z.nullable(z.number()),
    }),
    accountInfo,
  }),
})

/** The teacher's own profile. A school shows as verified only after an operator said so. */
export const getTeacherInfo = defineCall({
  name: 'getTeacherInfo',
  method: 'GET',
  path: '/correct/teacher/api/account/info.mvc',
  who: ['teacher'],
  request: z.object({}),
  entity: z.object({
    userId: z.string(),
    name: z.string(),
    nickname: z.string(),
    mobile: z.string(),
    /** Pupils whom a school made have one; '' for teachers. */
    loginName: z.string(),
    headImage: z.nullable(z.string()),
    schoolName: z.string(),
    isSchoolVerified: z.boolean(),
    jobNumber: z.string(),
    classList: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
    accountInfo,
  }),
})

const name = text({ min: 1, max: NAME_MAX_LENGTH })
const changedMobile = z.object({
  mobile: text({ min: 1, max: 32 }),
  smscode: z.string().check(z.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`))),
})

export const updateUsername = defineCall({
  name: 'updateUsername',
  method: 'POST',
  path: '/correct/student/api/account/updateName.mvc',
  who: ['student'],
  request: z.object({ name }),
  entity: z.null(),
})
export const updateTeacherName = defineCall({
  name: 'updateTeacherName',
  method: 'POST',
  path: '/correct/teacher/api/account/updateName.mvc',
  who: ['teacher'],
  request: z.object({ name }),
  entity: z.null(),
})
/** Another phone, proved by a code (TYPE_FIND_PWD) that went to it. */
export const updateStudentMobile = defineCall({
  name: 'updateStudentMobile',
  method: 'POST',
  path: '/correct/student/api/account/updateMobile.mvc',
  who: ['student'],
  request: changedMobile,
  entity: z.null(),
})
export const updateTeacherMobile = defineCall({
  name: 'updateTeacherMobile',
  method: 'POST',
  path: '/correct/teacher/api/account/updateMobile.mvc',
  who: ['teacher'],
  request: changedMobile,
  entity: z.null(),
})

/** What shared pages and posters show instead of the name; empty = surname + 同学. */
export const updateNickname = defineCall({
  name: 'updateNickname',
  method: 'POST',
  path: '/correct/api/account/updateNickname.mvc',
  who: ['student', 'teacher'],
  request: z.object({ nickname: text({ max: NAME_MAX_LENGTH }) }),
  entity: z.null(),
})

/** The person's picture as the browser made it small: a JPEG data URL; empty = none. */
export const updateAvatar = defineCall({
  name: 'updateAvatar',
  method: 'POST',
  path: '/correct/api/account/updateAvatar.mvc',
  who: ['student', 'teacher'],
  rate: UPLOAD_RATE,
  bodyBytes: 300_000,
  request: z.object({ image: text({ max: AVATAR_MAX_LENGTH }) }),
  entity: z.null(),
})

export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'POST',
  path: '/correct/api/account/feedback.mvc',
  who: ['student', 'teacher'],
  request: z.object({
    name: z.optional(text({ max: NAME_MAX_LENGTH })),
    phone: text({ min: 1, max: 32 }),
    content: text({ min: 1, max: FEEDBACK_MAX_LENGTH }),
    requestKey: z.optional(requestKey()),
  }),
  entity: z.null(),
})

/**
 * How to reach the people behind the product, as configured; for the about page and the feedback.
 */
export const getContact = defineCall({
  name: 'getContact',
  method: 'GET',
  path: '/correct/pub/account/contact.mvc',
  who: 'anyone',
  request: z.object({}),
  entity: z.object({
    phone: z.string(),
    chat: z.string(),
    publicAccounts: z.array(z.string()),
    hidesPricesOnIos: z.boolean(),
    /** Whose recordings the server turns into text. */
    speech: z.enum(SPEECH_USES),
    ...consentWording,
  }),
})

/** What the server sees of the request, for support. */
export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/correct/pub/account/profile.mvc',
  who: 'anyone',
  request: z.object({}),
  entity: z.object({
    address: z.string(),
    userAgent: z.string(),
    time: z.string(),
    version: z.string(),
  }),
})

/**
 * Removes the account: out of every list at once, erased after 30 days. GET, because that is how it
 * stands on the wire.
 */
export const removeUser = defineCall({
  name: 'removeUser',
  method: 'GET',
  path: '/correct/api/account/remove.mvc',
  who: ['student', 'teacher'],
  request: z.object({ identity: z.enum(['STUDENT', 'TEACHER']) }),
  entity: z.null(),
})

/** Everything of one's own: a zip (Base64) of pages to read (HTML) and of data (JSON). */
export const exportMyData = defineCall({
  name: 'exportMyData',
  method: 'POST',
  path: '/correct/api/account/export.mvc',
  who: ['student', 'teacher'],
  // Packing it is minutes of ordinary calls.
  rate: [{ name: 'exportsPerPerson', per: 'person', max: 10, withinMs: 10 * MINUTE_MS }],
  request: z.object({}),
  entity: z.object({ fileName: z.string(), zip: z.string() }),
})

/**
 * The guardian's consent for a child under 14: asked when the grade is first known and is 8 or
 * lower.
 */
export const getConsent = defineCall({
  name: 'getConsent',
  method: 'GET',
  path: '/correct/student/api/account/consent.mvc',
  who: ['student'],
  isOpenBeforeOwnPassword: true,
  request: z.object({}),
  entity: z.object({
    state: z.enum(['none', 'given', 'refused']),
    /** The wording that stands now. */
    version: z.string(),
    /** The latest answer was to that wording. */
    isCurrent: z.boolean(),
    ...goesOutside,
    guardianPhone: z.nullable(z.string()),
    time: z.nullable(z.string()),
  }),
})

export const saveConsent = defineCall({
  name: 'saveConsent',
  method: 'POST',
  path: '/correct/student/api/account/saveConsent.mvc',
  who: ['student'],
  isOpenBeforeOwnPassword: true,
  request: z.object({
    guardianPhone: text({ max: 32 }),
    isGiven: flag(),
    /** A yes to correction may leave out the services outside: then the product does it all. */
    isOutsideGiven: z._default(flag(), false),
    version: text({ min: 1, max: 20 }),
    /** A yes that grants more than before needs the code (TYPE_GUARDIAN) that went to this phone; a no needs none. */
    smscode: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`)))),
  }),
  entity: z.null(),
})

const places = z.array(z.object({ id: z.string(), name: z.string() }))
const placeId = z.string().check(z.regex(/^[0-9A-Z]{1,12}$/))

/** Provinces, or a country's states: China unless another country is named. */
export const getProvince = defineCall({
  name: 'getProvince',
  method: 'GET',
  path: '/correct/pub/region/provinces.mvc',
  who: 'anyone',
  request: z.object({ countryId: z._default(z.enum(COUNTRIES), DEFAULT_COUNTRY) }),
  entity: places,
})

export const getCity = defineCall({
  name: 'getCity',
  method: 'GET',
  path: '/correct/pub/region/cities.mvc',
  who: 'anyone',
  request: z.object({ provinceId: placeId }),
  entity: places,
})

export const getRegion = defineCall({
  name: 'getRegion',
  method: 'GET',
  path: '/correct/pub/region/regions.mvc',
  who: 'anyone',
  request: z.object({ cityId: placeId }),
  entity: places,
})

/** Schools of one region by name, at most SCHOOLS_SHOWN_MAX; `name` narrows them. */
export const searchSchools = defineCall({
  name: 'searchSchools',
  method: 'GET',
  path: '/correct/pub/region/schools.mvc',
  who: 'anyone',
  request: z.object({ regionId: placeId, name: z.optional(text({ max: 40 })) }),
  entity: z.array(z.object({ id: z.number(), name: z.string() })),
})

/** isMalaysia = the school (the teacher's, or that of the pupil's classes) lies there. */
export const anyoneInfo = defineCall({
  name: 'anyoneInfo',
  method: 'GET',
  path: '/correct/api/account/anyoneInfo.mvc',
  who: ['student', 'teacher'],
  request: z.object({}),
  entity: z.object({ isMalaysia: z.boolean() }),
})

/** An error in the browser, for the server's log: rules/errorReport.ts says what may be told. */
export const reportError = defineCall({
  name: 'reportError',
  method: 'POST',
  path: '/correct/pub/account/reportError.mvc',
  who: 'anyone',
  rate: ERROR_REPORT_RATE,
  request: z.object({
    message: text({ max: 500 }),
    /** Joined by line ends, as a stack is. */
    frames: text({ max: 1_000 }),
    build: text({ max: 64 }),
    screen: text({ max: 200 }),
  }),
  entity: z.null(),
})
