/** WeChat's URL Link: an address that any browser opens and that leads into the mini-program. */
import * as z from 'zod/mini'
import { describeFailure, openPlatform, type PlatformAccount } from '../wechatShare/platform.ts'
import type { MiniProgramPort } from './port.ts'

export type MiniProgram = PlatformAccount & {
  /** Which of its pages is opened; empty: its first one. */
  page: string
}

/** Whoever asked opens it at once. Each is for one tap: WeChat has bound links to who opened them. */
const LIVES_DAYS = 1
const ENDS_AFTER_DAYS = 1

// What a browser is sent to is never another scheme.
const LINK = z.object({ errcode: z.literal(0), url_link: z.string().check(z.regex(/^https:\/\//)) })

export function createMiniProgram(
  { page, ...account }: MiniProgram,
  { log, timeoutMs }: { log: (line: string) => void; timeoutMs?: number },
): MiniProgramPort {
  const platform = openPlatform(account, timeoutMs)
  return {
    isSet: true,
    link: async (query, now) => {
      try {
        const body = {
          path: page,
          query,
          expire_type: ENDS_AFTER_DAYS,
          expire_interval: LIVES_DAYS,
          env_version: 'release',
        }
        const { url_link } = await platform.ask(
          { what: 'link', path: '/wxa/generate_urllink', body, answer: LINK },
          now.getTime(),
        )
        return url_link
      } catch (error) {
        log(`mini-program: ${describeFailure(error)}`)
        return null
      }
    },
  }
}
