/**
 * Which screen lies below which: the addresses of this tab's entries, by the router's own count.
 */

const STORED_AS = 'trail'

/** The router counts in `history.state.idx`; `history.length` would count other sites too. */
export function entryIndex(): number | undefined {
  const state: unknown = window.history.state
  return typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number'
    ? state.idx
    : undefined
}

/** After each arrival at a screen. Stored for the tab, so that a reload does not forget it. */
export function recordScreen(pathname: string): void {
  const index = entryIndex()
  if (index === undefined) return
  const screens = readScreens()
  screens[index] = pathname
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(screens.slice(0, index + 1)))
  } catch {
    // Without it ‹ leads to the same screens; only Back then knows one more.
  }
}

/** How many steps back the nearest screen with this address lies; undefined: none does. */
export function stepsBackTo(pathname: string): number | undefined {
  const index = entryIndex()
  return index === undefined ? undefined : findStepsBack(readScreens(), index, pathname)
}

export function findStepsBack(
  screens: readonly unknown[],
  index: number,
  pathname: string,
): number | undefined {
  const place = screens.slice(0, index).lastIndexOf(pathname)
  return place === -1 ? undefined : index - place
}

function readScreens(): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
