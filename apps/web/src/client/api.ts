/**
 * The one way to the server: `api(call, request)` answers the call's entity or throws an ApiError.
 * Codes that mean the same on every screen are handled here, through `onSessionEnd`; `showFailure`
 * or the screen itself shows the rest.
 */
import type {
  CallDefinition,
  EntityOf,
  Envelope,
  RequestOf,
} from '@zhupi/contract/calls/defineCall.ts'
import { toForm, type FormValue } from '@zhupi/contract/calls/form.ts'
import { BUILD_HEADER } from '@zhupi/contract/terms/build.ts'
import { REQUEST_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import {
  FOR_THE_SCREEN,
  NOT_SIGNED_IN,
  OWN_PASSWORD_NEEDED,
  SIGNED_IN_ELSEWHERE,
} from '@zhupi/contract/terms/refusalCodes.ts'
import { showLoading } from './loading.ts'
import { beginFirstSignIn, getSession } from './session.ts'

/** `code` 0 = the server was not reached. */
export class ApiError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
  }
}

/** `isQuiet`: a write that the person did not ask for shows no loading sign. */
export type ApiOptions = {
  timeoutMs?: number
  signal?: AbortSignal
  isQuiet?: boolean
  /** For a call that takes one. */
  file?: Blob
}
type SessionEnd = typeof NOT_SIGNED_IN | typeof SIGNED_IN_ELSEWHERE

let onBuild: (build: string) => void = () => {}

/** The app says what it does where the server names a build: maybe another than its own. */
export function handleBuild(handler: typeof onBuild): void {
  onBuild = handler
}

let onSessionEnd: (code: SessionEnd, msg: string, ticket: string) => void = () => {}

/** The app says once what 3004 and 3009 do. */
export function handleSessionEnd(handler: typeof onSessionEnd): void {
  onSessionEnd = handler
}

/** What a call takes from the browser: fields with a default may be left out. */
export type Sendable<T extends CallDefinition> = Partial<RequestOf<T>> &
  Omit<RequestOf<T>, DefaultedKeys<T>> &
  Record<string, FormValue>
type DefaultedKeys<T extends CallDefinition> = {
  [
    K in keyof T['request']['_zod']['def']['shape']
  ]: T['request']['_zod']['def']['shape'][K] extends { _zod: { def: { type: 'default' } } }
    ? K
    : never
}[keyof T['request']['_zod']['def']['shape']]

export async function api<T extends CallDefinition>(
  call: T,
  request: Sendable<T>,
  options: ApiOptions = {},
): Promise<EntityOf<T>> {
  const session = getSession()
  // Reads have their own skeletons.
  const endLoading = call.method === 'POST' && options.isQuiet !== true ? showLoading() : () => {}
  const envelope = await send<EntityOf<T>>(
    call,
    toForm(request),
    session?.ticket ?? '',
    session?.userLoginCode ?? '',
    options,
  ).finally(endLoading)
  if (envelope.success) return envelope.entity
  if (envelope.code === NOT_SIGNED_IN || envelope.code === SIGNED_IN_ELSEWHERE) {
    onSessionEnd(envelope.code, envelope.msg, session?.ticket ?? '')
  }
  if (envelope.code === FOR_THE_SCREEN && envelope.msg === OWN_PASSWORD_NEEDED) beginFirstSignIn()
  throw new ApiError(envelope.code, envelope.msg)
}

async function send<E>(
  call: CallDefinition,
  form: Record<string, string>,
  ticket: string,
  userLoginCode: string,
  options: ApiOptions,
): Promise<Envelope<E>> {
  // By hand: the oldest web views we serve have no AbortSignal.timeout and AbortSignal.any.
  const ending = new AbortController()
  const abort = () => ending.abort()
  const timer = setTimeout(abort, options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  options.signal?.addEventListener('abort', abort)
  const url = new URL(`${BASE_PATH}${call.path}`, location.origin)
  if (call.method === 'GET') url.search = new URLSearchParams(form).toString()
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: { ticket, userLoginCode },
      body: bodyOf(call, form, options.file),
      signal: ending.signal,
      cache: 'no-store',
    })
    const build = response.headers.get(BUILD_HEADER)
    if (build !== null) onBuild(build)
    return await response.json()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, FIRST_MESSAGES.requestFailed)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
  }
}

function bodyOf(
  call: CallDefinition,
  form: Record<string, string>,
  file: Blob | undefined,
): BodyInit | null {
  if (call.method === 'GET') return null
  if (call.encoding !== 'multipart') return new URLSearchParams(form)
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  if (file !== undefined) body.append('file', file)
  return body
}
