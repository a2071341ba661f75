/**
 * Where the keyboard leaves little height, the whole screen scrolls in the desk's place
 * (writing.css). Neither then nor when it goes does the text jump: what stood at the upper edge
 * stays there.
 */
import { useLayoutEffect, type RefObject } from 'react'
import { scrollerOf } from '#ui/scrollerOf.ts'

/** `paper`: what is scrolled. */
export function useSamePlace(screen: RefObject<HTMLElement | null>, paper: string): void {
  // Scroll positions are the browser's, outside React.
  useLayoutEffect(() => {
    const element = screen.current
    const find = () => {
      const scrolled = element?.querySelector<HTMLElement>(paper) ?? undefined
      const scroller = scrolled && scrollerOf(scrolled)
      return scrolled && scroller && { scroller, above: heightAbove(scrolled, scroller) }
    }
    if (element === null) return
    let last = find()
    const note = () => {
      const now = find()
      // Between the change and its repair the text stands anywhere.
      if (now?.scroller === last?.scroller) last = now
    }
    const repair = () => {
      const now = find()
      if (now !== undefined && last !== undefined && now.scroller !== last.scroller)
        now.scroller.scrollTop += last.above - now.above
      last = find()
    }
    const resized = new ResizeObserver(repair)
    resized.observe(element)
    element.addEventListener('scroll', note, { capture: true, passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', note, { capture: true })
    }
  }, [screen, paper])
}

/** How much of it has left at the upper edge. */
function heightAbove(scrolled: HTMLElement, scroller: HTMLElement): number {
  return scroller.getBoundingClientRect().top - scrolled.getBoundingClientRect().top
}
