/** What is stored of a picture: what shows it, and nothing else. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { AVATAR_SIDE_MAX } from '@zhupi/contract/terms/limits.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const student = await makePerson(server, 'student')

const [SOI, EOI] = [
  [0xff, 0xd8],
  [0xff, 0xd9],
]
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34]
const TABLE = [0xff, 0xdb, 0, 5, 0, 1, 2]
const frame = (side: number) => [
  ...[0xff, 0xc0, 0, 11, 8],
  ...[side >> 8, side & 255, side >> 8, side & 255],
  ...[1, 1, 0x11, 0],
]
const segment = (marker: number, text: string) => [
  ...[0xff, marker, 0, Buffer.byteLength(text) + 2],
  ...Buffer.from(text),
]

async function send(...parts: number[][]) {
  const image = `data:image/jpeg;base64,${Buffer.from(parts.flat()).toString('base64')}`
  return server.send(calls.updateAvatar, { image }, student)
}

async function readStored(): Promise<Buffer> {
  const { headImage } = await server.call(calls.getUserinfo, {}, student)
  return Buffer.from(await (await server.raw(headImage ?? '', {})).arrayBuffer())
}

test.each([
  ['Exif, with where it was taken', segment(0xe1, 'Exif GPS 30.27,120.15')],
  ['a colour profile with a name', segment(0xe2, 'ICC_PROFILE of 林小满')],
  ['an editor’s notes', segment(0xed, 'Photoshop by 林小满')],
  ['the last of the applications’ segments', segment(0xef, 'made on a phone')],
  ['a comment', segment(0xfe, 'taken by 林小满')],
])('%s is not kept, wherever it stands', async (_what, extra) => {
  const parts = [SOI, TABLE, frame(256), SCAN, EOI]
  expect((await send(SOI, extra, TABLE, frame(256), extra, SCAN, extra, EOI)).code).toBe(200)
  expect(await readStored()).toEqual(Buffer.from(parts.flat()))
})

test('what says how to read the colours is kept', async () => {
  const parts = [SOI, segment(0xe0, 'JFIF'), segment(0xee, 'Adobe'), frame(256), SCAN, EOI]
  expect((await send(...parts)).code).toBe(200)
  expect(await readStored()).toEqual(Buffer.from(parts.flat()))
})

test('nothing is kept of what follows the end', async () => {
  expect((await send(SOI, frame(256), SCAN, EOI, segment(0xfe, 'hidden'))).code).toBe(200)
  expect(await readStored()).toEqual(Buffer.from([SOI, frame(256), SCAN, EOI].flat()))
})

test('a side may be as long as the limit, and no longer', async () => {
  expect((await send(SOI, frame(AVATAR_SIDE_MAX), SCAN, EOI)).code).toBe(200)
  expect((await send(SOI, frame(AVATAR_SIDE_MAX + 1), SCAN, EOI)).code).not.toBe(200)
  expect((await send(SOI, frame(0), SCAN, EOI)).code).not.toBe(200)
})
