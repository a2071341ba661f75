/** Whether there is room to work side by side: from 900 px on. */
import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(min-width: 900px)')

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
