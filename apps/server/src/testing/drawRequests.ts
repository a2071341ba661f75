/**
 * Requests for the fuzz test, drawn from each call's own schema: fields that fit, fields that are
 * wrong in every known way, and both mixed.
 */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'

export type DrawnField = [name: string, value: string]

const HUGE = 200_000

/** What breaks careless servers. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '0x10',
    '1.5',
    'true',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    '\0',
    'a\0b',
    '\uD800',
    '\uDFFF\uD83D',
    '😀'.repeat(50),
    '𠮷',
    '\u202E反',
    '‍',
    '\r\n\r\n',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '__proto__',
    '{"__proto__":{"admin":true}}',
    '[[[[[[[[[[',
    '[{"articleType":1}]',
    '[{"articleType":"e-event","title":"\\u0000","demand":""}]',
    '2026-02-30 00:00:00',
    '9999-12-31 23:59:59',
    '0000-00-00 00:00:00',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer({ min: 1, max: 3 }).map((times) => '啊'.repeat(times * (HUGE / 3))),
)

type Property = {
  type?: unknown
  enum?: unknown
  pattern?: unknown
  minLength?: unknown
  maxLength?: unknown
  default?: unknown
}

/** A value that the field's JSON schema allows, as far as it says. */
function fitting(name: string, property: Property): fc.Arbitrary<string> {
  if (Array.isArray(property.enum)) return fc.constantFrom(...property.enum.map(String))
  if (name === 'homeworkQuestions') return questions.map((value) => JSON.stringify(value))
  if (name.endsWith('Time'))
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 19).replace('T', ' '))
  if (typeof property.pattern === 'string' && property.pattern !== '^[^\\0]*$')
    return fc.stringMatching(new RegExp(property.pattern))
  return fc.string({
    unit: 'grapheme',
    minLength: Number(property.minLength ?? 0),
    maxLength: Math.min(80, Number(property.maxLength ?? 80)),
  })
}

const questions = fc.array(
  fc.record({
    articleType: fc.constantFrom('e-event', 'any', ''),
    title: fc.string({ maxLength: 20 }),
    demand: fc.string({ maxLength: 20 }),
  }),
  { maxLength: 4 },
)

/**
 * The fields of one request; a name may come twice, be missing, or be none of the call's. `known`
 * gives values that only a real thing has (ids, codes, hashes), so that requests pass the first
 * checks; null is a field that most requests leave out.
 */
export function drawRequest(
  call: CallDefinition,
  known: Record<string, string | null>,
): fc.Arbitrary<DrawnField[]> {
  const schema = z.toJSONSchema(call.request, { io: 'input' })
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const drawn = fitting(name, typeof property === 'object' ? property : {})
    const real = known[name]
    const fits =
      real === undefined || real === null
        ? drawn
        : fc.oneof({ weight: 9, arbitrary: fc.constant(real) }, { weight: 1, arbitrary: drawn })
    return fc
      .tuple(
        fc.constant(name),
        fc.oneof({ weight: 12, arbitrary: fits }, { weight: 1, arbitrary: hostile }),
      )
      .chain((field) =>
        fc.constantFrom<DrawnField[]>(
          ...Array.from({ length: 40 }, () => (real === null ? [] : [field])),
          [],
          [field],
          [field, field],
        ),
      )
  })
  const extra = fc.array(
    fc.tuple(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'date', 'id[]', 'a[b]', ''),
      hostile,
    ),
    { maxLength: 1 },
  )
  return fc.tuple(fc.tuple(...fields), extra).map(([own, others]) => [...own.flat(), ...others])
}
