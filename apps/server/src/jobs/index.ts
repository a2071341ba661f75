/** Every job with its worker. */
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { Db } from '../db/database.ts'
import type { Queue, ScheduledJob } from '../db/queue.ts'
import type { Metrics } from '../domain/metrics.ts'
import { askModel, type AskModelServices } from './askModel.ts'
import { announceHomework } from './announceHomework.ts'
import { backUpDatabase, lastGoodBackup, type BackupSettings } from './backUpDatabase.ts'
import { compareHomework } from './compareHomework.ts'
import { correctEssay, type CorrectEssayServices } from './correctEssay.ts'
import { eraseDeleted } from './eraseDeleted.ts'
import { giveUpCorrection } from './giveUpCorrection.ts'
import { keepFiles } from './keepFiles.ts'
import { makePrint } from './makePrint.ts'
import { reconcileOrders } from './reconcileOrders.ts'
import { remindDue } from './remindDue.ts'
import { remindExpiry } from './remindExpiry.ts'
import { sweepLimits } from './sweepLimits.ts'

/** Essays: each asks two questions side by side, and waits for them. */
const MODEL_QUESTIONS_AT_ONCE = 4

export async function startJobs(
  queue: Queue,
  services: {
    db: Db
    storage: StoragePort
    workers: CorrectionWorkers
    payment: PaymentPort
    clock: () => Date
    metrics: Metrics
    log: CorrectEssayServices['log']
    /** Undefined: no language model is connected. */
    model?: AskModelServices['model'] | undefined
    /** Undefined: nobody asked for backups. */
    backup?: BackupSettings | undefined
  },
): Promise<void> {
  const { metrics } = services
  const onSchedule = (name: ScheduledJob, run: () => Promise<void>) =>
    queue.workOnSchedule(name, () => metrics.timeJob(name, run))
  await queue.work('correctEssay', services.workers.size, (payload) =>
    metrics.timeJob('correctEssay', () => correctEssay(payload, { ...services, queue })),
  )
  await onSchedule('announceHomework', () => announceHomework(services))
  await onSchedule('eraseDeleted', () => eraseDeleted(services))
  await onSchedule('keepFiles', () => keepFiles(services))
  await onSchedule('reconcileOrders', () => reconcileOrders(services))
  await onSchedule('remindDue', () => remindDue(services))
  await onSchedule('remindExpiry', () => remindExpiry(services))
  await onSchedule('sweepLimits', () => sweepLimits(services))
  const { backup, clock, model } = services
  if (model !== undefined)
    await queue.work('askModel', MODEL_QUESTIONS_AT_ONCE, (payload) =>
      metrics.timeJob('askModel', () => askModel(payload, { ...services, model })),
    )
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
  await queue.work('compareHomework', 1, (payload) =>
    metrics.timeJob('compareHomework', () => compareHomework(payload, services)),
  )
  await queue.work('makePrint', 1, (payload) =>
    metrics.timeJob('makePrint', () => makePrint(payload, services)),
  )
}
