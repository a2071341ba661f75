import { expect, test } from 'vitest'
import { cutCalls } from './browserCalls.ts'

test('a call keeps in the browser its name, method, path and encoding, and nothing besides', () => {
  const file = `import * as z from 'zod/mini'
const field = z.string()
export const send = defineCall({
  name: 'send',
  method: 'POST',
  path: '/correct/send.mvc',
  encoding: 'multipart',
  who: ['student'],
  rate: [{ of: 'person', most: 5, perSeconds: 60 }],
  request: z.object({ field, who: z.string() }),
  entity: z.object({ name: z.string() }) })
export const other = { request: field }
`
  const left = cutCalls(file, 'send.ts').replaceAll(/\s+/g, ' ')
  expect(left).toContain(
    "defineCall({ name: 'send', method: 'POST', path: '/correct/send.mvc', encoding: 'multipart', })",
  )
  expect(left).toContain('const field = /* @__PURE__ */ (() => (z.string()))()')
  expect(left).toContain('other = /* @__PURE__ */ (() => ({ request: field }))()')
})
