/**
 * What runs inside a worker thread: one correction or comparison a message, its stages posted on
 * the way.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { compareDrafts } from '@zhupi/engine/compare/compareDrafts.ts'
import { correct } from '@zhupi/engine/correct.ts'
import { checkModel } from '@zhupi/engine/llm/checkModel.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import type { FromThread, ThreadAnswer, ToThread } from './correctionThread.ts'

const tables: Tables = workerData

const tell = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (work: ToThread) => {
  tell({ kind: 'begun' })
  try {
    tell(answer(work))
  } catch (error) {
    tell({ kind: 'failed', error })
  }
})

function answer(work: ToThread): ThreadAnswer {
  if (work.kind === 'compare')
    return { kind: 'compared', change: compareDrafts(work.drafts, tables) }
  if (work.kind === 'checkModel')
    return { kind: 'checkedModel', checked: checkModel(work.answers, tables) }
  const correction = correct(work.essay, tables, (stage) => tell({ kind: 'stage', stage }))
  return { kind: 'corrected', correction }
}
