/** Every job with its worker. */
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { correctEssay } from './correctEssay.ts'
import { eraseDeleted } from './eraseDeleted.ts'
import { giveUpCorrection } from './giveUpCorrection.ts'

export async function startJobs(queue: Queue, services: { db: Db; workers: CorrectionWorkers; clock: () => Date }): Promise<void> {
  await queue.work('correctEssay', services.workers.size, (payload) => correctEssay(payload, services))
  await queue.workNightly('eraseDeleted', () => eraseDeleted(services))
  await queue.work('giveUpCorrection', 1, (payload) => giveUpCorrection(payload, services))
}
