/** The envelope of answers, and what is refused before any handler sees it. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { paymentPages } from '@zhupi/contract/calls/payment.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { PAYMENT_CALLBACKS } from './payments.ts'

const server = await startTestServer()
const teacher = await makePerson(server, 'teacher')
const headers = { ticket: teacher.ticket, userLoginCode: teacher.userLoginCode }
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
})

test('every call answers under /h5 and at the root, and ignores the default date field', async () => {
  for (const base of ['/h5', '']) {
    const answer = await server.raw(
      `${base}${calls.addClass.path}`,
      form({ name: '五（3）班', gradeId: '5', date: '1767225600000' }),
    )
    expect(await answer.json()).toMatchObject({ code: 200, success: true, msg: '' })
  }
})

test('bad input gets 400 and names the field', async () => {
  const answer = async (fields: Record<string, string>) =>
    (await server.raw(`/h5${calls.addClass.path}`, form(fields))).json()
  expect(await answer({ name: '五（3）班' })).toEqual({
    code: 400,
    success: false,
    msg: 'gradeId：缺少或类型不正确',
    entity: null,
  })
  expect(await answer({ name: '五（3）班', gradeId: '14' })).toMatchObject({
    code: 400,
    msg: 'gradeId：内容不正确',
  })
  expect(await answer({ name: '班'.repeat(41), gradeId: '5' })).toMatchObject({
    code: 400,
    msg: 'name：太长或太大',
  })
  expect(await answer({ name: 'a\0b', gradeId: '5' })).toMatchObject({
    code: 400,
    msg: 'name：格式不正确',
  })
  expect(await answer({ name: ' ', gradeId: '5' })).toMatchObject({
    code: 400,
    msg: '请输入班级名',
  })
})

test('transport trouble is an HTTP error with the same envelope', async () => {
  const answers = [
    [404, await server.raw('/h5/correct/no/such.mvc', { headers })],
    [
      404,
      await server.raw('/h5/correct/no/such.mvc', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ a: '1' }),
      }),
    ],
    [
      415,
      await server.raw(`/h5${calls.addClass.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"name":"a"}',
      }),
    ],
    [
      415,
      await server.raw(`/h5${calls.addClass.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/plain' },
        body: 'name=a',
      }),
    ],
    [
      413,
      await server.raw(
        `/h5${calls.addClass.path}`,
        form({ name: 'a'.repeat(2_000_000), gradeId: '5' }),
      ),
    ],
  ] as const
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: 400, success: false, entity: null })
  }
})

test('a file where none is expected is refused, not stored', async () => {
  const body = new FormData()
  body.append('studentHomeworkId', '1')
  body.append('file', new Blob(['x']), 'x.txt')
  const answer = await server.raw(`/h5${calls.saveReview.path}`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ code: 400, msg: 'file：这里不接收文件' })
})

test('broken multipart, a bad address and headers too large get the same envelope', async () => {
  const multipart = (type: string, body: string) =>
    server.raw(`/h5${calls.saveReview.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    })
  const answers = [
    await multipart(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="hash"\r\n\r\nabc',
    ),
    await multipart('multipart/form-data', 'abc'),
    await server.raw('/h5/%ZZ', { headers }),
    await server.raw(`/h5${calls.getDemand.path}?homeworkId=${'1'.repeat(40_000)}`, { headers }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(500)
    expect(await answer.json()).toMatchObject({ code: 400, success: false, entity: null })
  }
})

test('answers are never cached, and nothing may frame the app', async () => {
  const answer = await server.raw(`/h5${calls.getTeacherClasses.path}`, { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

test('the OpenAPI document names every call, page and callback as its operationId', async () => {
  const text = await (await server.raw('/h5/openapi.json', {})).text()
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1])
  expect(names.sort()).toEqual(
    [
      ...Object.keys(calls),
      ...Object.keys(paymentPages),
      ...PAYMENT_CALLBACKS.map(({ name }) => name),
    ].sort(),
  )
})

test('the OpenAPI document is made once, compressed, and not sent to who has it', async () => {
  const first = await server.raw('/h5/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const plain = await server.raw('/h5/openapi.json', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toEqual(await first.json())
  const known = await server.raw('/h5/openapi.json', { headers: { 'if-none-match': etag } })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
})
