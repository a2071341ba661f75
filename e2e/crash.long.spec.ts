/**
 * kill -9 of the server under a writing class: every save that was acknowledged is there, once.
 * CRASH_KILLS and CRASH_PUPILS make it longer.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { call, type Ticket } from './http.ts'
import { Product } from './product.ts'
import { ticketOf } from './session.ts'

const KILLS = Number(process.env['CRASH_KILLS'] || 2)
const PUPILS = Number(process.env['CRASH_PUPILS'] || 20)
/** Saves of each pupil that are acknowledged between two kills. */
const SAVES_BETWEEN = 3
/** From here on nobody in the demo class has begun the homework yet. */
const FIRST_PHONE = 10_000_000_021
const HOMEWORK = '____即景'

type Draft = { version: number; content: string }
type Writer = {
  ticket: Ticket
  id: number
  version: number
  sent: string
  saved: string
  acknowledged: number
}

let product: Product
test.beforeAll(async () => {
  test.setTimeout(300_000)
  product = await Product.start()
})
test.afterAll(async () => {
  await product.remove()
})

const address = () => `${product.url}/h5/`

async function enterAs(phone: number): Promise<Writer> {
  const ticket = await ticketOf(address(), { phone: String(phone), role: '学生' })
  const {
    entity: { items },
  } = await call<{ items: { id: number; title: string }[] }>(
    address(),
    'GET',
    'student/api/homework/list',
    { status: 0, cpage: 1, psize: 100 },
    ticket,
  )
  const id = items.find((item) => item.title === HOMEWORK)?.id ?? 0
  return {
    ticket,
    id,
    version: (await read({ ticket, id })).version,
    sent: '',
    saved: '',
    acknowledged: 0,
  }
}

async function read({ ticket, id }: Pick<Writer, 'ticket' | 'id'>): Promise<Draft> {
  return (
    await call<Draft>(address(), 'GET', 'api/homework/writeDetail', { id, ishomework: 1 }, ticket)
  ).entity
}

function save(writer: Writer, content: string, finish = 0) {
  return call<{ version: number }>(
    address(),
    'POST',
    'student/api/homework/save',
    {
      id: writer.id,
      title: '雨中即景',
      content,
      finish,
      writingNo: 1,
      type: 'e-scene',
      version: writer.version,
    },
    writer.ticket,
  )
}

/** A line more and saved, over and over; what gets no answer is sent again, as the editor does. */
async function write(writer: Writer, isOver: () => boolean): Promise<void> {
  for (let line = 1; !isOver(); line += 1) {
    writer.sent = `${writer.saved}\n第${line}行，雨点落在窗台上。`.trim()
    while (true) {
      const answer = await save(writer, writer.sent).catch(() => undefined)
      if (answer?.code === 200) {
        Object.assign(writer, {
          saved: writer.sent,
          version: answer.entity.version,
          acknowledged: writer.acknowledged + 1,
        })
        break
      }
      // Saved before the server died, and the answer lost: the same text is answered alike.
      expect(answer?.code ?? 0, answer?.msg).toBe(0)
      if (isOver()) return
      await sleep(200)
    }
    await sleep(40)
  }
}

/** Until each of them has had so many more saves acknowledged. */
async function waitForSaves(writers: readonly Writer[], saves: number): Promise<void> {
  const goals = writers.map(({ acknowledged }) => acknowledged + saves)
  while (writers.some(({ acknowledged }, index) => acknowledged < (goals[index] ?? 0)))
    await sleep(50)
}

test(`kill -9, ${KILLS} times, under ${PUPILS} writing pupils`, async () => {
  test.setTimeout(300_000 + KILLS * 120_000)
  const writers: Writer[] = []
  for (let pupil = 0; pupil < PUPILS; pupil += 1) writers.push(await enterAs(FIRST_PHONE + pupil))
  let isOver = false
  const writing = writers.map((writer) => write(writer, () => isOver))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await waitForSaves(writers, SAVES_BETWEEN)
    await product.kill()
    await product.restart()
  }
  await waitForSaves(writers, SAVES_BETWEEN)
  isOver = true
  await Promise.all(writing)
  for (const writer of writers) {
    expect(writer.acknowledged).toBeGreaterThan(KILLS)
    const { content, version } = await read(writer)
    // What was acknowledged last, or the next, which lost its answer; and each save counted once.
    expect([writer.saved, writer.sent]).toContain(content)
    expect(version - writer.version).toBe(content === writer.saved ? 0 : 1)
    writer.version = version
    const handIns = await Promise.all(Array.from({ length: 3 }, () => save(writer, content, 2)))
    expect(handIns.map((answer) => answer.code)).toEqual([200, 200, 200])
    const { entity: report } = await call<{ status: string; historyList: unknown[] }>(
      address(),
      'GET',
      'api/homework/aiResult',
      { id: writer.id, ishomework: 1 },
      writer.ticket,
    )
    expect([report.status, report.historyList.length]).toEqual(['finish', 1])
  }
})

test('a second start on the same data folder is refused and names the holder', async () => {
  const { code, output } = await product.startAgain()
  expect(code).toBe(1)
  expect(output).toContain(String(product.pid))
  expect(output).toContain(new URL(product.url).port)
  expect((await fetch(`${product.url}/h5/`)).status).toBe(200)
})
