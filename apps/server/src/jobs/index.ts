/** Every job with its worker. */
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { announceHomework } from './announceHomework.ts'
import { correctEssay } from './correctEssay.ts'
import { eraseDeleted } from './eraseDeleted.ts'
import { giveUpCorrection } from './giveUpCorrection.ts'
import { reconcileOrders } from './reconcileOrders.ts'
import { remindDue } from './remindDue.ts'
import { remindExpiry } from './remindExpiry.ts'
import { sweepLimits } from './sweepLimits.ts'

export async function startJobs(
  queue: Queue,
  services: { db: Db; workers: CorrectionWorkers; payment: PaymentPort; clock: () => Date },
): Promise<void> {
  await queue.work('correctEssay', services.workers.size, (payload) =>
    correctEssay(payload, services),
  )
  await queue.workOnSchedule('announceHomework', () => announceHomework(services))
  await queue.workOnSchedule('eraseDeleted', () => eraseDeleted(services))
  await queue.workOnSchedule('reconcileOrders', () => reconcileOrders(services))
  await queue.workOnSchedule('remindDue', () => remindDue(services))
  await queue.workOnSchedule('remindExpiry', () => remindExpiry(services))
  await queue.workOnSchedule('sweepLimits', () => sweepLimits(services))
  await queue.work('giveUpCorrection', 1, (payload) => giveUpCorrection(payload, services))
}
