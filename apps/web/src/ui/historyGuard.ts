/**
 * While an overlay is open, the browser's history has one more entry, a duplicate of the screen's
 * own: the guard. The phone's Back then leads from the guard to the screen, which closes the
 * overlay, where it would have left the screen. The router never hears of the guard, so no screen
 * is drawn anew, and its own count of entries (`idx`, which a guard shares with its screen) stays
 * right. See docs/decisions/back.md.
 */
import { entryIndex } from './screenHistory.ts'

let isWanted = false
let onBack: () => void = () => {}
/** The guard is in the history: on top, unless a screen was opened from an overlay. */
let isPushed = false
let guardIndex: number | undefined
/** What the screen's own entry has to say once the guard is gone. */
let screenEntry: { state: unknown; href: string } | undefined
/** The step back that removes the guard, while it is under way. */
let removal: { promise: Promise<void>; end: () => void } | undefined

/** A browser that answers no step back must not hold up what waits for it. */
const STEP_WITHIN_MS = 500

/**
 * Once, before the router is made, so that its steps are seen here first. A reload may have begun
 * on a guard.
 */
export function watchBack(): void {
  window.addEventListener('popstate', handlePopState, { capture: true })
  isPushed = isOnGuard()
  guardIndex = entryIndex()
  void syncHistory()
}

/**
 * After each step of the router: a sheet may have changed the address (by a filter, say), and the
 * screen's own entry has to have that address too.
 */
export function followAddress(): void {
  if (!isPushed || entryIndex() !== guardIndex) return
  screenEntry = { state: { ...window.history.state, isGuard: false }, href: window.location.href }
}

/**
 * Says whether an overlay is open and what Back does then. `syncHistory` makes the history agree.
 */
export function setGuard(wanted: boolean, back: () => void): void {
  isWanted = wanted
  onBack = back
}

/**
 * Resolves once the history agrees. Waits a moment first: one sheet may close and the next one open
 * right after it.
 */
export async function syncHistory(): Promise<void> {
  await Promise.resolve()
  if (removal) {
    await removal.promise
    return syncHistory()
  }
  if (isWanted === isPushed) return
  isPushed = isWanted
  if (isWanted) {
    window.history.pushState({ ...window.history.state, isGuard: true }, '')
    guardIndex = entryIndex()
    followAddress()
    return
  }
  // Another screen was opened from the overlay: its guard stays below, and the way back skips it.
  if (entryIndex() === guardIndex) await removeGuard()
}

async function removeGuard(): Promise<void> {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  removal = { promise, end }
  setTimeout(end, STEP_WITHIN_MS)
  window.history.back()
  await promise
  removal = undefined
  restoreScreenEntry()
}

function handlePopState(event: PopStateEvent): void {
  if (removal) {
    event.stopImmediatePropagation()
    removal.end()
    return
  }
  if (isPushed && entryIndex() === guardIndex) {
    // From the guard to its screen; or from another screen down to a guard whose overlay is open.
    isPushed = isOnGuard()
    if (!isPushed) {
      event.stopImmediatePropagation()
      restoreScreenEntry()
    }
    onBack()
    void syncHistory()
    return
  }
  if (isPushed) {
    // A longer step than from the guard to its screen: no overlay may stay open over the new place.
    isPushed = false
    onBack()
    return
  }
  // No overlay is open: this guard is an empty step, met by Forward or on the way back.
  if (isOnGuard()) {
    event.stopImmediatePropagation()
    window.history.back()
  }
}

function restoreScreenEntry(): void {
  if (screenEntry && entryIndex() === guardIndex)
    window.history.replaceState(screenEntry.state, '', screenEntry.href)
  screenEntry = undefined
}

function isOnGuard(): boolean {
  return window.history.state?.isGuard === true
}
