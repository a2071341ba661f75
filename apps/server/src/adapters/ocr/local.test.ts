/** The real recogniser, on a page that is drawn here. */
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createLocalOcr, type LocalOcr } from './local.ts'
import { NotRecognised } from './port.ts'

const started: LocalOcr[] = []
afterAll(() => Promise.all(started.map((each) => each.stop())))
const start = (options?: Parameters<typeof createLocalOcr>[0]): LocalOcr => {
  const ocr = createLocalOcr(options)
  started.push(ocr)
  return ocr
}

/** Latin capitals: every machine has a font for them. */
const jpeg = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fff"/>
    <text x="40" y="120" font-family="sans-serif" font-size="64">HELLO 2026</text></svg>`,
  ),
)
  .jpeg()
  .toBuffer()

async function processOf(ocr: LocalOcr, except?: number): Promise<number> {
  for (;;) {
    if (ocr.pid !== undefined && ocr.pid !== except) return ocr.pid
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function untilEnded(ocr: LocalOcr): Promise<void> {
  while (ocr.pid !== undefined) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('it begins with the first page, a killed process loses no page, and an idle one ends', async () => {
  const ocr = start({ idleMs: 50 })
  expect(ocr.pid).toBeUndefined()
  const pages = [1, 2, 3].map((asker) => ocr.recognise({ jpeg, asker }))
  const first = await processOf(ocr)
  process.kill(first, 'SIGKILL')
  const second = await processOf(ocr, first)
  expect(second).not.toBe(first)
  for (const page of await Promise.all(pages))
    expect(page).toMatchObject({ text: 'HELLO2026', doubts: [] })
  await untilEnded(ocr)
})

test('what is no picture fails by itself, and the next page is read', async () => {
  const ocr = start()
  const broken = ocr.recognise({ jpeg: Buffer.from('no picture'), asker: 1 })
  const sound = ocr.recognise({ jpeg, asker: 1 })
  await expect(broken).rejects.toThrow(NotRecognised)
  expect((await sound).text).toBe('HELLO2026')
})

test('a page that waited too long is given up without being read, and the next one is', async () => {
  // Its process alone takes longer than this to begin.
  const ocr = start({ waitMs: 100 })
  const [first, late] = [1, 2].map((asker) => ocr.recognise({ jpeg, asker }))
  await expect(late).rejects.toThrow('waited too long')
  expect((await first)?.text).toBe('HELLO2026')
  expect((await ocr.recognise({ jpeg, asker: 2 })).text).toBe('HELLO2026')
})

test('a process above its ceiling ends, three times, and then the page is given up', async () => {
  const ocr = start({ memoryMb: 20 })
  await expect(ocr.recognise({ jpeg, asker: 1 })).rejects.toThrow(NotRecognised)
})

test('a page that takes too much of the processor is given up, three times, and by the clock too', async () => {
  await expect(start({ pageMs: 1 }).recognise({ jpeg, asker: 1 })).rejects.toThrow(NotRecognised)
  await expect(start({ silentMs: 1 }).recognise({ jpeg, asker: 1 })).rejects.toThrow(NotRecognised)
})

test('a stop ends the process and everything that waits', async () => {
  const ocr = start()
  const pages = [1, 2].map((asker) => ocr.recognise({ jpeg, asker }))
  const failures = Promise.allSettled(pages)
  await processOf(ocr)
  await ocr.stop()
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ocr.pid).toBeUndefined()
})
