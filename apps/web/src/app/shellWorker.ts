/** Sets the service worker up (src/serviceWorker): only in a real build, and where the browser has one (not over plain HTTP, not in every web view). */

export function startShellWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const sayBuild = () => workers.controller?.postMessage({ entry: entry === null ? '' : new URL(entry.src).pathname })
  sayBuild()
  workers.addEventListener('controllerchange', sayBuild)
  // It fetches the whole app: after the first screen has all it needs.
  window.addEventListener('load', () => {
    // Without it the app works as before; a private window may refuse.
    workers.register(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL, updateViaCache: 'none' }).catch(() => undefined)
  })
}
