/**
 * How wrong passwords slow the next try down; none of it ever locks an account. Why it is so:
 * docs/decisions/guessing.md.
 */
import { DAY_MS, MINUTE_MS, SECOND_MS } from './durations.ts'

/** Wrong passwords in a row from one place before it has to wait. */
export const FREE_PASSWORD_TRIES = 9

/** After the tenth wrong password, the eleventh, and so on; the last holds from then on. */
export const PASSWORD_DELAYS_MS = [
  10 * SECOND_MS,
  20 * SECOND_MS,
  40 * SECOND_MS,
  80 * SECOND_MS,
  3 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
] as const

/** Without another wrong one for so long, a place begins anew. */
export const PASSWORD_TRIES_FORGOTTEN_MS = DAY_MS

/** So many wrong passwords a day, from wherever, and a place that the account does not know waits. */
export const GUESSED_AT_FROM = 50
/** What it waits then: the first step at GUESSED_AT_FROM, doubled with each further so many. */
export const GUESSED_AT_DELAY_MS = 5 * SECOND_MS
/** The right password never waits longer than this for what others have typed. */
export const GUESSED_AT_DELAY_MAX_MS = MINUTE_MS

/** A browser that signed in to the account this lately is known to it. */
export const DEVICE_KNOWN_MS = 90 * DAY_MS
