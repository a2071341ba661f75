/**
 * The recogniser's own process: pages come in as messages, lines go out. It steps back for whoever
 * else needs the machine, and ends itself where it takes too much memory, or too much of the
 * processor for one page; its parent starts another.
 */
import { setPriority } from 'node:os'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { joinLines } from './joinLines.ts'
import { openReader } from './readPage.ts'
import type { FromRecogniser, ToRecogniser } from './recogniserProcess.ts'

const NICE = 10
const LOOK_EVERY_MS = SECOND_MS / 4

const [threads = 1, memoryMb = Infinity, pageMs = Infinity] = process.argv.slice(2).map(Number)
/** What the processor had given when the page began that is being read. */
let begun: NodeJS.CpuUsage | undefined

setPriority(NICE)
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * 1_048_576) process.exit(1)
  if (begun !== undefined) {
    const { user, system } = process.cpuUsage(begun)
    if (user + system > pageMs * threads * 1_000) process.exit(1)
  }
}, LOOK_EVERY_MS).unref()
// Nobody is left to read for.
process.on('disconnect', () => process.exit(0))

const read = openReader(threads)
process.on('message', (message: ToRecogniser) => void answer(message))

async function answer({ jpeg }: ToRecogniser): Promise<void> {
  begun = process.cpuUsage()
  try {
    tell({
      kind: 'read',
      page: joinLines(await (await read)(jpeg)),
      rss: process.memoryUsage.rss(),
    })
  } catch (error) {
    tell({ kind: 'failed', reason: String(error) })
  } finally {
    begun = undefined
  }
}

function tell(message: FromRecogniser): void {
  process.send?.(message)
}
