/** What keeps a server from starting, in a sentence that names the setting to change. */
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
