/** Which side of the essay is shown, and the way to a place on it. */
import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'

export type ReviewTab = 'verdict' | 'ai'

/** In the address, so that Back from an earlier attempt finds its list again. */
export function readTab(search: URLSearchParams): ReviewTab {
  return search.get('tab') === 'ai' ? 'ai' : 'verdict'
}

export function useReviewTabs(tab: ReviewTab) {
  const [, setSearch] = useSearchParams()
  const verdict = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)

  const setTab = (key: ReviewTab) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === 'ai') after.set('tab', key)
        else after.delete('tab')
        return after
      },
      { replace: true },
    )
  }
  // What is scrolled to may only be drawn by the tab's change.
  const open = (key: ReviewTab, place: RefObject<HTMLElement | null>) => {
    if (key !== tab) setTab(key)
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
  }
  const focusFault = () => {
    open('verdict', verdict)
    requestAnimationFrame(() =>
      verdict.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]')
        ?.focus({ preventScroll: true }),
    )
  }
  return {
    tab,
    setTab,
    verdict,
    top,
    openTab: (key: ReviewTab) => open(key, top),
    openVerdict: () => open('verdict', verdict),
    focusFault,
  }
}
