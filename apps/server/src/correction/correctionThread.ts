/**
 * One worker thread and the essay that it corrects, the two drafts that it compares, or what a model
 * said of one.
 */
import { Worker } from 'node:worker_threads'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import type { DraftsToCompare } from '@zhupi/engine/compare/compareDrafts.ts'
import type { AnswersToCheck, CheckedAnswers } from '@zhupi/engine/llm/checkModel.ts'
import type { Tables } from '@zhupi/engine/tables.ts'
import type { Correction, DraftChange, Essay } from '@zhupi/engine/types.ts'

export type ToThread =
  | { kind: 'correct'; essay: Essay }
  | { kind: 'compare'; drafts: DraftsToCompare }
  | { kind: 'checkModel'; answers: AnswersToCheck }

export type ThreadAnswer =
  | { kind: 'corrected'; correction: Correction }
  | { kind: 'compared'; change: DraftChange }
  | { kind: 'checkedModel'; checked: CheckedAnswers }

export type FromThread =
  | { kind: 'begun' }
  | { kind: 'stage'; stage: CorrectionStage }
  | ThreadAnswer
  | { kind: 'failed'; error: unknown }

export type CorrectionThread = {
  run(work: ToThread, onStage: (stage: CorrectionStage) => void): Promise<ThreadAnswer>
  end(): Promise<void>
}

/** A thread reads the engine's source first; on a busy machine that takes seconds. */
const START_WITHIN_MS = MINUTE_MS
/**
 * An essay of 800 characters takes a tenth of a second, one of 30,000 some seconds. Whatever takes
 * this long is stuck.
 */
const DEADLINE_MS = 5 * SECOND_MS
const DEADLINE_PER_CHARACTER_MS = 1
/** An essay that fills the memory ends its thread, not the process. */
const HEAP_LIMIT_MB = 512
/** Nearly all that a correction makes is gone with it: more only fills the memory with what is. */
const YOUNG_LIMIT_MB = 12

type Task = {
  work: ToThread
  onStage: (stage: CorrectionStage) => void
  resolve: (answer: ThreadAnswer) => void
  reject: (error: unknown) => void
  deadline: NodeJS.Timeout
}

/** `onEnded` comes once it takes no more essays. */
export function startCorrectionThread(
  file: URL,
  tables: Tables,
  onEnded: () => void,
): CorrectionThread {
  const worker = new Worker(file, {
    workerData: tables,
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_LIMIT_MB,
      maxYoungGenerationSizeMb: YOUNG_LIMIT_MB,
    },
  })
  let task: Task | undefined
  let hasEnded = false
  const settle = () => {
    const settled = task
    task = undefined
    clearTimeout(settled?.deadline)
    return settled
  }
  const end = async (error: unknown) => {
    const left = settle()
    if (!hasEnded) onEnded()
    hasEnded = true
    left?.reject(error)
    await worker.terminate()
  }
  const endAfter = (ms: number, why: string) =>
    setTimeout(() => void end(new Error(`${why} for ${ms} ms: its thread was ended`)), ms)
  worker.on('message', (message: FromThread) => {
    if (task === undefined) return
    if (message.kind === 'begun') {
      clearTimeout(task.deadline)
      task.deadline = endAfter(deadlineOf(task.work), 'a correction took')
    } else if (message.kind === 'stage') task.onStage(message.stage)
    else if (message.kind === 'failed') settle()?.reject(message.error)
    else settle()?.resolve(message)
  })
  worker.on('error', (error) => void end(error))
  worker.on('exit', (code) => void end(new Error(`a correction ended its thread with ${code}`)))
  return {
    run: (work, onStage) =>
      new Promise((resolve, reject) => {
        const deadline = endAfter(START_WITHIN_MS, 'a thread was not ready')
        task = { work, onStage, resolve, reject, deadline }
        worker.postMessage(work)
      }),
    end: () => end(new Error('the corrections are stopping')),
  }
}

function deadlineOf(work: ToThread): number {
  const { content } = essayOf(work)
  return DEADLINE_MS + content.length * DEADLINE_PER_CHARACTER_MS
}

function essayOf(work: ToThread): Essay {
  if (work.kind === 'correct') return work.essay
  return work.kind === 'compare' ? work.drafts.later.essay : work.answers.essay
}
