/**
 * Overlays: what lies on top of a screen (sheets, the panel, questions). All of them keep the focus
 * inside, close at Escape and at the phone's Back, and return the focus to where it was. Keys and
 * Back belong to the topmost one.
 */
import { setGuard, syncHistory } from './historyGuard.ts'

type Overlay = { container: HTMLElement; close: () => void }

const overlays: Overlay[] = []
/** Those who wait until all overlays are closed. */
const waiting: (() => void)[] = []

const FOCUSABLE = [
  'button:not(:disabled)',
  'input:not(:disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'summary',
  'a[href]',
  '[tabindex="0"]',
].join(', ')

/**
 * `first` takes the focus; `close` is what Escape and Back do, and has to end in a call of the
 * function that this returns. That one resolves once the history is as it was, so that what comes
 * next may go to another screen.
 */
export function openOverlay(
  container: HTMLElement,
  first: HTMLElement,
  close: () => void,
): () => Promise<void> {
  const overlay = { container, close }
  const opener = document.activeElement
  overlays.push(overlay)
  listen()
  first.focus({ preventScroll: true })
  return () => {
    remove(overlay)
    // Whoever has moved the focus on by now knows better.
    const isLost =
      document.activeElement === document.body || container.contains(document.activeElement)
    if (isLost && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true })
    return syncHistory()
  }
}

/**
 * Resolves once no overlay is open any more and Back leads where it did before: what was done in a
 * sheet may then lead to another screen.
 */
export function allOverlaysClosed(): Promise<void> {
  return overlays.length === 0
    ? syncHistory()
    : new Promise((resolve) => void waiting.push(resolve))
}

/** Without an answer: each closes as if it had been dismissed. */
export function closeOverlays(): void {
  for (const { close } of [...overlays].reverse()) close()
}

function listen(): void {
  document.removeEventListener('keydown', handleKeys, { capture: true })
  if (overlays.length > 0) document.addEventListener('keydown', handleKeys, { capture: true })
  setGuard(overlays.length > 0, closeTop)
  void syncHistory()
}

/** Removed at once, so that Back does not close it a second time while its closing is drawn. */
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
  listen()
  if (overlays.length === 0)
    void syncHistory().then(() => waiting.splice(0).forEach((resolve) => resolve()))
}

/** Escape closes; Tab stays inside, and a focus that got out is led back in. */
function handleKeys(event: KeyboardEvent): void {
  const top = overlays.at(-1)
  if (top === undefined || event.isComposing) return
  if (event.key === 'Escape') {
    event.stopPropagation()
    return top.close()
  }
  if (event.key !== 'Tab') return
  const stops = [...top.container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  )
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const isInside = top.container.contains(document.activeElement)
  const leaves = event.shiftKey ? here <= 0 : here === stops.length - 1
  if (isInside && !leaves) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
