/**
 * The engine on worker threads, so that no correction ever holds up a request
 * (docs/decisions/correction-room.md).
 */
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { AnswersToCheck, CheckedAnswers } from '@zhupi/engine/llm/checkModel.ts'
import type { DraftsToCompare } from '@zhupi/engine/compare/compareDrafts.ts'
import type { Correction, DraftChange, Essay } from '@zhupi/engine/types.ts'
import { startCorrectionThread, type CorrectionThread, type ToThread } from './correctionThread.ts'

export type CorrectionWorkers = {
  readonly size: number
  /** Fails where the essay's thread ends or gets stuck; the others go on. */
  correct(essay: Essay, onStage: (stage: CorrectionStage) => void): Promise<Correction>
  /** What a later draft changed: it examines the text again, so it belongs on a thread too. */
  compare(drafts: DraftsToCompare): Promise<DraftChange>
  /** What of a language model's answers may be believed: it reads the essay anew as well. */
  checkModel(answers: AnswersToCheck): Promise<CheckedAnswers>
  stop(): Promise<void>
}

/** One core is left to the server itself. */
export const DEFAULT_WORKERS = Math.max(1, availableParallelism() - 1)
const WORKER = new URL('./correctionWorker.ts', import.meta.url)
/**
 * Most patterns are tried a few times an hour and need no machine code, and a correction leaves little
 * behind that a heap should grow for (docs/decisions/speed.md says what they save).
 */
const FRUGAL_FLAGS = ['--regexp-tier-up-ticks=300', '--heap-growing-percent=10']

/** All threads but one begin with the first essay that needs them; one that ends is replaced so. */
export function startCorrectionWorkers({ size = DEFAULT_WORKERS, file = WORKER } = {}) {
  for (const flag of FRUGAL_FLAGS) setFlagsFromString(flag)
  // Read once; what is large of it lies in memory that all threads share.
  const tables = readShippedTables()
  const idle: CorrectionThread[] = []
  const threads = new Set<CorrectionThread>()
  const waiting: (() => void)[] = []
  let isStopped = false

  const start = (): CorrectionThread => {
    const thread = startCorrectionThread(file, tables, () => {
      threads.delete(thread)
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
    })
    threads.add(thread)
    return thread
  }
  // The first essay after a start does not wait for the tables to be read.
  idle.push(start())
  const takeThread = async (): Promise<CorrectionThread> => {
    while (idle.length === 0 && threads.size >= size)
      await new Promise<void>((resolve) => waiting.push(resolve))
    if (isStopped) throw new Error('the corrections have stopped')
    return idle.pop() ?? start()
  }
  const run = async (work: ToThread, onStage: (stage: CorrectionStage) => void) => {
    const thread = await takeThread()
    try {
      return await thread.run(work, onStage)
    } finally {
      if (threads.has(thread)) idle.push(thread)
      waiting.shift()?.()
    }
  }
  const workers: CorrectionWorkers = {
    size,
    correct: async (essay, onStage) => {
      const answer = await run({ kind: 'correct', essay }, onStage)
      if (answer.kind !== 'corrected') throw new Error(`asked to correct, a thread ${answer.kind}`)
      return answer.correction
    },
    compare: async (drafts) => {
      const answer = await run({ kind: 'compare', drafts }, () => undefined)
      if (answer.kind !== 'compared') throw new Error(`asked to compare, a thread ${answer.kind}`)
      return answer.change
    },
    checkModel: async (answers) => {
      const answer = await run({ kind: 'checkModel', answers }, () => undefined)
      if (answer.kind !== 'checkedModel') throw new Error(`asked to check, a thread ${answer.kind}`)
      return answer.checked
    },
    stop: async () => {
      isStopped = true
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
  return workers
}
