/**
 * What a public account or a mini-program asks of WeChat's platform: an access token, and calls
 * that carry it. It lives for about two hours and may be asked for a limited number of times a day,
 * so it is cached until shortly before its end. The stable token is the same for every process that
 * asks.
 */
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import * as z from 'zod/mini'

export type PlatformAccount = {
  appId: string
  appSecret: string
  /** https://api.weixin.qq.com, or a proxy of it. */
  apiBase: string
}

export type Granted = { value: string; endsAt: number }

/** A person waits for the answer. */
const TIMEOUT_MS = 4 * SECOND_MS
const RENEWED_BEFORE_MS = 300 * SECOND_MS
/** With a token that WeChat has withdrawn nothing is granted: it is asked for anew, once. */
const TOKEN_WITHDRAWN: ReadonlySet<number> = new Set([40001, 40014, 42001])

const TOKEN = z.object({ access_token: z.string(), expires_in: z.number() })
const ERROR = z.object({ errcode: z.number() })

export class Refused extends Error {
  readonly code: number | undefined
  constructor(what: string, code: number | undefined) {
    super(`${what}: ${code ?? 'unreadable'}`)
    this.code = code
  }
}

/** What may be logged of a failure: the platform's code, never a secret, a token or an address. */
export function describeFailure(error: unknown): string {
  return error instanceof Refused ? error.message : 'no answer'
}

export function isFresh(granted: Granted | undefined, now: number): granted is Granted {
  return granted !== undefined && now < granted.endsAt - RENEWED_BEFORE_MS
}

type Asked<T> = {
  /** For the log. */
  what: string
  path: string
  search?: Record<string, string>
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object
  answer: T
}

export function openPlatform(account: PlatformAccount, timeoutMs = TIMEOUT_MS) {
  let token: Granted | undefined
  let asking: Promise<Granted> | undefined

  /** Who comes while it is asked for waits for the same one. */
  const loadToken = async (now: number, withdrawn?: Granted): Promise<Granted> => {
    if (token !== withdrawn && isFresh(token, now)) return token
    asking ??= fetchToken(account, now, timeoutMs).finally(() => {
      asking = undefined
    })
    token = await asking
    return token
  }
  return {
    ask: async <T extends z.ZodMiniType>(asked: Asked<T>, now: number): Promise<z.output<T>> => {
      const used = await loadToken(now)
      try {
        return await askWith(account, asked, used.value, timeoutMs)
      } catch (error) {
        if (!(error instanceof Refused) || !TOKEN_WITHDRAWN.has(error.code ?? 0)) throw error
        const anew = await loadToken(now, used)
        return askWith(account, asked, anew.value, timeoutMs)
      }
    },
  }
}

async function fetchToken(
  { appId, appSecret, apiBase }: PlatformAccount,
  now: number,
  timeoutMs: number,
): Promise<Granted> {
  const body = { grant_type: 'client_credential', appid: appId, secret: appSecret }
  const url = new URL('/cgi-bin/stable_token', apiBase)
  const { access_token, expires_in } = await fetchAnswer(
    { what: 'token', url, body, answer: TOKEN },
    timeoutMs,
  )
  return { value: access_token, endsAt: now + expires_in * SECOND_MS }
}

function askWith<T extends z.ZodMiniType>(
  { apiBase }: PlatformAccount,
  { path, search = {}, ...asked }: Asked<T>,
  token: string,
  timeoutMs: number,
): Promise<z.output<T>> {
  const url = new URL(path, apiBase)
  url.search = new URLSearchParams({ access_token: token, ...search }).toString()
  return fetchAnswer({ ...asked, url }, timeoutMs)
}

async function fetchAnswer<T extends z.ZodMiniType>(
  { what, url, body, answer }: Pick<Asked<T>, 'what' | 'body' | 'answer'> & { url: URL },
  timeoutMs: number,
): Promise<z.output<T>> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Refused(what, response.status)
  const said: unknown = await response.json()
  const parsed = answer.safeParse(said)
  if (parsed.success) return parsed.data
  throw new Refused(what, ERROR.safeParse(said).data?.errcode)
}
