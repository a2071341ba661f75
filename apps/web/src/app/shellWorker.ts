/**
 * Registers the service worker (src/serviceWorker): only in a real build, and where the browser has
 * service workers (not over plain HTTP, not in every web view).
 */

/** It fetches the whole app: the first screen's own calls go first. */
const AFTER_LOAD_MS = 3_000

export function startShellWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const announceBuild = () =>
    workers.controller?.postMessage({ entry: entry === null ? '' : new URL(entry.src).pathname })
  announceBuild()
  workers.addEventListener('controllerchange', announceBuild)
  // Without it the app works as before; a private window may refuse.
  const register = () =>
    workers
      .register(`${import.meta.env.BASE_URL}sw.js`, {
        scope: import.meta.env.BASE_URL,
        updateViaCache: 'none',
      })
      .catch(() => undefined)
  window.addEventListener('load', () => {
    setTimeout(() => void register(), AFTER_LOAD_MS)
  })
}
