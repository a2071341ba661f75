/**
 * The keyboard of the review: J and K step through the essays, Ctrl+Enter completes. In a field a
 * letter is a letter.
 */
import { useEffectEvent, useLayoutEffect } from 'react'

/** The screen steps, also while an essay is still on its way; the essay's own form completes. */
type Keys = { onNext?: () => void; onPrevious?: () => void; onComplete?: () => void }

export function useReviewKeys({ onNext, onPrevious, onComplete }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What lies on top has its own keys.
    if (event.isComposing || event.repeat || document.querySelector('[aria-modal="true"]') !== null)
      return
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onComplete?.()
    if (
      isModified ||
      (event.target instanceof Element && event.target.matches('input, textarea, select'))
    )
      return
    if (event.key === 'j' || event.key === 'J') onNext?.()
    if (event.key === 'k' || event.key === 'K') onPrevious?.()
  })

  // Keys reach the page wherever the focus is, outside React's tree too; a key that goes down as
  // soon as the essay is there counts, so this does not wait for the page to be painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
