/** The `key` of an antd-mobile popup; see below. */
import { useEffect, useState } from 'react'

/** By then a sheet that slides out has long been out. */
const CLOSED_WITHIN_MS = 600

/**
 * antd-mobile takes a popup away when its spring says that it rests. A spring that is sent back
 * before its first frame (a double tap, a Back while a slow phone is still drawing) never says so,
 * and the popup would lie over the screen for good, unseen. Another key a moment after closing
 * takes it away in any case.
 */
export function usePopupKey(isOpen: boolean): number {
  const [key, setKey] = useState(0)

  // Time passes outside React.
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setKey((earlier) => earlier + 1), CLOSED_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return key
}
