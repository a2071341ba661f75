/**
 * The server: config → database → engine workers → jobs → http. By its role it leaves out the jobs
 * or http.
 */
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { createOpenAiCompatibleLlm } from './adapters/llm/openAiCompatible.ts'
import { createLocalOcr } from './adapters/ocr/local.ts'
import { createVisionOcr } from './adapters/ocr/vision.ts'
import { startPayment } from './adapters/payment/payment.ts'
import { createOpenAiSpeech } from './adapters/speech/openAiSpeech.ts'
import { NO_SPEECH } from './adapters/speech/port.ts'
import { createEmbeddedSms } from './adapters/sms/embedded.ts'
import { createTencentSms } from './adapters/sms/tencent.ts'
import { NO_MINI_PROGRAM } from './adapters/miniProgram/port.ts'
import { createMiniProgram } from './adapters/miniProgram/urlLink.ts'
import { NO_WECHAT_SHARE } from './adapters/wechatShare/port.ts'
import { createWechatShare } from './adapters/wechatShare/publicAccount.ts'
import { openStorage } from './adapters/storage/openStorage.ts'
import { StorageFault, type StoragePort } from './adapters/storage/port.ts'
import type { Config } from './config.ts'
import { QUESTIONS } from './data/questions.ts'
import { startCorrectionWorkers } from './correction/correctionWorkers.ts'
import { lockDataFolder } from './postgres/dataFolderLock.ts'
import { mayBeDemo } from './records/demo.ts'
import { migrateDatabase, openDatabase, type Database } from './db/database.ts'
import { startKeptPostgres } from './postgres/keptPostgres.ts'
import { startQueue, type Queue } from './db/queue.ts'
import { createMetrics, type Metrics } from './domain/metrics.ts'
import { createApp } from './http/app.ts'
import { addOperation, type OperationOptions } from './http/operation.ts'
import { CALLS_PER_PERSON } from './http/rates.ts'
import { explainDatabase, explainListen, explainStorage, nameHost } from './startFaults.ts'
import { loadStoreId } from './records/storedFile.ts'
import { loadQuestions } from './records/questionBank.ts'
import { startJobs } from './jobs/index.ts'
import { loadCorrectionBacklog } from './records/report.ts'

export type RunningServer = {
  url: string
  database: Database
  queue: Queue
  clock: () => Date
  /** The demo is open: wanted, and nobody real is in the database without it. */
  isDemo: boolean
  stop(): Promise<void>
}

type Options = {
  /** Finds or makes the built web app, once the data folder is locked. */
  prepareWebApp: () => Promise<string | undefined>
  logger: FastifyServerOptions['logger']
  /**
   * Something essential has ended: the process should too, for its supervisor to start it again.
   */
  onFatal: (reason: string) => void
}

const PARTS = {
  all: { runsWeb: true, runsJobs: true },
  web: { runsWeb: true, runsJobs: false },
  worker: { runsWeb: false, runsJobs: true },
} as const

/** Calls under way get this long at a stop; then their connections are cut. */
const FINISH_CALLS_WITHIN_MS = 3 * SECOND_MS

export async function startServer(
  config: Config,
  { prepareWebApp, logger, onFatal }: Options,
): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    const failures: unknown[] = []
    // Whatever one step says, the others follow: no database may be left running.
    for (const each of stops.splice(0).reverse())
      await each().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'some steps of the stop failed')
  }
  try {
    const url = `http://${nameHost(config.host)}:${config.port}`
    const { runsWeb, runsJobs } = PARTS[config.role]
    // With a database of the operator's own nothing stands in the folder that two could break.
    if (config.databaseUrl === undefined) {
      const folder = await lockDataFolder(config.dataDir, { url: `${url}${BASE_PATH}/` })
      stops.push(() => folder.release())
    }
    const webFolder = runsWeb ? await prepareWebApp() : undefined
    const connection =
      config.databaseUrl === undefined
        ? await startOwnPostgres(config, stops, onFatal)
        : { connectionString: config.databaseUrl }
    await migrateDatabase(connection).catch((error: unknown) => {
      throw config.databaseUrl === undefined ? error : explainDatabase(error)
    })
    const database = openDatabase(connection, (line) => console.error(line))
    stops.push(() => database.close())
    const storage = await openOwnStorage(config, database)
    stops.push(async () => storage.stop())
    const clock = () => new Date()
    // On a database with a real school in it nothing of a demo is opened.
    const isDemo = config.isDemo && (await mayBeDemo(database.db))
    await loadQuestions(database.db, QUESTIONS, clock())
    const workers = runsJobs
      ? startCorrectionWorkers({ size: config.correctionWorkers })
      : undefined
    stops.push(async () => workers?.stop())
    const metrics = createMetrics()
    watchDatabase(metrics, database)
    const jobLog = { error: (details: object, text: string) => console.error(text, details) }
    const queue = await startQueue(connection, jobLog, { runsJobs })
    stops.push(() => queue.stop())
    const payment = await startPayment(isDemo ? config.payment : withoutDemo(config.payment), {
      localUrl: () => url,
      clock,
      log: (line) => console.error(line),
    })
    stops.push(async () => payment.stop())
    if (workers !== undefined)
      await startJobs(queue, {
        ...{ db: database.db, storage, workers, payment: payment.port, clock, metrics },
        log: jobLog,
        model: config.llm && {
          settings: config.llm.settings,
          llm: createOpenAiCompatibleLlm(config.llm.endpoint),
        },
        backup: config.backup && {
          ...config.backup,
          connection,
          openFiles: (storeId) => openStorage(config.storage, storeId),
          log: (line) => console.log(line),
        },
      })
    const operation = {
      metrics,
      askDatabase: () => database.pool.query('select 1'),
      metricsToken: config.metricsToken,
    }
    if (!runsWeb) {
      if (config.healthPort !== undefined)
        stops.push(await serveOperation(operation, config.host, config.healthPort))
      return { url, database, queue, clock, isDemo, stop }
    }
    const log = (line: string) => console.log(line)
    const localOcr = createLocalOcr()
    const ocr =
      config.vision === undefined ? localOcr : createVisionOcr(config.vision, localOcr, { log })
    stops.push(() => ocr.stop())
    const sms =
      config.sms === undefined
        ? createEmbeddedSms({ isDemo, log })
        : createTencentSms(config.sms, { log })
    const app = await createApp({
      ...config.edge,
      ...operation,
      db: database.db,
      askCounts: (query) => database.pool.query(query),
      queue,
      clock,
      sms,
      payment: payment.port,
      wechatShare:
        config.wechatShare === undefined
          ? NO_WECHAT_SHARE
          : createWechatShare(config.wechatShare, { log }),
      miniProgram:
        config.miniProgram === undefined
          ? NO_MINI_PROGRAM
          : createMiniProgram(config.miniProgram, { log }),
      ocr,
      storage,
      speech: config.speech === undefined ? NO_SPEECH : createOpenAiSpeech(config.speech),
      demoCashier: payment.demoRoutes,
      contact: config.contact,
      model: config.llm?.settings,
      isDemo,
      webFolder,
      logger,
      callsPerPerson: CALLS_PER_PERSON,
    })
    stops.push(() => closeApp(app))
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw explainListen(error, config)
    })
    return { url, database, queue, clock, isDemo, stop }
  } catch (error) {
    // Why it did not start is what matters, not what else fails on the way out.
    await stop().catch(() => undefined)
    throw error
  }
}

function withoutDemo(payment: Config['payment']): Config['payment'] {
  return payment.kind === 'demo' ? { kind: 'none' } : payment
}

async function startOwnPostgres(
  config: Config,
  stops: (() => Promise<void>)[],
  onGivenUp: (reason: string) => void,
) {
  const postgres = await startKeptPostgres({
    dataDir: config.dataDir,
    log: (line) => console.error(line),
    onGivenUp,
  })
  stops.push(() => postgres.stop())
  return postgres.connection
}

async function openOwnStorage(config: Config, { db }: Database): Promise<StoragePort> {
  const storage = await openStorage(config.storage, await loadStoreId(db))
  await storage.check().catch((error: unknown) => {
    const refusal = error instanceof StorageFault && explainStorage(error, config.storage)
    if (refusal !== undefined) throw refusal || error
    // Essays need no files: those who write do not wait for the storage.
    console.error(`文件暂时存取不了，恢复后自动继续。 ${String(error)}`)
  })
  return storage
}

/** A worker process answers no people, but its supervisor. */
async function serveOperation(
  operation: OperationOptions,
  host: string,
  port: number,
): Promise<() => Promise<void>> {
  const app = Fastify()
  addOperation(app, operation)
  await app.listen({ host, port })
  return () => app.close()
}

function watchDatabase(metrics: Metrics, { db, pool }: Database): void {
  metrics.addGauge('zhupi_database_connections', 'Open connections', () => pool.totalCount)
  metrics.addGauge('zhupi_database_waiting', 'Requests that wait for a connection', () => {
    return pool.waitingCount
  })
  metrics.addGauge('zhupi_corrections_waiting', 'Essays that wait for their report', async () => {
    return (await loadCorrectionBacklog(db, new Date())).waiting
  })
  metrics.addGauge(
    'zhupi_correction_oldest_seconds',
    'How long the first of them waits',
    async () => {
      return (await loadCorrectionBacklog(db, new Date())).oldestMs / SECOND_MS
    },
  )
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const forcedClose = setTimeout(() => app.server.closeAllConnections(), FINISH_CALLS_WITHIN_MS)
  await app.close()
  clearTimeout(forcedClose)
}
