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

/**
 * Of processor time, so that a busy machine ends nobody's correction: whatever computes for longer
 * is stuck. A thread reads the engine's source first, which takes seconds; an essay of 800 characters
 * takes a tenth of a second, the first one of a thread one, one of 30,000 some.
 */
const START_WITHIN_MS = MINUTE_MS
const DEADLINE_MS = 5 * SECOND_MS
const DEADLINE_PER_CHARACTER_MS = 1
/** So long a thread may stand still all in all, for others or for good. */
const IDLE_MAX_MS = 5 * MINUTE_MS
/** An essay that fills the memory ends its thread, not the process. */
const HEAP_LIMIT_MB = 512
/** Nearly all that a correction makes is gone with it: more only fills the memory with what is. */
const YOUNG_LIMIT_MB = 12

type Task = {
  work: ToThread
  onStage: (stage: CorrectionStage) => void
  resolve: (answer: ThreadAnswer) => void
  reject: (error: unknown) => void
  deadline?: NodeJS.Timeout
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
  /** Ends the thread once the task has computed for so long from here on. */
  const limit = (limited: Task, ms: number, what: string) => {
    clearTimeout(limited.deadline)
    const [before, latest] = [computedMs(worker), performance.now() + ms + IDLE_MAX_MS]
    const lookIn = (wait: number) => {
      const deadline = setTimeout(() => void look(), wait)
      const look = async () => {
        const left = ms - (await computedMs(worker)) + (await before)
        if (limited.deadline !== deadline || task !== limited) return
        if (left > 0 && performance.now() < latest) lookIn(left)
        else await end(new Error(`${what} within ${ms} ms of processor time`))
      }
      limited.deadline = deadline
    }
    lookIn(ms)
  }
  worker.on('message', (message: FromThread) => {
    if (task === undefined) return
    if (message.kind === 'begun') limit(task, deadlineOf(task.work), 'a correction did not end')
    else if (message.kind === 'stage') task.onStage(message.stage)
    else if (message.kind === 'failed') settle()?.reject(message.error)
    else settle()?.resolve(message)
  })
  worker.on('error', (error) => void end(error))
  worker.on('exit', (code) => void end(new Error(`a correction ended its thread with ${code}`)))
  return {
    run: (work, onStage) =>
      new Promise((resolve, reject) => {
        task = { work, onStage, resolve, reject }
        limit(task, START_WITHIN_MS, 'a thread did not begin')
        worker.postMessage(work)
      }),
    end: () => end(new Error('the corrections are stopping')),
  }
}

/** All that the thread has computed, in milliseconds; none where it has ended. */
async function computedMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

function deadlineOf(work: ToThread): number {
  const { content } = essayOf(work)
  return DEADLINE_MS + content.length * DEADLINE_PER_CHARACTER_MS
}

function essayOf(work: ToThread): Essay {
  if (work.kind === 'correct') return work.essay
  return work.kind === 'compare' ? work.drafts.later.essay : work.answers.essay
}
