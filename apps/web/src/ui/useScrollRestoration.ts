/**
 * Back at a screen, its list stands where it was left: each entry of the history has its own
 * position, as the browser does for pages. A reload, or a phone that took the page away, forgets
 * none of them.
 */
import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

const STORED_AS = 'positions'
/** The latest; nobody steps back further. */
const POSITIONS_MAX = 60

const positions = readPositions()

/** A list that is still loading may take this long; after that a jump would only surprise. */
const RESTORE_WITHIN_MS = 4_000
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/** `name`: for a screen with more than one scroller. */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, name = ''): void {
  const { key: entry, pathname, search } = useLocation()
  // Each tab's first entry has the same key, whatever it shows.
  const key = `${entry}${pathname}${search}${name}`

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
      if (wanted !== undefined) return
      positions.delete(key)
      positions.set(key, element.scrollTop)
    }
    restore()
    if (wanted !== undefined) drawn.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(stop, RESTORE_WITHIN_MS)
    for (const touch of TOUCHES) element.addEventListener(touch, isTouched, { passive: true })
    element.addEventListener('scroll', save, { passive: true })
    // The same one of every screen, so that one is enough.
    window.addEventListener('pagehide', storePositions)
    return () => {
      save()
      stop()
      clearTimeout(timer)
      for (const touch of TOUCHES) element.removeEventListener(touch, isTouched)
      element.removeEventListener('scroll', save)
    }
  }, [key, scroller])
}

/** Stored for the tab. */
function storePositions(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-POSITIONS_MAX)))
  } catch {
    // Without it a reload begins at the top.
  }
}

function readPositions(): Map<string, number> {
  try {
    const stored: [string, number][] = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]')
    return new Map(stored)
  } catch {
    return new Map()
  }
}
