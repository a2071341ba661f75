/**
 * Five people photograph a page at once: the server goes on for everybody else, the recogniser
 * stays below its ceiling, and where it is killed no page is lost. Part of `npm run long`.
 */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { RECOGNISER_MEMORY_MB } from './adapters/ocr/local.ts'
import { makeClassOf } from './testing/make.ts'
import { startServedProcesses } from './testing/servedProcesses.ts'

const PAGES = 5
/** In turn, for what one person may ask in a minute is limited. */
const WRITERS = 6
const { serve, connectTo, end } = await startServedProcesses()
afterAll(end)

/** Latin capitals: every machine has a font for them. */
const lines = Array.from(
  { length: 6 },
  (_, line) =>
    `<text x="40" y="${80 + line * 100}" font-family="sans-serif" font-size="48">HELLO ${2000 + line} PAGE</text>`,
)
const page = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="660"><rect width="700" height="660" fill="#fff"/>${lines.join('')}</svg>`,
  ),
)
  .jpeg()
  .toBuffer()

test.runIf(process.platform === 'linux')(
  'five photographs at once and a killed recogniser: all are read, and nobody else waits',
  { timeout: 10 * MINUTE_MS },
  async () => {
    const served = await serve('all')
    const server = await connectTo(served)
    const { essays } = await makeClassOf(server, PAGES + WRITERS)
    const [photographers, writers] = [essays.slice(0, PAGES), essays.slice(PAGES)]
    let opened = 0
    const openDesk = async () => {
      const writer = writers[opened % WRITERS]
      if (writer === undefined) throw new Error('there are some')
      await server.call(calls.findWriteDetail, { id: writer.id }, writer.student)
      opened += 1
    }

    let answered = 0
    const uploads = photographers.map(async ({ student }) => {
      const file = new Blob([Uint8Array.from(page)])
      const answer = await server.call(calls.uploadFile, {}, student, file)
      answered += 1
      return answer
    })
    const all = Promise.all(uploads)
    // What fails is told below, and ends the wait.
    let isOver = false
    void all.catch(() => undefined).then(() => (isOver = true))
    const found = { pids: new Set<number>(), peakMb: 0 }
    let hasKilled = false
    while (!isOver) {
      for (const pid of await listRecognisers(served.child.pid ?? 0)) {
        await look(pid, found)
        if (!hasKilled && answered >= PAGES / 4) hasKilled = kill(pid)
      }
      await openDesk()
      await sleep(30)
    }
    for (const { success, content } of await all) {
      expect(success).toBe(true)
      expect(content).toMatch(/HELLO2005PAGE/)
    }
    expect(found.pids.size).toBeGreaterThan(1)
    expect(found.peakMb).toBeLessThan(RECOGNISER_MEMORY_MB)
    // Whoever had to wait for a page would open one desk a page.
    expect(opened).toBeGreaterThan(2 * PAGES)
    await server.close()
  },
)

/** It may have ended since. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function look(pid: number, found: { pids: Set<number>; peakMb: number }): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  found.pids.add(pid)
  found.peakMb = Math.max(found.peakMb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

async function listRecognisers(server: number): Promise<number[]> {
  const found: number[] = []
  for (const name of (await readdir('/proc')).filter((each) => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    const isChild = Number(stat.split(') ').at(-1)?.split(' ')[1]) === server
    if (isChild && command.includes('ocr/recogniser.ts')) found.push(Number(name))
  }
  return found
}
