import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { createMetrics } from '../domain/metrics.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { addOperation } from './operation.ts'

const server = await startTestServer()
const metrics = createMetrics()
let database: 'there' | 'gone' = 'there'
const app = Fastify()
addOperation(app, {
  metrics,
  metricsToken: 'a-token-of-the-operator',
  askDatabase: async () => {
    if (database === 'gone') throw new Error('gone')
  },
})
afterAll(async () => app.close())

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode
}

test('a supervisor hears whether the server lives, by asking the database', async () => {
  expect((await server.raw('/healthz', {})).status).toBe(200)
  expect(await (await server.raw('/readyz', {})).json()).toEqual({ status: 'ok' })
  database = 'gone'
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([503, 503])
  database = 'there'
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
})

test('metrics tell of calls by name, and of nobody; strangers find no metrics', async () => {
  const student = await makePerson(server, 'student', '欧阳小满')
  await server.call(calls.getUnread, {}, student)
  const printed = await (await server.raw('/metrics', {})).text()
  expect(printed).toContain('zhupi_call_seconds_count{call="getUnread",status="200"} 1')
  expect(printed).toContain('zhupi_process_cpu_seconds_total')
  for (const trace of [student.phone, student.name, student.ticket])
    expect(printed).not.toContain(trace)
  // A proxy on the same machine speaks for strangers.
  const forwarded = await server.raw('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(forwarded.status).toBe(404)
})

test('with a token the metrics are for who shows it, wherever from', async () => {
  const ask = async (authorization: string) =>
    (await app.inject({ url: '/metrics', headers: { authorization } })).statusCode
  expect(await ask('Bearer a-token-of-the-operator')).toBe(200)
  expect(await ask('Bearer a-token-of-the-operatoR')).toBe(404)
  expect(await ask('')).toBe(404)
})

test('a job is timed by its name, also one that fails', async () => {
  expect(await metrics.timeJob('correctEssay', async () => 7)).toBe(7)
  await expect(
    metrics.timeJob('correctEssay', async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  metrics.addGauge('zhupi_unreadable', 'x', async () => {
    throw new Error('no')
  })
  const printed = await metrics.print()
  expect(printed).toContain('zhupi_job_seconds_count{job="correctEssay",outcome="done"} 1')
  expect(printed).toContain('zhupi_job_seconds_count{job="correctEssay",outcome="failed"} 1')
  expect(printed).toMatch(/zhupi_unreadable (?:NaN|Nan)/)
})
