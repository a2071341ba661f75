/** Which screen lies under which: the addresses of this tab's entries, by the router's own count of them. */

const STORED_AS = 'trail'

/** The router counts its entries in `history.state.idx`; `history.length` would count other sites too. */
export function entryIndex(): number | undefined {
  const state: unknown = window.history.state
  return typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number'
    ? state.idx
    : undefined
}

/** After each arrival at a screen. Kept for the tab, so that a reload does not forget it. */
export function recordScreen(pathname: string): void {
  const index = entryIndex()
  if (index === undefined) return
  const trail = readTrail()
  trail[index] = pathname
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(trail.slice(0, index + 1)))
  } catch {
    // Without it ‹ leads to the same screens; only Back then knows one more.
  }
}

/** How many steps back the nearest screen with this address lies; undefined: none does. */
export function stepsBackTo(pathname: string): number | undefined {
  const index = entryIndex()
  return index === undefined ? undefined : findStepsBack(readTrail(), index, pathname)
}

export function findStepsBack(
  trail: readonly unknown[],
  index: number,
  pathname: string,
): number | undefined {
  const place = trail.slice(0, index).lastIndexOf(pathname)
  return place === -1 ? undefined : index - place
}

function readTrail(): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
