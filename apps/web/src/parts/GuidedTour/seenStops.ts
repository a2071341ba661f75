/**
 * The stops that this tab has shown: coming back to their screen, or opening it anew, does not begin
 * them again. Another tab does not take them away from the one that the person looks at.
 */
const SEEN = 'tourStops'
/** Where the browser stores nothing, for as long as the page lives. */
const seen = new Set<string>()

export function isStopSeen(stop: string): boolean {
  return seen.has(stop) || listStored().includes(stop)
}

export function noteStop(stop: string): void {
  seen.add(stop)
  try {
    sessionStorage.setItem(SEEN, [...listStored(), stop].join(' '))
  } catch {
    // Shown again after a reload.
  }
}

function listStored(): string[] {
  try {
    return (sessionStorage.getItem(SEEN) ?? '').split(' ')
  } catch {
    return []
  }
}
