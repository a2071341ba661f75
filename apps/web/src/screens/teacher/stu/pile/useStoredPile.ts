/** The pile as this device has it, and whether another tab works on it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findPerson } from '#client/session.ts'
import { findOwner } from '#drafts/openPractice.ts'
import { EMPTY_PILE, pileKey, readPile } from '#drafts/pileStore.ts'

export function useStoredPile(homeworkId: number) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['pile', homeworkId],
    queryFn: async () => {
      const key = pileKey(findPerson() ?? (await findOwner(queries, false)), homeworkId)
      // A browser that stores nothing still takes photographs.
      const stored = await readPile(key, new Date()).catch(() => undefined)
      return { key, pile: stored?.pile ?? EMPTY_PILE, pictures: stored?.pictures ?? new Map() }
    },
    // Once read, it belongs to the screen; the next opening reads afresh.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })
}
export type StoredPile = NonNullable<ReturnType<typeof useStoredPile>['data']>

/** Two tabs would each write over the other's pages. True once it is known that this is the one. */
export function useOnlyTab(key: string): boolean | undefined {
  const [isOnly, setOnly] = useState('locks' in navigator ? undefined : true)
  // The browser's locks are outside React, and end with the tab.
  useEffect(() => {
    if (!('locks' in navigator)) return
    const ending = new AbortController()
    const left = new Promise<void>((resolve) => {
      ending.signal.addEventListener('abort', () => resolve())
    })
    const take = async () => {
      await navigator.locks.request(`zhupi-pile/${key}`, { ifAvailable: true }, async (lock) => {
        if (ending.signal.aborted) return
        setOnly(lock !== null)
        if (lock !== null) await left
      })
    }
    void take()
    return () => ending.abort()
  }, [key])
  return isOnly
}
