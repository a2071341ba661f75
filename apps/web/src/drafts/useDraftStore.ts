/** A draft store tied to the page: its clock, its disappearing, its leaving. */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { DRAFT_SAVE_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { invalidate } from '#client/callQuery.ts'
import { getSession } from '#client/session.ts'
import { addPendingSave } from './pendingSaves.ts'

type AnyStore<View> = {
  subscribe: (listener: () => void) => () => void
  read: () => View
  saveLocally: () => Promise<void>
  autoSave: () => Promise<void>
  flush: () => void
}
type Options = {
  /** What the next opening of the essay waits for the last save by. */
  pendingKey: string
  /** The lists that show the essay. */
  shownIn: readonly CallDefinition[]
}

export function useDraftStore<View, S extends AnyStore<View>>(
  create: () => S & AnyStore<View>,
  { pendingKey, shownIn }: Options,
) {
  const queries = useQueryClient()
  const [now, setNow] = useState(() => new Date())
  const [store] = useState(create)
  const view = useSyncExternalStore(store.subscribe, store.read)
  const leave = useEffectEvent(async (leaving: typeof store) => {
    const savedLocally = leaving.saveLocally()
    // Signed out meanwhile: the journal has it, and the next opening brings it back.
    if (getSession() !== undefined)
      await leaving.autoSave().then(() => invalidate(queries, shownIn))
    await savedLocally
  })

  // The page's own events: a phone may take it away at any moment, and leaving saves what is new.
  useEffect(() => {
    const turn = setInterval(() => {
      setNow(new Date())
      void store.autoSave()
    }, DRAFT_SAVE_SECONDS * 1000)
    const hide = () => {
      if (document.visibilityState === 'hidden') store.flush()
    }
    const retry = () => void store.autoSave()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', store.flush)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(turn)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', store.flush)
      window.removeEventListener('online', retry)
      // The next screen may list what this device has.
      store.flush()
      addPendingSave(pendingKey, leave(store))
    }
  }, [store, pendingKey])

  return { ...view, now, store }
}
