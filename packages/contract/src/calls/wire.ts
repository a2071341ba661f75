/**
 * Field helpers of form-encoded requests: every field arrives as text. Plain coercion is a trap
 * here (`Boolean('false')` is true, `Number('')` is 0), so each helper names the exact text it
 * accepts. What a helper reads, `toForm` (form.ts) writes.
 */
import * as z from 'zod/mini'
import { parseWireTime } from '../rules/shanghaiTime.ts'

/** Text PostgreSQL can keep: no NUL, no lone surrogate. */
const STORABLE = /^[^\0]*$/u

export function text(limits: { min?: number; max: number }) {
  return z.string().check(
    z.minLength(limits.min ?? 0),
    z.maxLength(limits.max),
    z.regex(STORABLE),
    z.refine((value) => value.isWellFormed(), 'lone surrogate'),
  )
}

/** A row's number: a positive safe integer. */
export function id() {
  return z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))
}

export function integer(limits: { min: number; max: number }) {
  return z.pipe(
    z.string().check(
      z.regex(/^-?\d{1,9}$/),
      z.refine(
        (value) => Number(value) >= limits.min && Number(value) <= limits.max,
        'out of range',
      ),
    ),
    z.transform(Number),
  )
}

/** A number with at most `digits` decimals. */
export function decimal(limits: { min: number; max: number; digits: number }) {
  return z.pipe(
    z.string().check(
      z.regex(new RegExp(`^\\d{1,6}(\\.\\d{1,${limits.digits}})?$`)),
      z.refine(
        (value) => Number(value) >= limits.min && Number(value) <= limits.max,
        'out of range',
      ),
    ),
    z.transform(Number),
  )
}

/**
 * What the sender made up for one act: a repeat with the same key is answered like the first, and
 * nothing is done twice.
 */
export function requestKey() {
  return z.string().check(z.regex(/^[0-9A-Za-z-]{16,64}$/))
}

export function flag() {
  return z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((value) => value === 'true' || value === '1'),
  )
}

export function time() {
  return z.pipe(
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      z.refine((value) => parseWireTime(value) !== undefined, 'no such time'),
    ),
    z.transform((value) => parseWireTime(value) ?? new Date(Number.NaN)),
  )
}

/** Comma-joined texts, each matching `pattern`, no more than `max`, doubles dropped. */
export function commaJoined(item: { pattern: RegExp; max: number }) {
  return z.pipe(
    z.string().check(z.refine((value) => isJoined(value, item), 'not a comma-joined list')),
    z.transform((value) => [...new Set(value.split(','))]),
  )
}

function isJoined(value: string, item: { pattern: RegExp; max: number }): boolean {
  const parts = value.split(',')
  return parts.length <= item.max && parts.every((part) => item.pattern.test(part))
}

/** A JSON text that holds what `schema` says. */
export function json<T extends z.core.$ZodType>(schema: T, limits: { max: number }) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(limits.max)),
      z.transform((value, context) => {
        try {
          return JSON.parse(value)
        } catch {
          context.issues.push({ code: 'custom', message: 'not JSON', input: value })
          return z.NEVER
        }
      }),
    ),
    schema,
  )
}

/** A field that may be left out or sent empty. */
export function optional<T extends z.core.$ZodType>(schema: T) {
  return z.optional(schema)
}
