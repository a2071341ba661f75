import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { json } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { PICTURE_BYTES_MAX, PICTURE_SIDE } from '@zhupi/contract/terms/limits.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'
import { uploadFile } from '@zhupi/contract/calls/upload.ts'
import { NotRecognised, type OcrPort, type Photograph } from '../../adapters/ocr/port.ts'
import { makePerson } from '../../testing/make.ts'
import { PHOTOGRAPHED, startTestServer } from '../../testing/testServer.ts'

const read: Photograph[] = []
let fails = false
const ocr: OcrPort = {
  recognise: async (photograph) => {
    if (fails) throw new NotRecognised('its process ended three times')
    read.push(photograph)
    const doubts = [{ start: 0, text: '照', at: { x: 0.25, y: 0.5 } }]
    return { text: PHOTOGRAPHED, goesOn: true, doubts }
  },
  stop: async () => undefined,
}
/** How often a picture was begun to be unpacked, in this process. */
let decoded = 0
sharp.queue.on('change', () => {
  decoded += 1
})
const server = await startTestServer({ ocr })
const pupil = await makePerson(server, 'student')
const teacher = await makePerson(server, 'teacher')

const paper = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#fafafa' } })
const jpeg = await paper.clone().jpeg().toBuffer()
const png = await paper.clone().png().toBuffer()
const webp = await paper.clone().webp().toBuffer()
const send = (bytes: Uint8Array<ArrayBuffer> | Buffer, name = 'page.jpg') =>
  server.send(uploadFile, {}, pupil, new File([Uint8Array.from(bytes)], name))

test.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
])(
  'a %s comes back as text with its doubtful characters, whatever it is named',
  async (_, file) => {
    for (const person of [pupil, teacher])
      expect(await server.call(uploadFile, {}, person, new File([file], 'sound.wav'))).toEqual({
        success: true,
        content: PHOTOGRAPHED,
        goesOn: true,
        doubts: [{ start: 0, text: '照', x: 0.25, y: 0.5 }],
      })
    expect(decoded).toBeGreaterThan(0)
    // A teacher's photograph may show the page of any child.
    expect(read.at(-1)).toMatchObject({ asker: teacher.id, mayLeave: false })
  },
)

test('what is read is upright, small, and says nothing of place, time or camera', async () => {
  const wide = await paper
    .clone()
    .resize({ width: 2000, height: 1500 })
    .withExif({ IFD0: { Model: '相机' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(wide).metadata()).exif).toBeDefined()
  await send(wide)
  const { width, height, exif, orientation } = await sharp(read.at(-1)?.jpeg).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: PICTURE_SIDE * 0.75,
    height: PICTURE_SIDE,
    exif: undefined,
    orientation: undefined,
  })
})

test('a page that cannot be read is no error of the call: success is false', async () => {
  fails = true
  expect((await send(jpeg)).entity).toEqual({
    success: false,
    content: '',
    goesOn: false,
    doubts: [],
  })
  fails = false
})

/** 50,000 × 50,000 pixels in some thousand bytes: the header and one row's worth of nothing. */
function makeBomb(): Buffer {
  const side = 50_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * 3 + 1))
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND'),
  ])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const comment = Buffer.from('\u00ff\u00fe\u0000\u0020<script>alert(1)</script>1234', 'latin1')
const hostile: [string, Buffer, RefusalName][] = [
  ['50,000 × 50,000 pixels', makeBomb(), 'pictureTooLarge'],
  ['a JPEG that breaks off', jpeg.subarray(0, jpeg.length / 2), 'pictureBroken'],
  ['a PNG that breaks off', png.subarray(0, png.length - 20), 'pictureBroken'],
  ['a WebP that lies about its size', Buffer.concat([webp, webp]), 'pictureBroken'],
  [
    'a JPEG with an archive behind it',
    Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]),
    'pictureBroken',
  ],
  [
    'a JPEG with a script in a comment',
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    'pictureBroken',
  ],
  ['an SVG', svg, 'fileUnreadable'],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'fileUnreadable'],
  [
    'a line of 8,000 × 8 pixels',
    await sharp({ create: { width: 8_000, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    'fileUnreadable',
  ],
  ['nothing', Buffer.alloc(0), 'fileMissing'],
]

test.each(hostile)(
  '%s is refused before it is decoded, and never read',
  async (_, file, refusal) => {
    const before = { read: read.length, decoded }
    expect(await send(file)).toMatchObject({ code: 400, msg: REFUSALS[refusal].text })
    expect({ read: read.length, decoded }).toEqual(before)
  },
)

test('what only the decoder can tell is refused all the same, and never read', async () => {
  const noise = [jpeg.subarray(0, 300), Buffer.alloc(3_000, 0x41), jpeg.subarray(-2)]
  const before = read.length
  expect(await send(Buffer.concat(noise))).toMatchObject({ msg: REFUSALS.pictureBroken.text })
  expect(read.length).toBe(before)
})

/** Sends the beginning of a body and, unless it `ends`, never its end: an answer needs no more. */
async function postBeginning(parts: string[], { length = 0, ends = false } = {}) {
  const { ticket, userLoginCode } = pupil
  const type = 'multipart/form-data; boundary=edge'
  const posted = request(`${server.url}${BASE_PATH}${uploadFile.path}`, {
    method: 'POST',
    headers: {
      ticket,
      userLoginCode,
      'content-type': type,
      ...(length > 0 && { 'content-length': length }),
    },
  })
  // The server may hang up on what is still to come.
  posted.on('error', () => undefined)
  posted.flushHeaders()
  posted.write(parts.map((part) => `--edge\r\ncontent-disposition: form-data; ${part}`).join(''))
  if (ends) posted.end('--edge--\r\n')
  const [response] = await once(posted, 'response')
  const answer: unknown = await json(response)
  posted.destroy()
  return answer
}

const field = (name: string) => `name="${name}"\r\n\r\n\r\n`
const fileOf = (content: string) => `name="file"; filename="a.jpg"\r\n\r\n${content}\r\n`

test('thousands of parts, two files and too large a file are refused before they are all there', async () => {
  const tooMuch = { msg: REFUSALS.bodyTooLarge.text }
  const many = Array.from({ length: 40 }, (_, part) => field(`p${part}`))
  expect(await postBeginning(many)).toMatchObject(tooMuch)
  const two = await postBeginning([fileOf('one'), fileOf('two')])
  expect(two).toMatchObject({ code: 400, success: false })
  // Nothing of it came yet but its length.
  expect(await postBeginning([], { length: 99_999_999 })).toMatchObject(tooMuch)
  const silent = await postBeginning([fileOf('x'.repeat(PICTURE_BYTES_MAX + 1))], { ends: true })
  expect(silent).toMatchObject(tooMuch)
})

test('whatever came in, no file of it is left behind', async () => {
  const names: string[] = []
  for await (const name of server.storage.list(new Date(Date.now() + MINUTE_MS))) names.push(name)
  expect(names).toEqual([])
  expect((await readdir(tmpdir())).filter((name) => name.includes('multipart'))).toEqual([])
})
