/**
 * What a device caches of the app, so that it opens without a connection: the page and all hashed
 * files of one build, in a cache of their own. Pages are asked of the network first; calls are
 * never touched. Hashed files of an earlier build stay as long as a tab may still run it, because
 * the server has them no more. See docs/decisions/offline.md.
 */

/** One build, as vite.config.ts writes it into the worker. */
export type Shell = {
  version: string
  /** The address of the app's page, and of all others of its own. */
  page: string
  /** The script with which a tab of this build begins. */
  entry: string
  files: readonly string[]
  /** Fetched as texts need them, and then kept: too many for everybody to fetch all. */
  fonts: readonly string[]
}

/** What this needs of the browser, so that it can be tested without one. */
type Browser = {
  caches: Pick<CacheStorage, 'match' | 'keys' | 'delete'> & {
    open: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'addAll' | 'keys' | 'delete'>>
  }
  fetch: (request: Request) => Promise<Response>
}

/** A network that has not answered by then is as good as none: the cached page opens. */
export const NETWORK_TIMEOUT_MS = 3_000

const CACHE_PREFIX = 'shell-'
/** Of all builds: the font seldom changes. */
const FONT_CACHE = 'fonts'
/** Below the page's address, but not the app's: calls, their views, the demo cashier. */
const NOT_OURS = ['correct/', 'demo-cashier/']

type RequestParts = Pick<Request, 'method' | 'mode' | 'url'>

/** Undefined: not the app's, the browser goes its own way. */
export function classifyRequest(
  { method, mode, url }: RequestParts,
  { page, fonts }: Shell,
  origin: string,
): 'page' | 'file' | 'font' | undefined {
  if (method !== 'GET' || !url.startsWith(origin + page)) return undefined
  const { pathname } = new URL(url)
  if (fonts.includes(pathname)) return 'font'
  const below = pathname.slice(page.length)
  if (below.startsWith('assets/')) return 'file'
  const isDocument = /\.\w+$/.test(below)
  return mode === 'navigate' && !NOT_OURS.some((start) => below.startsWith(start)) && !isDocument
    ? 'page'
    : undefined
}

/** All or nothing: a build that is not whole is not used. */
export async function cacheShell(
  shell: Shell,
  { caches, fetch }: Browser,
  origin: string,
): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + shell.version)
  const page = await fetch(new Request(new URL(shell.page, origin), { cache: 'reload' }))
  // The server may just be changing to the next build; then the next try finds that one.
  if (!page.ok || !(await page.clone().text()).includes(shell.entry))
    throw new Error(`${shell.page} is not the page of build ${shell.version}`)
  await cache.addAll(shell.files.map((file) => new URL(file, origin).href))
  await cache.put(new URL(shell.page, origin).href, page)
}

/** From the network; from the cache where that fails, answers 5xx, or takes too long. */
export async function answerPage(
  request: Request,
  shell: Shell,
  { caches, fetch }: Browser,
): Promise<Response> {
  const fresh = fetch(request)
  // Its failure is handled below; after the time-out nobody may be waiting for it any more.
  fresh.catch(() => undefined)
  const cached = await (
    await caches.open(CACHE_PREFIX + shell.version)
  ).match(new URL(shell.page, request.url).href)
  if (cached === undefined) return fresh
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS)
  })
  return Promise.race([
    timeout,
    fresh.then(
      (answer) => (answer.status >= 500 ? cached : answer),
      () => cached,
    ),
  ])
}

/** Of whichever build it is: a hashed name stands for one content. */
export async function answerFile(request: Request, { caches, fetch }: Browser): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** From the network once. What could not be fetched is asked for anew the next time. */
export async function answerFont(request: Request, { caches, fetch }: Browser): Promise<Response> {
  const cache = await caches.open(FONT_CACHE)
  const kept = await cache.match(request.url)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  // A device that is full goes without.
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined)
  return answer
}

/** Once every open tab runs this build. */
export async function deleteEarlierCaches(
  shell: Shell,
  { caches }: Pick<Browser, 'caches'>,
  tabs: readonly string[],
  tabsOfThisBuild: ReadonlySet<string>,
): Promise<void> {
  if (!tabs.every((tab) => tabsOfThisBuild.has(tab))) return
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + shell.version)
      await caches.delete(name)
  }
  const fonts = await caches.open(FONT_CACHE)
  for (const { url } of await fonts.keys())
    if (!shell.fonts.includes(new URL(url).pathname)) await fonts.delete(url)
}
