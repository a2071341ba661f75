/** What one action of the person does with a call that writes, apart from React: `useAction` is its hook. */
import type { CallDefinition, EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { ApiError, type ApiOptions, type Sendable } from './api.ts'

export type ActionOptions<E> = {
  /** Calls whose answers this changes: asked anew once it is done. */
  invalidates?: readonly CallDefinition[]
  /** Also after a failure: only the answer may have been lost, or someone else was quicker. */
  invalidatesOnFailure?: boolean
  /** Requests about different things may run side by side: two rows of a list are deleted. */
  isParallel?: boolean
  timeoutMs?: number
  /** The person did not ask for it: no loading sign. */
  isQuiet?: boolean
  /** After the call, before the action ends: another tap waits for it too. */
  onDone?: (entity: E) => void | Promise<void>
  /** A failure that this screen answers itself; 'unhandled' shows it as every screen does. */
  onFailure?: (error: ApiError) => Promise<'handled' | 'unhandled'> | 'handled' | 'unhandled'
}

/** `isDone` false: it failed and the person knows, or it was a second tap. */
export type Outcome<E> = { isDone: true; entity: E } | { isDone: false }

export type ActionTools<T extends CallDefinition> = {
  send: (request: Sendable<T>, options: ApiOptions) => Promise<EntityOf<T>>
  invalidate: (calls: readonly CallDefinition[]) => Promise<void>
  showFailure: (error: unknown) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

/** One at a time, or one of each request at a time: what is tapped again while it runs is not done twice. */
export function createAction<T extends CallDefinition>(tools: ActionTools<T>) {
  const running = new Set<string>()
  return async (
    request: Sendable<T>,
    options: ActionOptions<EntityOf<T>> = {},
  ): Promise<Outcome<EntityOf<T>>> => {
    const tap = options.isParallel === true ? JSON.stringify(request) : ''
    if (running.has(tap)) return { isDone: false }
    running.add(tap)
    tools.onBusy(true)
    try {
      return await runOnce(request, options, tools)
    } finally {
      running.delete(tap)
      tools.onBusy(running.size > 0)
    }
  }
}

async function runOnce<T extends CallDefinition>(
  request: Sendable<T>,
  options: ActionOptions<EntityOf<T>>,
  tools: ActionTools<T>,
): Promise<Outcome<EntityOf<T>>> {
  const { invalidates = [], timeoutMs, isQuiet, onDone, onFailure } = options
  let entity: EntityOf<T>
  try {
    entity = await tools.send(request, {
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(isQuiet !== undefined && { isQuiet }),
    })
  } catch (error) {
    if (options.invalidatesOnFailure === true) void tools.invalidate(invalidates)
    const answered = error instanceof ApiError ? await onFailure?.(error) : undefined
    if (answered !== 'handled') await tools.showFailure(error)
    return { isDone: false }
  }
  // Not waited for: what is on the screen changes as the answers come in.
  void tools.invalidate(invalidates)
  await onDone?.(entity)
  return { isDone: true, entity }
}
