/**
 * How often a call may be made, beyond what http/rates.ts of the server allows any call. All
 * servers count together. See docs/decisions/call-rates.md.
 */
import { HOUR_MS, MINUTE_MS } from './durations.ts'

export type CallRate = {
  /** Calls whose rates have the same name share one count. */
  name: string
  /** What is counted: one person, one account as it is named from one address, or one address. */
  per: 'person' | 'account' | 'address'
  max: number
  withinMs: number
}

/**
 * A whole school may stand behind one address: sixty pupils of one lesson register, sign in and
 * mistype, and so do the classes next door.
 */
const SIGN_INS_PER_ADDRESS = {
  name: 'signInsPerAddress',
  per: 'address',
  max: 2_000,
  withinMs: 5 * MINUTE_MS,
} as const satisfies CallRate

/** Wrong passwords of one account are slowed down besides: terms/signInDelays.ts. */
export const PASSWORD_SIGN_IN_RATE = [SIGN_INS_PER_ADDRESS]

/** For the other calls that guess at a secret or name an account. */
export const SIGN_IN_RATE = [
  SIGN_INS_PER_ADDRESS,
  { name: 'signInsPerAccount', per: 'account', max: 10, withinMs: 5 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** A phone has its own limits (terms/limits.ts); this one spares the carrier and the database. */
export const SMS_RATE = [
  { name: 'smsAskedPerAddress', per: 'address', max: 1_200, withinMs: HOUR_MS },
] as const satisfies readonly CallRate[]

/** A teacher who writes to each pupil of a class stays below it. */
export const MESSAGE_RATE = [
  { name: 'messagesPerPerson', per: 'person', max: 120, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** One posting reaches many classes. */
export const POSTING_RATE = [
  { name: 'postingsPerPerson', per: 'person', max: 60, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** No call's own: what starts a correction is counted where it starts, after the draft is stored. */
export const CORRECTION_RATE = {
  name: 'correctionsPerPerson',
  max: 60,
  withinMs: 10 * MINUTE_MS,
} as const satisfies Omit<CallRate, 'per'>

export const UPLOAD_RATE = [
  { name: 'uploadsPerPerson', per: 'person', max: 60, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** A teacher photographs the essays of a class, two pages each. */
export const PHOTO_RATE = [
  { name: 'photosPerPerson', per: 'person', max: 120, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** Each becomes a pupil's hand-in with its correction; a teacher enters two classes one after the other. */
export const ENTRY_RATE = [
  { name: 'entriesPerPerson', per: 'person', max: 120, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** Guesses by somebody who found a device that is signed in. */
export const PROOF_RATE = [
  { name: 'proofsPerPerson', per: 'person', max: 10, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** A build with a fault has it on many devices: a few tell enough. */
export const ERROR_REPORT_RATE = [
  { name: 'errorReportsPerAddress', per: 'address', max: 30, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** Each draws up to a class's essays. */
export const PRINT_RATE = [
  { name: 'printsPerPerson', per: 'person', max: 20, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** Each is paid for. A teacher drafts the remarks of two classes one after the other. */
export const MODEL_REMARK_RATE = [
  { name: 'modelRemarksPerPerson', per: 'person', max: 120, withinMs: HOUR_MS },
] as const satisfies readonly CallRate[]

export const SHARE_RATE = [
  { name: 'sharesPerPerson', per: 'person', max: 30, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]

/** A link that is sent to a class is opened by all its parents, many behind one address. */
export const SHARED_READ_RATE = [
  { name: 'sharedReadsPerAddress', per: 'address', max: 600, withinMs: 10 * MINUTE_MS },
] as const satisfies readonly CallRate[]
