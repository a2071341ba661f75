/**
 * The embedded PostgreSQL, started again where it dies (out of memory, kill -9): the pools find the
 * new one at the old address. One that keeps dying is given up.
 */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embeddedPostgres.ts'

const DEATHS_MAX = 3
const DEATHS_WITHIN_MS = 10 * MINUTE_MS

type Options = Pick<EmbeddedPostgresOptions, 'dataDir' | 'durable'> & {
  log: (line: string) => void
  /** It cannot be started again, or dies again and again. */
  onGivenUp: (reason: string) => void
}

export async function startKeptPostgres({
  log,
  onGivenUp,
  ...options
}: Options): Promise<EmbeddedPostgres> {
  const deaths: number[] = []
  let isStopping = false
  const start = () =>
    startEmbeddedPostgres({ ...options, onUnexpectedExit: (reason) => restart(reason) })
  const restart = (reason: string) => {
    if (isStopping) return
    const now = performance.now()
    deaths.push(now)
    if (deaths.filter((at) => now - at < DEATHS_WITHIN_MS).length > DEATHS_MAX) {
      onGivenUp(reason)
      return
    }
    log(`${reason}; starting it again`)
    running = start()
    running.catch((error: unknown) => onGivenUp(`${reason}; ${String(error)}`))
  }
  let running = start()
  const { connection } = await running
  return {
    connection,
    stop: async () => {
      isStopping = true
      const last = await running.catch(() => undefined)
      await last?.stop()
    },
  }
}
