/** The mini-program that a shared report leads to: number and secret, or neither. */
import type { MiniProgram } from './adapters/miniProgram/urlLink.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'
import { WECHAT_PLATFORM } from './wechatShareConfig.ts'

/** @returns undefined where nothing is set: then no screen speaks of a mini-program. */
export function readMiniProgramConfig(
  env: Record<string, string | undefined>,
): MiniProgram | undefined {
  const appId = env.MINI_PROGRAM_APP_ID?.trim()
  const appSecret = env.MINI_PROGRAM_APP_SECRET?.trim()
  const page = env.MINI_PROGRAM_PAGE?.trim() ?? ''
  if (!appId && !appSecret) return undefined
  if (!appId || !appSecret)
    throw new StartRefused(
      bilingual(
        ['MINI_PROGRAM_APP_ID 和 MINI_PROGRAM_APP_SECRET 要么都设，要么都不设。'],
        ['Set both MINI_PROGRAM_APP_ID and MINI_PROGRAM_APP_SECRET, or neither.'],
      ),
    )
  if (!/^[\w/-]*$/.test(page))
    throw new StartRefused(
      bilingual(
        [`MINI_PROGRAM_PAGE 应当形如 pages/index/index，不带问号，现在是“${page}”。`],
        ['MINI_PROGRAM_PAGE must look like pages/index/index, without a query.'],
      ),
    )
  return { appId, appSecret, page, apiBase: env.WECHAT_API_BASE?.trim() || WECHAT_PLATFORM }
}
