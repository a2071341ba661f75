/**
 * What of the app a device keeps, so that it opens without a connection (decisions 31): the page and all hashed files of one build, in a
 * cache of their own. Pages are asked of the network first; calls are never touched. Hashed files of an earlier build stay as long as a
 * tab may still run it, because the server has them no more.
 */

/** One build, as vite.config.ts writes it into the worker. */
export type Shell = {
  version: string
  /** The address of the app's page, and of all others of its own. */
  page: string
  /** The script with which a tab of this build begins. */
  entry: string
  files: readonly string[]
}

/** The browser's parts that this works with, so that it can be tested without one. */
type Browser = {
  caches: Pick<CacheStorage, 'match' | 'keys' | 'delete'> & {
    open: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'addAll'>>
  }
  fetch: (request: Request) => Promise<Response>
}

/** A network that has not answered by then is as good as none: the kept page opens at once. */
export const PATIENCE_MS = 3_000

const CACHE_PREFIX = 'shell-'
/** Below the page's address, but not the app's: calls and their views, and the demo gateway's cashier. */
const NOT_OURS = ['correct/', 'demo-cashier/']

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** Undefined: none of ours, the browser goes its own way. */
export function findKind(
  { method, mode, url }: Asked,
  { page }: Shell,
  origin: string,
): 'page' | 'file' | undefined {
  if (method !== 'GET' || !url.startsWith(origin + page)) return undefined
  const below = new URL(url).pathname.slice(page.length)
  if (below.startsWith('assets/')) return 'file'
  const isDocument = /\.\w+$/.test(below)
  return mode === 'navigate' && !NOT_OURS.some((start) => below.startsWith(start)) && !isDocument
    ? 'page'
    : undefined
}

/** All or nothing: a build that is not whole is not used. */
export async function keepShell(
  shell: Shell,
  { caches, fetch }: Browser,
  origin: string,
): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + shell.version)
  const page = await fetch(new Request(new URL(shell.page, origin), { cache: 'reload' }))
  // The server may be in the middle of changing to the next build; then the next try finds that one.
  if (!page.ok || !(await page.clone().text()).includes(shell.entry))
    throw new Error(`${shell.page} is not the page of build ${shell.version}`)
  await cache.addAll(shell.files.map((file) => new URL(file, origin).href))
  await cache.put(new URL(shell.page, origin).href, page)
}

/** From the network; from the device where that fails, says that it is out of order, or takes too long. */
export async function answerPage(
  request: Request,
  shell: Shell,
  { caches, fetch }: Browser,
): Promise<Response> {
  const fresh = fetch(request)
  // Whoever waits for it hears of its failure; nobody may be waiting any more.
  fresh.catch(() => undefined)
  const kept = await (
    await caches.open(CACHE_PREFIX + shell.version)
  ).match(new URL(shell.page, request.url).href)
  if (kept === undefined) return fresh
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS)
  })
  return Promise.race([
    patience,
    fresh.then(
      (answer) => (answer.status >= 500 ? kept : answer),
      () => kept,
    ),
  ])
}

/** Of whichever build it is: a hashed name never means two things. */
export async function answerFile(request: Request, { caches, fetch }: Browser): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Once every open tab runs this build. */
export async function dropEarlier(
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
}
