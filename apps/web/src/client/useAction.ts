/**
 * To write in a screen: `const save = useAction(saveReview, { invalidates: [getAIResult] })`, then
 * `await save.run(request)`. Busy state, double taps, what is asked anew and what is said of a
 * failure are handled here.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { CallDefinition, EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { useState } from 'react'
import { createAction, type ActionOptions, type Outcome } from './action.ts'
import { api, type Sendable } from './api.ts'
import { invalidate } from './callQuery.ts'
import { showFailure } from './errors.ts'

export type Action<T extends CallDefinition> = {
  /** For the button's `aria-busy`; a tap meanwhile does nothing. */
  isBusy: boolean
  /** Never throws: `isDone` false means that it failed and the person has seen why. */
  run: (request: Sendable<T>) => Promise<Outcome<EntityOf<T>>>
}

export function useAction<T extends CallDefinition>(
  call: T,
  options: ActionOptions<EntityOf<T>> = {},
): Action<T> {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [start] = useState(() =>
    createAction<T>({
      send: (request, sending) => api(call, request, sending),
      invalidate: (calls) => invalidate(queries, calls),
      showFailure,
      onBusy: setBusy,
    }),
  )
  return { isBusy, run: (request) => start(request, options) }
}
