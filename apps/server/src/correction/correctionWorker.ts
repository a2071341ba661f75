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

const PARTS = {
  words: true,
  language: true,
  company: true,
  characters: true,
  spelling: true,
  choices: true,
  witness: true,
  secondWitness: true,
  rewordings: true,
  alone: true,
  beginnings: true,
  seconds: true,
  insides: true,
} satisfies Record<keyof Tables, true>

const tables = checkTables(workerData)

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

function checkTables(given: unknown): Tables {
  if (!areTables(given)) throw new Error("a correction thread was not given the engine's tables")
  return given
}

/** That no part is missing; what is in them was checked as they were read. */
function areTables(given: unknown): given is Tables {
  return (
    typeof given === 'object' && given !== null && Object.keys(PARTS).every((part) => part in given)
  )
}
