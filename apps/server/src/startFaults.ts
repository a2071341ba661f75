/** What keeps a server from starting, in a sentence that names the setting to change. */
import type { StorageFault } from './adapters/storage/port.ts'
import type { StorageConfig } from './adapters/storage/openStorage.ts'
import type { Config } from './config.ts'
import { bilingual, StartRefused, systemErrorCode } from './postgres/startRefused.ts'

/** The host as a person types it into a browser on this machine. */
export function nameHost(host: string): string {
  if (['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

export function explainListen(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): unknown {
  const code = systemErrorCode(error)
  const noSuchHost = bilingual(
    [`本机没有地址 ${host}，请检查 HOST。`],
    [`This machine has no address ${host}: check HOST.`],
  )
  const texts: Record<string, string> = {
    EADDRINUSE: bilingual(
      [`端口 ${port} 已被占用，可以换一个，例如 PORT=${port + 1} npm start。`],
      [`Port ${port} is in use: set another PORT.`],
    ),
    EACCES: bilingual(
      [`当前用户不能使用端口 ${port}（1024 以下通常只有 root 可用），请换一个 PORT。`],
      [`This user may not listen on port ${port}: set another PORT.`],
    ),
    EADDRNOTAVAIL: noSuchHost,
    ENOTFOUND: noSuchHost,
  }
  const text = code === undefined ? undefined : texts[code]
  return text === undefined ? error : new StartRefused(text, { cause: error })
}

/** Never with the address itself: it may hold a password. */
export function explainDatabase(error: unknown): StartRefused {
  if (error instanceof StartRefused) return error
  const reason = error instanceof Error ? (systemErrorCode(error) ?? error.message) : String(error)
  return new StartRefused(
    bilingual(
      [`连不上 DATABASE_URL 指定的数据库（${reason}），`, '请检查地址、账号和数据库是否已启动。'],
      [`The database of DATABASE_URL cannot be used (${reason}).`],
    ),
    { cause: error },
  )
}

/** Undefined for what may pass by itself: the server starts, and says what does not work meanwhile. */
export function explainStorage(
  { kind, message }: StorageFault,
  config: StorageConfig,
): StartRefused | undefined {
  if (kind === 'unreachable') return undefined
  const texts =
    config.kind === 'folder'
      ? {
          lacking: [`没有文件目录 ${config.folder}。`, `There is no folder ${config.folder}.`],
          refused: [
            `不能在 ${config.folder} 里存文件，请检查 DATA_DIR 的权限。`,
            `Files cannot be kept in ${config.folder}: check the rights to DATA_DIR.`,
          ],
        }
      : {
          lacking: [
            `对象存储里没有桶 ${config.bucket.bucket}，请先建好，或检查 S3_BUCKET、S3_ENDPOINT 和 S3_PATH_STYLE。`,
            `There is no bucket ${config.bucket.bucket}: check S3_BUCKET, S3_ENDPOINT and S3_PATH_STYLE.`,
          ],
          refused: [
            '对象存储拒绝了访问，请检查 S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY 和它们的权限。',
            'The S3 storage refuses access: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their rights.',
          ],
        }
  const [chinese = '', english = ''] = texts[kind]
  return new StartRefused(bilingual([chinese], [`${english} (${message})`]))
}
