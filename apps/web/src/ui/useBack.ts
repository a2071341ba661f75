/** Goes back to where the person came from; to `fallback` where this screen was opened from outside. */
import { useNavigate } from 'react-router'

export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasEarlierScreen() ? navigate(-1) : navigate(fallback, { replace: true }))
}

/** The router counts its own entries in `history.state.idx`; `history.length` would count other sites too. */
function hasEarlierScreen(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
