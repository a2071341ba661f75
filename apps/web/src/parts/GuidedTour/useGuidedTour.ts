/**
 * Shows a newcomer around, once: from the first sign-in until the tour is stopped, each stop one
 * time. Nobody else loads its code.
 */
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { endTours, useSession } from '#client/session.ts'
import { isStopSeen, noteStop } from './seenStops.ts'
import type { TourStop } from './showStop.ts'

export function useGuidedTour(stop: TourStop): void {
  const session = useSession()
  const key = session?.isNew === true ? `${session.ticket}/${stop.target}` : undefined
  const navigate = useNavigate()
  const show = useEffectEvent(async (shownAs: string, signal: AbortSignal) => {
    const { showStop } = await import('./showStop.ts')
    // Whoever writes before its code has come is shown around another time.
    if (signal.aborted || document.activeElement?.matches('input, textarea') === true) return
    noteStop(shownAs)
    const answer = await showStop(stop, signal)
    if (answer === 'onward' && stop.onward !== undefined) await navigate(stop.onward.to)
    if (answer === 'stopped') endTours()
  })

  // What lies over the screen and points at it is drawn outside React.
  useEffect(() => {
    if (key === undefined || isStopSeen(key)) return
    const leaving = new AbortController()
    // Whoever is offline is shown around another time.
    show(key, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [key])
}
