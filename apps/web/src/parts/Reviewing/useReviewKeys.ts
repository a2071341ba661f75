/**
 * The keyboard of the review: J and K step through the essays, A takes the machine's score, Z takes
 * the last verdict back, P opens the teacher's phrases, Ctrl+Enter completes. In a field a letter is a letter; the score's field
 * takes none, so they work there too.
 */
import { useEffectEvent, useLayoutEffect } from 'react'

const LETTER_FIELDS = 'input:not([inputmode="decimal"], [type="range"]), textarea, select'

/** The screen steps, also while an essay is still on its way; the essay's own form completes. */
type Keys = {
  onNext?: () => void
  onPrevious?: () => void
  onComplete?: () => void
  onAdopt?: () => void
  onUndo?: () => void
  onPhrases?: () => void
}

export function useReviewKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What lies on top has its own keys.
    if (event.isComposing || event.repeat || document.querySelector('[aria-modal="true"]') !== null)
      return
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return keys.onComplete?.()
    if (isModified || (event.target instanceof Element && event.target.matches(LETTER_FIELDS)))
      return
    const act = {
      j: keys.onNext,
      k: keys.onPrevious,
      a: keys.onAdopt,
      z: keys.onUndo,
      p: keys.onPhrases,
    }[event.key.toLowerCase()]
    if (act === undefined) return
    // The letter is spent: a field that this focuses does not get it too.
    event.preventDefault()
    act()
  })

  // Keys reach the page wherever the focus is, outside React's tree too; a key that goes down as
  // soon as the essay is there counts, so this does not wait for the page to be painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
