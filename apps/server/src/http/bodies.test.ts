/** How much a body may hold, how long it may take, and what becomes of who is too slow. */
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { MESSAGE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

const server = await startTestServer()
const LONG_MS = 200_000
/** Nobody else has a connection to these two. */
const impatient = await startTestServer({
  timeouts: { headersMs: 300, requestMs: 600, silenceMs: LONG_MS, lookEveryMs: 50 },
})
const attentive = await startTestServer({
  timeouts: { headersMs: LONG_MS, requestMs: LONG_MS, silenceMs: 300, lookEveryMs: 50 },
})

const TOO_LARGE = { code: 400, success: false, msg: '提交的内容太大了', entity: null }

test('a call takes as much as its fields may hold, and no more', async () => {
  const { ticket, userLoginCode } = await makePerson(server, 'student')
  const post = (path: string, body: URLSearchParams | FormData) =>
    server.raw(`${BASE_PATH}${path}`, { method: 'POST', headers: { ticket, userLoginCode }, body })
  const longest = await post(
    calls.sendTeacher.path,
    new URLSearchParams({ code: 'ABCDEF', content: '长'.repeat(MESSAGE_MAX_LENGTH) }),
  )
  expect(longest.status).toBe(200)
  const tooLong = await post(
    calls.sendTeacher.path,
    new URLSearchParams({ code: 'ABCDEF', content: '长'.repeat(4_000) }),
  )
  expect(tooLong.status).toBe(413)
  expect(await tooLong.json()).toEqual(TOO_LARGE)
  // An essay may be far longer than that.
  const essay = await post(
    calls.saveHomework.path,
    new URLSearchParams({ id: '1', title: '雨', content: '长'.repeat(4_000), finish: '0' }),
  )
  expect(essay.status).toBe(200)
})

test('a multipart body is held to the same, whether it says its length or not', async () => {
  const { ticket, userLoginCode } = await makePerson(server, 'teacher')
  const body = new FormData()
  body.append('teacherRemark', '长'.repeat(20_000))
  const headers = { ticket, userLoginCode }
  const path = `${BASE_PATH}${calls.saveReview.path}`
  const said = await server.raw(path, { method: 'POST', headers, body })
  expect(said.status).toBe(413)
  expect(await said.json()).toEqual(TOO_LARGE)
  const bytes = new Response(body)
  const unsaid = await server.raw(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': bytes.headers.get('content-type') ?? '' },
    body: bytes.body,
    ...{ duplex: 'half' },
  })
  expect(unsaid.status).toBe(413)
})

/** Everything that comes back. This side never closes, and says no more. */
async function readUntilEnd(from: TestServer, text: string): Promise<string> {
  const { hostname, port } = new URL(from.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(text)
  await new Promise((resolve) => socket.once('end', resolve))
  return answer
}

test.each([
  ['headers that never end', 'POST /h5/correct/x HTTP/1.1\r\nHost: x\r\n'],
  [
    'a body that never ends',
    [
      `POST ${BASE_PATH}${calls.loginByPassword.path} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 1000',
      '',
      'uname=',
    ].join('\r\n'),
  ],
])('%s: the socket is answered and destroyed, though the other side keeps it', async (_, text) => {
  const answer = await readUntilEnd(impatient, text)
  expect(answer).toContain('408 Request Timeout')
  expect(answer).toContain('网络太慢，内容没有传完，请再试一次')
  await vi.waitFor(async () => expect(await impatient.countSockets()).toBe(0), 60_000)
})

test('a connection that says nothing is destroyed', async () => {
  expect(await readUntilEnd(attentive, '')).toBe('')
  await vi.waitFor(async () => expect(await attentive.countSockets()).toBe(0), 60_000)
})
