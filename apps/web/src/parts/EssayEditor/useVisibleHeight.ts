import { useEffect, type RefObject } from 'react'

/** A keyboard is taller than this; a browser's own bars are not. */
const KEYBOARD_MIN_PX = 120

/**
 * Keeps a screen's foot above the keyboard on phones whose keyboard covers the page instead of
 * shrinking it (iOS): while a field is focused the screen is as high as what can be seen.
 */
export function useVisibleHeight(screen: RefObject<HTMLElement | null>): void {
  // The visual viewport is the browser's, outside React.
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return
    const fit = () => {
      const element = screen.current
      if (element === null) return
      const isTyping = document.activeElement instanceof HTMLTextAreaElement
      const isCovered =
        isTyping && viewport.scale < 1.01 && window.innerHeight - viewport.height > KEYBOARD_MIN_PX
      element.style.height = isCovered ? `${viewport.height}px` : ''
      if (isCovered) window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fit)
    document.addEventListener('focusin', fit)
    document.addEventListener('focusout', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      document.removeEventListener('focusin', fit)
      document.removeEventListener('focusout', fit)
    }
  }, [screen])
}
