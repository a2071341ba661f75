import { expect, test, vi } from 'vitest'
import type * as openapi from './openapi.ts'

// Not a stand-in: the real one, counted.
const described = vi.hoisted(() => ({ times: 0 }))
vi.mock('./openapi.ts', async (original) => {
  const real = await original<typeof openapi>()
  return {
    describeApi: () => {
      described.times += 1
      return real.describeApi()
    },
  }
})
vi.resetModules()
const { startTestServer } = await import('../testing/testServer.ts')
const server = await startTestServer()

test('many who ask at once for the OpenAPI document cost one making', async () => {
  const texts = await Promise.all(
    Array.from({ length: 40 }, async () => (await server.raw('/h5/openapi.json', {})).text()),
  )
  expect(new Set(texts).size).toBe(1)
  expect(described.times).toBe(1)
})
