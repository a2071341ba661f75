/** Does the browser believe that there is a network? It may be wrong about yes, never about no. */
import { useSyncExternalStore } from 'react'

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnline)
}

function isOnline(): boolean {
  return navigator.onLine
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
