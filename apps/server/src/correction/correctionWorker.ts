/** What runs inside a worker thread: one correction a message, its stages posted on the way. */
import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import { correct } from '@zhupi/engine/correct.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'

const memory: unknown = workerData
if (!(memory instanceof SharedArrayBuffer)) throw new Error('started without the witness')
const tables = readShippedTables(memory)

export default function run({ essay, stages }: { essay: Essay; stages: MessagePort }): Correction {
  return correct(essay, tables, (stage) => stages.postMessage(stage))
}
