import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { startTestServer } from '../../testing/testServer.ts'

const logLines: string[] = []
const server = await startTestServer({ logLines, errorReportsPerAddress: 4 })
const ESSAY = '放学时下起了大雨，雨点像豆子一样砸在窗台上'

const report = (wishes: Record<string, string>) =>
  server.send(calls.reportError, {
    message: 'TypeError: x is not a function',
    frames: '/h5/assets/WritingScreen-D3f.js:12:345',
    build: 'index-Bx1',
    screen: '/tasks/writing/17',
    ...wishes,
  })
const logged = () => logLines.filter((line) => line.includes('error in a browser'))

test('an error of a browser is logged with its build and our own frames', async () => {
  expect((await report({})).code).toBe(200)
  expect(JSON.parse(logged().at(-1) ?? '')).toMatchObject({
    message: 'TypeError: x is not a function',
    frames: ['WritingScreen-D3f.js:12:345'],
    build: 'index-Bx1',
    screen: '/tasks/writing/-',
    level: 40,
  })
})

test('no text of an essay gets into the log, whatever field it is in', async () => {
  await report({
    message: `Unexpected token '放', "${ESSAY}" is not valid JSON`,
    frames: `${ESSAY}\n at ${ESSAY} (/h5/assets/index-B.js:1:2)`,
    build: ESSAY,
    screen: `/${ESSAY}`,
  })
  expect(logged()).toHaveLength(2)
  for (const part of ['放学', '大雨', '豆子', '窗台'])
    expect(logLines.join('\n')).not.toContain(part)
})

test('what touches none of our files is not logged; who reports on and on has to wait', async () => {
  await report({ frames: 'chrome-extension://abc/content.js:3:4' })
  expect(logged()).toHaveLength(2)
  await report({})
  const path = `/h5${calls.reportError.path}`
  expect((await server.raw(path, { method: 'POST', body: new URLSearchParams() })).status).toBe(429)
  expect(logged()).toHaveLength(3)
})
