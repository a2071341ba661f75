/** What the environment may change, checked once at the start. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from './db/startRefused.ts'

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Undefined: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined
  isDemo: boolean
}

const DEFAULT_PORT = 8080
/** `data` in the checkout: found without asking, and never under version control. */
const OWN_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url))

export function readConfig(env: Record<string, string | undefined>): Config {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StartRefused(`PORT 应当是 1 到 65535 的整数，现在是“${env.PORT}”。\nPORT must be a whole number from 1 to 65535.`)
  const isDemo = env.DEMO !== '0'
  return {
    port, host: env.HOST || '127.0.0.1', databaseUrl: env.DATABASE_URL || undefined, isDemo,
    dataDir: resolve(env.DATA_DIR || OWN_FOLDER),
  }
}
