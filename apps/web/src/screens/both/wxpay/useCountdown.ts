/**
 * Seconds that are left, by the clock: a page in the background ticks late. `onEnd` runs once, and
 * not while nobody looks.
 */
import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 200

export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)

  // The clock is outside of React.
  useEffect(() => {
    const until = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.ceil((until - performance.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0 || document.visibilityState === 'hidden') return
      clearInterval(timer)
      end()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
