/**
 * PP-OCRv4 on this machine, offline: one process, begun with the first page and ended when idle.
 * People take turns; a page whose process ended is tried again in another one.
 */
import { availableParallelism } from 'node:os'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { createTurns } from './turns.ts'
import { NotRecognised, type OcrPort, type Photograph, type RecognisedPage } from './port.ts'
import {
  RecogniserEnded,
  startRecogniser,
  type Recogniser,
  type RecogniserOptions,
} from './recogniserProcess.ts'

/** More wait nowhere: each holds its picture in memory. */
const WAITING_MAX = 200
const TRIES = 3

/** More than this and the process ends. */
export const RECOGNISER_MEMORY_MB = 1_500

/** Whoever waits for a page gives up after three minutes; it is told in time, and the next is read. */
const PATIENCE_MS = 150 * SECOND_MS

const DEFAULTS = {
  program: new URL('./recogniser.ts', import.meta.url),
  /** One core is left to the server itself. */
  threads: Math.max(1, availableParallelism() - 1),
  memoryMb: RECOGNISER_MEMORY_MB,
  pageMs: MINUTE_MS,
  silentMs: PATIENCE_MS,
  idleMs: 5 * MINUTE_MS,
  waitMs: PATIENCE_MS,
}

/** `latest`: when its turn has to have come, as `performance.now()` counts. */
type Waiting = { jpeg: Uint8Array; latest: number }

export type LocalOcr = OcrPort & {
  /** Nothing leaves this machine. */
  recognise(photograph: Pick<Photograph, 'jpeg' | 'asker'>): Promise<RecognisedPage>
  /** Of the process that runs now. */
  readonly pid: number | undefined
  /** What the process took at the end of its latest page, in bytes. */
  readonly rss: number
}

export function createLocalOcr(
  changed: Partial<RecogniserOptions & { idleMs: number; waitMs: number }> = {},
): LocalOcr {
  const options = { ...DEFAULTS, ...changed }
  let recogniser: Recogniser | undefined
  let idle: NodeJS.Timeout | undefined
  let isStopped = false
  let rss = 0

  const running = (): Recogniser => {
    if (isStopped) throw new NotRecognised('the server is stopping')
    if (recogniser !== undefined) return recogniser
    const started = startRecogniser(options, () => {
      if (recogniser === started) recogniser = undefined
    })
    recogniser = started
    return started
  }
  const readOnce = async (jpeg: Uint8Array): Promise<RecognisedPage> => {
    const answer = await running().read(jpeg)
    rss = answer.rss
    return answer.page
  }
  const read = async ({ jpeg, latest }: Waiting): Promise<RecognisedPage> => {
    if (performance.now() > latest) throw new NotRecognised('the page waited too long')
    clearTimeout(idle)
    try {
      for (let attempt = 1; attempt < TRIES; attempt += 1)
        try {
          return await readOnce(jpeg)
        } catch (error) {
          if (!(error instanceof RecogniserEnded)) throw error
        }
      return await readOnce(jpeg)
    } catch (error) {
      throw error instanceof NotRecognised ? error : new NotRecognised(String(error))
    } finally {
      idle = setTimeout(() => void recogniser?.end(), options.idleMs).unref()
    }
  }
  const turns = createTurns(read)
  return {
    get pid() {
      return recogniser?.pid
    },
    get rss() {
      return rss
    },
    recognise: async ({ jpeg, asker }) => {
      if (turns.waiting() >= WAITING_MAX) throw new NotRecognised('too many pages wait')
      return turns.take(asker, { jpeg, latest: performance.now() + options.waitMs })
    },
    stop: async () => {
      isStopped = true
      clearTimeout(idle)
      await recogniser?.end()
    },
  }
}
