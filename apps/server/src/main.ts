/** The server: config → database → engine workers → jobs → http. */
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { startCorrectionWorkers } from './correction/correctionWorkers.ts'
import { holdDataFolder } from './db/dataFolderLock.ts'
import { migrateDatabase, openDatabase, type Database } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embeddedPostgres.ts'
import { startQueue, type Queue } from './db/queue.ts'
import { createApp } from './http/app.ts'
import { startJobs } from './jobs/index.ts'

export type RunningServer = { url: string; database: Database; queue: Queue; clock: () => Date; stop(): Promise<void> }

type Options = { webFolder: string | undefined; logger: FastifyServerOptions['logger'] }

/** A healthy screen makes a few calls a second at most, the waiting report two. */
const CALLS_PER_MINUTE = 600

export async function startServer(config: Config, { webFolder, logger }: Options): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    const url = `http://${['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host}:${config.port}`
    const folder = await holdDataFolder(config.dataDir, { url: `${url}/h5/` })
    stops.push(() => folder.release())
    const connection = config.databaseUrl === undefined ? await startOwnPostgres(config, stops) : { connectionString: config.databaseUrl }
    await migrateDatabase(connection)
    const database = openDatabase(connection)
    stops.push(() => database.close())
    const clock = () => new Date()
    const workers = startCorrectionWorkers()
    stops.push(() => workers.stop())
    const queue = await startQueue(connection, { error: (details, text) => console.error(text, details) })
    stops.push(() => queue.stop())
    await startJobs(queue, { db: database.db, workers, clock })
    const app = await createApp({ db: database.db, queue, clock, webFolder, logger, callsPerMinute: CALLS_PER_MINUTE })
    await app.listen({ host: config.host, port: config.port })
    stops.push(() => app.close())
    return { url, database, queue, clock, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startOwnPostgres(config: Config, stops: (() => Promise<void>)[]) {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
  stops.push(() => postgres.stop())
  return postgres.connection
}
