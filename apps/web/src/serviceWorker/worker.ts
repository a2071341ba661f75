/**
 * The service worker, /h5/sw.js: it answers the app's tabs with the shell. Built as a file of its
 * own (vite.config.ts).
 */
import {
  answerFile,
  answerFont,
  answerPage,
  cacheShell,
  classifyRequest,
  deleteEarlierCaches,
  type Shell,
} from './shell.ts'
import { isSharing, keepShared } from './sharedPictures.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const __SHELL__: Shell

const shell = __SHELL__
const browser = { caches: self.caches, fetch: (request: Request) => self.fetch(request) }
/**
 * Tabs that have said with which build they began. Forgotten when the worker stops: then an earlier
 * build stays cached a little longer.
 */
const tabsOfThisBuild = new Set<string>()

self.addEventListener('install', (event) => {
  // Does not wait for tabs of the build before: they find their files in its cache.
  event.waitUntil(cacheShell(shell, browser, self.location.origin).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(cleanUp))
})

self.addEventListener('fetch', (event) => {
  if (isSharing(event.request, shell.page))
    event.respondWith(
      keepShared(event.request, shell.page, { caches: self.caches, now: Date.now }).then(
        (address) => Response.redirect(address, 303),
      ),
    )
  const kind = classifyRequest(event.request, shell, self.location.origin)
  if (kind === 'page') event.respondWith(answerPage(event.request, shell, browser))
  if (kind === 'font') event.respondWith(answerFont(event.request, browser))
  if (kind === 'file') event.respondWith(answerFile(event.request, browser))
})

self.addEventListener('message', (event) => {
  if (!(event.source instanceof Client)) return
  if (event.data?.entry === shell.entry) tabsOfThisBuild.add(event.source.id)
  event.waitUntil(cleanUp())
})

async function cleanUp(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await deleteEarlierCaches(
    shell,
    browser,
    tabs.map(({ id }) => id),
    tabsOfThisBuild,
  )
}
