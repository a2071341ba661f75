/**
 * Back at a screen, its list stands where it was left: each entry of the history has its own
 * position, as the browser does for pages.
 */
import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

const positions = new Map<string, number>()

/** A list that is still loading may take this long; after that a jump would only surprise. */
const RESTORE_WITHIN_MS = 4_000
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/** `name`: for a screen with more than one scroller. */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, name = ''): void {
  const location = useLocation()
  const key = location.key + name

  // Before the first paint, so that nothing jumps where the list is already there.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    let wanted = positions.get(key)
    const restore = () => {
      if (wanted === undefined) return
      element.scrollTo({ top: wanted })
      if (element.scrollTop >= wanted - 1) stop()
    }
    const drawn = new MutationObserver(restore)
    const stop = () => {
      wanted = undefined
      drawn.disconnect()
    }
    // The person's own scrolling goes first.
    const isTouched = () => stop()
    const save = () => {
      if (wanted === undefined) positions.set(key, element.scrollTop)
    }
    restore()
    if (wanted !== undefined) drawn.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(stop, RESTORE_WITHIN_MS)
    for (const touch of TOUCHES) element.addEventListener(touch, isTouched, { passive: true })
    element.addEventListener('scroll', save, { passive: true })
    return () => {
      save()
      stop()
      clearTimeout(timer)
      for (const touch of TOUCHES) element.removeEventListener(touch, isTouched)
      element.removeEventListener('scroll', save)
    }
  }, [key, scroller])
}
