/** kill -9 of the server under a writing class: every save that was acknowledged is there, once. CRASH_KILLS and CRASH_PUPILS make it longer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { PASSWORD } from './people.ts'
import { Product } from './product.ts'

const KILLS = Number(process.env['CRASH_KILLS'] || 2)
const PUPILS = Number(process.env['CRASH_PUPILS'] || 20)
const WRITING_MS = 1_500
/** From here on nobody in the demo class has begun the homework yet. */
const FIRST_PHONE = 10_000_000_021
const HOMEWORK = '____即景'

type Ticket = { ticket: string; userLoginCode: string }
type Writer = { ticket: Ticket; id: number; version: number; sent: string; kept: string; acknowledged: number }

let product: Product
test.beforeAll(async () => {
  test.setTimeout(200_000)
  product = await Product.start()
})
test.afterAll(async () => { await product.remove() })

async function call(path: string, fields: Record<string, string>, ticket?: Ticket): Promise<{ code: number; entity: unknown; msg: string }> {
  const isRead = path.startsWith('GET ')
  const address = `${product.url}/h5/correct/${path.replace('GET ', '')}.mvc`
  const form = new URLSearchParams(fields)
  const response = await fetch(isRead ? `${address}?${form.toString()}` : address, { method: isRead ? 'GET' : 'POST', headers: { ...ticket }, ...(isRead ? {} : { body: form }), signal: AbortSignal.timeout(10_000) })
  return response.json()
}

/** The field of an answer, as text; the stories import nothing of ours, so nothing is known of its shape. */
function field(value: unknown, ...path: (string | number)[]): string {
  return String(path.reduce<unknown>((inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined), value))
}

async function enterAs(phone: number): Promise<Writer> {
  const { entity } = await call('pub/session/loginByPassword', { uname: String(phone), pwd: PASSWORD, t: '0' })
  const ticket = { ticket: field(entity, 'ticket'), userLoginCode: field(entity, 'userLoginCode') }
  const { entity: list } = await call('GET student/api/homework/list', { status: '0', cpage: '1', psize: '100' }, ticket)
  const place = Array.from({ length: 100 }, (_, index) => index).find((index) => field(list, 'items', index, 'title') === HOMEWORK) ?? 0
  const id = Number(field(list, 'items', place, 'id'))
  const { entity: draft } = await call('GET api/homework/writeDetail', { id: String(id), ishomework: '1' }, ticket)
  return { ticket, id, version: Number(field(draft, 'version')), sent: '', kept: '', acknowledged: 0 }
}

function save(writer: Writer, content: string, finish = '0') {
  return call('student/api/homework/save', { id: String(writer.id), title: '雨中即景', content, finish, writingNo: '1', type: 'e-scene', version: String(writer.version) }, writer.ticket)
}

/** Types a line more and saves, over and over; what gets no answer is sent again, as the editor does. */
async function write(writer: Writer, isOver: () => boolean): Promise<void> {
  for (let line = 1; !isOver(); line += 1) {
    writer.sent = `${writer.kept}\n第${line}行，雨点落在窗台上。`.trim()
    while (true) {
      const answer = await save(writer, writer.sent).catch(() => undefined)
      if (answer?.code === 200) {
        Object.assign(writer, { kept: writer.sent, version: Number(field(answer.entity, 'version')), acknowledged: writer.acknowledged + 1 })
        break
      }
      // Saved before the server died, and the answer lost: the same text is answered like the first time.
      expect(answer?.code ?? 0, answer?.msg).toBe(0)
      if (isOver()) return
      await sleep(200)
    }
    await sleep(40)
  }
}

test(`kill -9, ${KILLS} times, under ${PUPILS} writing pupils`, async () => {
  test.setTimeout(60_000 + KILLS * 30_000)
  const writers: Writer[] = []
  for (let pupil = 0; pupil < PUPILS; pupil += 1) writers.push(await enterAs(FIRST_PHONE + pupil))
  let isOver = false
  const writing = writers.map((writer) => write(writer, () => isOver))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(WRITING_MS)
    await product.kill()
    await product.restart()
  }
  await sleep(WRITING_MS)
  isOver = true
  await Promise.all(writing)
  for (const writer of writers) {
    expect(writer.acknowledged).toBeGreaterThan(KILLS)
    const { entity } = await call('GET api/homework/writeDetail', { id: String(writer.id), ishomework: '1' }, writer.ticket)
    const [content, version] = [field(entity, 'content'), Number(field(entity, 'version'))]
    // What was acknowledged last, or what was sent after it and lost its answer; and each save counted once.
    expect([writer.kept, writer.sent]).toContain(content)
    expect(version - writer.version).toBe(content === writer.kept ? 0 : 1)
    writer.version = version
    const handIns = await Promise.all(Array.from({ length: 3 }, () => save(writer, content, '2')))
    expect(handIns.map((answer) => answer.code)).toEqual([200, 200, 200])
    const { entity: report } = await call('GET api/homework/aiResult', { id: String(writer.id), ishomework: '1' }, writer.ticket)
    expect([field(report, 'status'), field(report, 'historyList', 'length')]).toEqual(['finish', '1'])
  }
})
