/** Every job with its worker. */
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { Queue, ScheduledJob } from '../db/queue.ts'
import type { Metrics } from '../domain/metrics.ts'
import { announceHomework } from './announceHomework.ts'
import { backUpDatabase, lastGoodBackup, type BackupSettings } from './backUpDatabase.ts'
import { correctEssay, type CorrectEssayServices } from './correctEssay.ts'
import { eraseDeleted } from './eraseDeleted.ts'
import { giveUpCorrection } from './giveUpCorrection.ts'
import { reconcileOrders } from './reconcileOrders.ts'
import { remindDue } from './remindDue.ts'
import { remindExpiry } from './remindExpiry.ts'
import { sweepLimits } from './sweepLimits.ts'

export async function startJobs(
  queue: Queue,
  services: {
    db: Db
    workers: CorrectionWorkers
    payment: PaymentPort
    clock: () => Date
    metrics: Metrics
    log: CorrectEssayServices['log']
    /** Undefined: nobody asked for backups. */
    backup?: BackupSettings | undefined
  },
): Promise<void> {
  const { metrics } = services
  const onSchedule = (name: ScheduledJob, run: () => Promise<void>) =>
    queue.workOnSchedule(name, () => metrics.timeJob(name, run))
  await queue.work('correctEssay', services.workers.size, (payload) =>
    metrics.timeJob('correctEssay', () => correctEssay(payload, services)),
  )
  await onSchedule('announceHomework', () => announceHomework(services))
  await onSchedule('eraseDeleted', () => eraseDeleted(services))
  await onSchedule('reconcileOrders', () => reconcileOrders(services))
  await onSchedule('remindDue', () => remindDue(services))
  await onSchedule('remindExpiry', () => remindExpiry(services))
  await onSchedule('sweepLimits', () => sweepLimits(services))
  const { backup, clock } = services
  if (backup !== undefined) {
    await onSchedule('backUpDatabase', () => backUpDatabase(backup, clock()))
    metrics.addGauge(
      'zhupi_backup_last_good_timestamp_seconds',
      'When the last backup was taken and found whole',
      lastGoodBackup,
    )
  }
  await queue.work('giveUpCorrection', 1, (payload) =>
    metrics.timeJob('giveUpCorrection', () => giveUpCorrection(payload, services)),
  )
}
