/**
 * The database of the server: the operator's own (DATABASE_URL), or the embedded one, which is
 * running already or is started for this command.
 */
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@zhupi/server/config.ts'
import { lockDataFolder } from '@zhupi/server/postgres/dataFolderLock.ts'
import { migrateDatabase, openDatabase, type Database } from '@zhupi/server/db/database.ts'
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '@zhupi/server/postgres/embeddedPostgres.ts'
import { StartRefused } from '@zhupi/server/postgres/startRefused.ts'
import { explainDatabase } from '@zhupi/server/startFaults.ts'
import type { PoolConfig } from 'pg'
import { AdminError } from './command.ts'

/** A server that is starting locks the folder before its database can be reached. */
const STARTING_TRIES = 20
const BETWEEN_TRIES_MS = 500

type Work<T> = (database: Database, connection: PoolConfig) => Promise<T>

export async function withDatabase<T>(
  env: Record<string, string | undefined>,
  work: Work<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl }
    await migrateDatabase(connection).catch((error: unknown) => {
      throw explainDatabase(error)
    })
    return useDatabase(connection, work)
  }
  const isThere = await stat(dataDir).then(
    () => true,
    () => false,
  )
  if (!isThere)
    throw new AdminError(
      `没有数据目录 ${dataDir}。` +
        '请先运行一次 npm start，或用 DATA_DIR、DATABASE_URL 指明数据在哪里。',
    )
  for (let tries = 1; ; tries += 1) {
    const running = await findRunningPostgres(dataDir)
    if (running !== undefined) return useDatabase(running, work)
    const folder = await lockDataFolder(dataDir, { url: 'npm run admin' }).catch(
      (error: unknown) => {
        if (!(error instanceof StartRefused) || tries >= STARTING_TRIES) throw error
        return undefined
      },
    )
    if (folder === undefined) {
      await sleep(BETWEEN_TRIES_MS)
      continue
    }
    try {
      return await useOwnPostgres(dataDir, work)
    } finally {
      await folder.release()
    }
  }
}

async function useOwnPostgres<T>(dataDir: string, work: Work<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await migrateDatabase(postgres.connection)
    return await useDatabase(postgres.connection, work)
  } finally {
    await postgres.stop()
  }
}

async function useDatabase<T>(connection: PoolConfig, work: Work<T>): Promise<T> {
  const database = openDatabase(connection)
  try {
    return await work(database, connection)
  } finally {
    await database.close()
  }
}
