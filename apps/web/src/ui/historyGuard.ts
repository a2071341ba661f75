/**
 * While something lies on top of the screen, one more entry stands in the browser's history, a twin of the screen's own: the phone's Back
 * takes that one and closes what lies on top, where it would have left the screen. The router is never told of it, so no screen is
 * drawn anew, and its own count of entries (`idx`, which twins share) stays right.
 */

import { entryIndex } from './trail.ts'

let isWanted = false
let onBack: () => void = () => {}
/** The twin is in the history: on top of it, unless a screen was opened from above the sheet. */
let stands = false
let twinIndex: number | undefined
/** What the screen's own entry should read once the twin is gone. */
let own: { state: unknown; href: string } | undefined
/** The step back that takes the twin away again, while it is under way. */
let removal: { promise: Promise<void>; end: () => void } | undefined

/** A browser that answers no step back must not hold up what waits for it. */
const STEP_WITHIN_MS = 500

/** Once, before the router is made: what it must not see is caught before it looks. A reload may have begun on a twin. */
export function watchBack(): void {
  window.addEventListener('popstate', handlePop, { capture: true })
  stands = isTwin()
  twinIndex = entryIndex()
  void settleEntry()
}

/** After each step of the router: a sheet may have changed the address (a filter was chosen, say), and that moves down with it. */
export function followAddress(): void {
  if (!stands || entryIndex() !== twinIndex) return
  own = { state: { ...window.history.state, twin: false }, href: window.location.href }
}

/** Does something lie on top, and what does Back do to it? `settleEntry` brings the history in line. */
export function wantEntry(wanted: boolean, back: () => void): void {
  isWanted = wanted
  onBack = back
}

/** Resolves once the history agrees. Not at once: one sheet may close and the next open in the same breath. */
export async function settleEntry(): Promise<void> {
  await Promise.resolve()
  if (removal) {
    await removal.promise
    return settleEntry()
  }
  if (isWanted === stands) return
  stands = isWanted
  if (isWanted) {
    window.history.pushState({ ...window.history.state, twin: true }, '')
    twinIndex = entryIndex()
    followAddress()
    return
  }
  // Another screen was opened from above the sheet: the twin stays buried, and is passed over on the way back.
  if (entryIndex() === twinIndex) await removeTwin()
}

async function removeTwin(): Promise<void> {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  removal = { promise, end }
  setTimeout(end, STEP_WITHIN_MS)
  window.history.back()
  await promise
  removal = undefined
  putBack()
}

function handlePop(event: PopStateEvent): void {
  if (removal) {
    event.stopImmediatePropagation()
    removal.end()
    return
  }
  if (stands && entryIndex() === twinIndex) {
    // Back from the twin to the screen itself; or from another screen down to a twin that still holds its dialog.
    stands = isTwin()
    if (!stands) {
      event.stopImmediatePropagation()
      putBack()
    }
    onBack()
    void settleEntry()
    return
  }
  if (stands) {
    // A longer step than from the twin to its screen: nothing of the old place may stay on top of the new one.
    stands = false
    onBack()
    return
  }
  // Nothing lies on top: the twin is a step that leads nowhere, met by the forward button or on the way back.
  if (isTwin()) {
    event.stopImmediatePropagation()
    window.history.back()
  }
}

function putBack(): void {
  if (own && entryIndex() === twinIndex) window.history.replaceState(own.state, '', own.href)
  own = undefined
}

function isTwin(): boolean {
  return window.history.state?.twin === true
}
