/** Makes the element of `body` an overlay (overlays.ts) for as long as it is open. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { openOverlay } from './overlays.ts'

export function useOverlay(
  body: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)

  // Focus, keys and history are the browser's, not React's.
  useEffect(() => {
    if (!isOpen || body.current === null) return
    const release = openOverlay(body.current, body.current, () => close())
    return () => void release()
  }, [body, isOpen])
}
