/**
 * Where the ‹ arrow leads. It never leaves a screen behind for the phone's Back to open again, and
 * never leaves the product.
 */
import { useNavigate } from 'react-router'
import { entryIndex, stepsBackTo } from './screenHistory.ts'

/** To where the person came from; to `fallback` where this screen was opened from outside. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void ((entryIndex() ?? 0) > 0 ? navigate(-1) : navigate(fallback, { replace: true }))
}

/** To one certain screen: back to it where it lies beneath, else in place of this one. */
export function useWayTo(path: string): () => void {
  const navigate = useNavigate()
  return () => {
    const steps = stepsBackTo(path)
    return void (steps === undefined ? navigate(path, { replace: true }) : navigate(-steps))
  }
}
