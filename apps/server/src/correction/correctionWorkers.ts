/**
 * The engine on worker threads, so that no correction ever holds up a request
 * (docs/decisions/correction-room.md).
 */
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import { shippedWitness } from '@zhupi/engine/tables/shippedTables.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'

export type CorrectionWorkers = {
  readonly size: number
  correct(essay: Essay, onStage: (stage: CorrectionStage) => void): Promise<Correction>
  stop(): Promise<void>
}

/** One core is left to the server itself. */
const WORKERS = Math.max(1, availableParallelism() - 1)
/** An essay takes milliseconds; one that takes this long is stuck, and its thread is ended. */
const CORRECTION_TIMEOUT_MS = MINUTE_MS

export function startCorrectionWorkers(): CorrectionWorkers {
  const pool = new Piscina<{ essay: Essay; stages: MessagePort }, Correction>({
    filename: new URL('./correctionWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: WORKERS,
    idleTimeout: MINUTE_MS,
    // Forty megabytes, read once and shared by all threads.
    workerData: shippedWitness(),
  })
  return {
    size: WORKERS,
    correct: async (essay, onStage) => {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onStage)
      port1.unref()
      try {
        return await pool.run(
          { essay, stages: port2 },
          { transferList: [port2], signal: AbortSignal.timeout(CORRECTION_TIMEOUT_MS) },
        )
      } finally {
        port1.close()
      }
    },
    stop: () => pool.destroy(),
  }
}
