/** A finger that goes sideways over the essay turns to its neighbour. */
import { type TouchEvent, useRef } from 'react'

type Swipe = { onPrevious: () => void; onNext: () => void }

const FAR_PX = 90
/** Steeper is scrolling. */
const STEEPEST = 0.4
/** There the system's own gesture begins. */
const EDGE_PX = 24

export function useSwipe({ onPrevious, onNext }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0)
      const isAlone = touches.length === 1
      const isInside =
        isAlone && touch.clientX > EDGE_PX && touch.clientX < window.innerWidth - EDGE_PX
      start.current = isInside ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0)
      const from = start.current
      start.current = undefined
      if (from === undefined || !document.getSelection()?.isCollapsed) return
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(across) < FAR_PX || Math.abs(down) > Math.abs(across) * STEEPEST) return
      if (across < 0) onNext()
      else onPrevious()
    },
    onTouchCancel: () => {
      start.current = undefined
    },
  }
}
