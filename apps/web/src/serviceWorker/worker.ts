/** The service worker, /h5/sw.js: it stands beside the app's tabs and answers for the shell. Built by itself (vite.config.ts). */
import { answerFile, answerPage, dropEarlier, findKind, keepShell, type Shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const __SHELL__: Shell

const shell = __SHELL__
const browser = { caches: self.caches, fetch: (request: Request) => self.fetch(request) }
/** Tabs that have said with which build they began. Forgotten with the worker: then an earlier build is kept a little longer. */
const tabsOfThisBuild = new Set<string>()

self.addEventListener('install', (event) => {
  // Not waiting for the tabs of the build before: they find their files in its cache.
  event.waitUntil(keepShell(shell, browser, self.location.origin).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(tidy))
})

self.addEventListener('fetch', (event) => {
  const kind = findKind(event.request, shell, self.location.origin)
  if (kind === 'page') event.respondWith(answerPage(event.request, shell, browser))
  if (kind === 'file') event.respondWith(answerFile(event.request, browser))
})

self.addEventListener('message', (event) => {
  if (!(event.source instanceof Client)) return
  if (event.data?.entry === shell.entry) tabsOfThisBuild.add(event.source.id)
  event.waitUntil(tidy())
})

async function tidy(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await dropEarlier(
    shell,
    browser,
    tabs.map(({ id }) => id),
    tabsOfThisBuild,
  )
}
