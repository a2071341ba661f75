/**
 * Writes under way, for the one loading sign of the app. What takes less than a blink shows none.
 */
import { LOADING_SIGN_AFTER_MS } from '@zhupi/contract/terms/limits.ts'

const listeners = new Set<() => void>()
let isShown = false
let underWay = 0

/** Shows the sign where the work lasts; the returned function says that it has ended. */
export function showLoading(): () => void {
  underWay += 1
  const timer = setTimeout(publish, LOADING_SIGN_AFTER_MS, true)
  return () => {
    clearTimeout(timer)
    underWay -= 1
    if (underWay === 0) publish(false)
  }
}

export function isLoadingShown(): boolean {
  return isShown
}

export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(shown: boolean): void {
  isShown = shown
  for (const listener of listeners) listener()
}
