/** What runs inside a worker thread: one correction a message, its stages posted on the way. */
import { parentPort, workerData } from 'node:worker_threads'
import { correct } from '@zhupi/engine/correct.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import type { FromThread } from './correctionThread.ts'

const memory: unknown = workerData
if (!(memory instanceof SharedArrayBuffer)) throw new Error('started without the witness')
const tables = readShippedTables(memory)

const tell = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (essay: Essay) => {
  tell({ kind: 'begun' })
  try {
    const correction = correct(essay, tables, (stage) => tell({ kind: 'stage', stage }))
    tell({ kind: 'done', correction })
  } catch (error) {
    tell({ kind: 'failed', error })
  }
})
