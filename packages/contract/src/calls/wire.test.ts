import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './homeworkSettings.ts'
import { calls } from './index.ts'
import { commaJoined, decimal, flag, id, integer, json, text, time } from './wire.ts'
import { toForm } from './form.ts'

const reads = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value)

test('a flag is true or false by its text, never by being there', () => {
  expect(['true', '1', 'false', '0'].map((value) => reads(flag(), value).data)).toEqual([
    true,
    true,
    false,
    false,
  ])
  for (const value of ['', 'yes', 'TRUE', ' true', true])
    expect(reads(flag(), value).success).toBe(false)
})

test('an id is a positive whole number; the empty text is none', () => {
  expect(reads(id(), '42').data).toBe(42)
  for (const value of ['', '0', '-1', '1.5', '1e3', ' 1', '０', '9999999999999999', 42])
    expect(reads(id(), value).success).toBe(false)
})

test('numbers keep their bounds and their decimals', () => {
  expect(reads(integer({ min: -2, max: 5 }), '-2').data).toBe(-2)
  for (const value of ['-3', '6', '', '1.0', 'NaN', '+1'])
    expect(reads(integer({ min: -2, max: 5 }), value).success).toBe(false)
  expect(reads(decimal({ min: 0, max: 100, digits: 1 }), '99.5').data).toBe(99.5)
  for (const value of ['99.55', '100.1', '-1', '.5', '1e1', ''])
    expect(reads(decimal({ min: 0, max: 100, digits: 1 }), value).success).toBe(false)
})

test('text refuses what the database cannot keep and counts its limits', () => {
  expect(reads(text({ max: 4 }), '😀啊').success).toBe(true)
  for (const value of ['a\0', '\uD83D', '五个字太长', ['a', 'b'], undefined])
    expect(reads(text({ max: 4 }), value).success).toBe(false)
})

test('a time is a real moment in Shanghai', () => {
  expect(reads(time(), '2026-03-01 08:00:00').data).toEqual(new Date('2026-03-01T00:00:00Z'))
  for (const value of ['2026-02-30 00:00:00', '2026-03-01T08:00:00', '2026-03-01 24:00:00', ''])
    expect(reads(time(), value).success).toBe(false)
})

test('a comma-joined list drops doubles and knows its length', () => {
  const codes = commaJoined({ pattern: /^[A-Z]{2}$/, max: 3 })
  expect(reads(codes, 'AB,CD,AB').data).toEqual(['AB', 'CD'])
  for (const value of ['', 'AB,', 'AB,cd', 'AB,CD,EF,GH'])
    expect(reads(codes, value).success).toBe(false)
})

test('a JSON field names what is wrong inside it', () => {
  const schema = json(z.array(z.object({ title: text({ max: 3 }) })), { max: 100 })
  expect(reads(schema, '[{"title":"好"}]').data).toEqual([{ title: '好' }])
  expect(reads(schema, '[{"title":"太长的题目"}]').error?.issues[0]?.path).toEqual([0, 'title'])
  for (const value of ['', '{', 'null', '[1]']) expect(reads(schema, value).success).toBe(false)
})

test('what toForm writes, the call reads back', () => {
  const request = {
    codes: ['ABC234', 'DEF567'],
    startTime: new Date('2026-03-01T00:00:00Z'),
    endTime: new Date('2026-03-04T10:30:00Z'),
    ...DEFAULT_SETTINGS,
    minCharacterCount: 400,
    maxCharacterCount: 800,
    allowPaste: false,
    allowWritingAssistant: true,
    digressCheck: true,
    similarityCheck: false,
    aiUse: 'hints' as const,
    scoreKind: 60,
    lowScore: 10.5,
    highScore: 60,
    lowestScore: 0,
    homeworkQuestions: [
      { articleType: 'e-event', title: '题目，一', demand: '要求\n第二行', ideation: '' },
    ],
  }
  expect(z.parse(calls.createHomework.request, toForm(request))).toEqual(request)
  expect(toForm({ gone: undefined, kept: '' })).toEqual({ kept: '' })
})

test('every call has its own name, its own path and a path of its family', () => {
  const all = Object.entries(calls)
  for (const [name, call] of all) {
    expect(call.name).toBe(name)
    if (call.who === 'anyone') expect(call.path).toMatch(/^\/correct\/pub\//)
  }
  expect(new Set(all.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(all.length)
})

test('the paths that other clients know stay to the letter', () => {
  expect(calls.createHomework).toMatchObject({
    method: 'POST',
    path: '/correct/teacher/api/homework/batch.mvc',
  })
  expect(calls.saveReview).toMatchObject({
    method: 'POST',
    path: '/correct/teacher/api/homework/review/save.mvc',
    encoding: 'multipart',
  })
})
