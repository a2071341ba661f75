/**
 * What lies on top of a screen: sheets, the panel, questions. All of them hold the focus, close at Escape and at the phone's Back, and give
 * the focus back to where it was. The topmost has the say.
 */
import { settleEntry, wantEntry } from './historyGuard.ts'

type Overlay = { container: HTMLElement; close: () => void }

const overlays: Overlay[] = []
/** Those who wait for the screen to be uncovered. */
const waiting: (() => void)[] = []

const STOPS =
  'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, a[href], [tabindex="0"]'

/**
 * `first` takes the focus; `close` is what Escape and Back do, and ends in a call of the function that this returns. That one resolves
 * once the history is as it was, so that what comes next may go to another screen.
 */
export function holdOverlay(
  container: HTMLElement,
  first: HTMLElement,
  close: () => void,
): () => Promise<void> {
  const overlay = { container, close }
  const opener = document.activeElement
  overlays.push(overlay)
  agree()
  first.focus({ preventScroll: true })
  return () => {
    remove(overlay)
    // Whoever has moved the focus on by now knows better.
    const isLost =
      document.activeElement === document.body || container.contains(document.activeElement)
    if (isLost && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true })
    return settleEntry()
  }
}

/** Resolves once nothing lies on top any more and Back leads where it did before: what was done in a sheet may then lead to another screen. */
export function uncovered(): Promise<void> {
  return overlays.length === 0
    ? settleEntry()
    : new Promise((resolve) => void waiting.push(resolve))
}

/** Without an answer: each closes as if it had been sent away. */
export function closeOverlays(): void {
  for (const { close } of [...overlays].reverse()) close()
}

function agree(): void {
  document.removeEventListener('keydown', holdKeys, { capture: true })
  if (overlays.length > 0) document.addEventListener('keydown', holdKeys, { capture: true })
  wantEntry(overlays.length > 0, closeTop)
  void settleEntry()
}

/** Out of the list at once, so that Back is not asked for again while the closing is still being drawn. */
function closeTop(): void {
  const top = overlays.at(-1)
  if (top === undefined) return
  remove(top)
  top.close()
}

function remove(overlay: Overlay): void {
  const place = overlays.indexOf(overlay)
  if (place === -1) return
  overlays.splice(place, 1)
  agree()
  if (overlays.length === 0)
    void settleEntry().then(() => waiting.splice(0).forEach((tell) => tell()))
}

/** Tab stays inside; one that got out is led back in. */
function holdKeys(event: KeyboardEvent): void {
  const top = overlays.at(-1)
  if (top === undefined || event.isComposing) return
  if (event.key === 'Escape') {
    event.stopPropagation()
    return top.close()
  }
  if (event.key !== 'Tab') return
  const stops = [...top.container.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  )
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const isInside = top.container.contains(document.activeElement)
  const leaves = event.shiftKey ? here <= 0 : here === stops.length - 1
  if (isInside && !leaves) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
