/**
 * Twenty people photograph a page at once: the server goes on for everybody else, the recogniser
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

const PAGES = 20
/** In turn, for what one person may ask in a minute is limited. */
const WRITERS = 6
const SLOWER_MAX = 2
const STANDS_MS = 500
const RUNS_MS = 1_000
const { serve, connectTo, end } = await startServedProcesses()
afterAll(end)

/** Latin capitals: every machine has a font for them. Many lines, for a page takes its time. */
const lines = Array.from(
  { length: 8 },
  (_, line) =>
    `<text x="40" y="${120 + line * 160}" font-family="sans-serif" font-size="60">HELLO ${2000 + line} PAGE</text>`,
)
const page = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"><rect width="1000" height="1400" fill="#fff"/>${lines.join('')}</svg>`,
  ),
)
  .jpeg()
  .toBuffer()

test.runIf(process.platform === 'linux')(
  'twenty photographs at once and a killed recogniser: all are read, and nobody else waits',
  { timeout: 10 * MINUTE_MS },
  async () => {
    const served = await serve('all')
    const server = await connectTo(served)
    const { essays } = await makeClassOf(server, PAGES + WRITERS)
    const [photographers, writers] = [essays.slice(0, PAGES), essays.slice(PAGES)]
    let opened = 0
    const openDesk = async () => {
      const writer = writers[(opened += 1) % WRITERS]
      if (writer === undefined) throw new Error('there are some')
      const began = performance.now()
      await server.call(calls.findWriteDetail, { id: writer.id }, writer.student)
      return performance.now() - began
    }
    const openDeskFor = async (ms: number, took: number[]) => {
      const until = performance.now() + ms
      while (performance.now() < until) {
        took.push(await openDesk())
        await sleep(30)
      }
    }

    let answered = 0
    const uploads = photographers.map(async ({ student }) => {
      const file = new Blob([Uint8Array.from(page)])
      const answer = await server.call(calls.uploadFile, {}, student, file)
      answered += 1
      return answer
    })
    const found = { pids: new Set<number>(), peakMb: 0 }
    const [atRest, meanwhile]: [number[], number[]] = [[], []]
    let hasKilled = false
    await openDeskFor(RUNS_MS, [])
    // In turn with a recogniser that stands still: what else the machine does is in both figures.
    while (answered < PAGES) {
      const running = await listRecognisers(served.child.pid ?? 0)
      for (const pid of running) await look(pid, found)
      const [pid] = running
      if (pid !== undefined && answered >= PAGES / 4 && !hasKilled) {
        hasKilled = signal(pid, 'SIGKILL')
        continue
      }
      for (const each of running) signal(each, 'SIGSTOP')
      await openDeskFor(STANDS_MS, atRest)
      for (const each of running) signal(each, 'SIGCONT')
      await openDeskFor(RUNS_MS, meanwhile)
    }
    for (const { success, content } of await Promise.all(uploads)) {
      expect(success).toBe(true)
      expect(content).toMatch(/HELLO2005PAGE/)
    }
    expect(found.pids.size).toBeGreaterThan(1)
    expect(found.peakMb).toBeLessThan(RECOGNISER_MEMORY_MB)
    const [rest, load] = [medianOf(atRest), medianOf(meanwhile)]
    console.log(
      `${PAGES} pages: a desk opens in ${load.toFixed(1)} ms, in ${rest.toFixed(1)} ms while the recogniser stands still (medians of ${meanwhile.length} and ${atRest.length}); it took at most ${Math.round(found.peakMb)} MB`,
    )
    expect(load / rest).toBeLessThan(SLOWER_MAX)
    await server.close()
  },
)

/** It may have ended since. */
function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
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
