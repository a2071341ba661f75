import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  answerFile,
  answerFont,
  answerPage,
  deleteEarlierCaches,
  classifyRequest,
  cacheShell,
  NETWORK_TIMEOUT_MS,
  type Shell,
} from './shell.ts'

const ORIGIN = 'http://school.test'
const shell: Shell = {
  version: 'two',
  page: '/h5/',
  entry: '/h5/assets/index-2.js',
  files: ['/h5/assets/index-2.js', '/h5/assets/index-2.css'],
  fonts: ['/h5/assets/kai-2.woff2'],
}
const PAGE = '<script src="/h5/assets/index-2.js"></script>'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('pages and hashed files are ours; calls, other files and other sites are not', () => {
  const kind = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
    classifyRequest({ method: 'GET', mode: 'cors', url: ORIGIN + path, ...more }, shell, ORIGIN)
  expect(kind('/h5/tasks/writing?id=3', { mode: 'navigate' })).toBe('page')
  expect(kind('/h5/', { mode: 'navigate' })).toBe('page')
  expect(kind('/h5/assets/index-2.js')).toBe('file')
  expect(kind('/h5/assets/kai-2.woff2')).toBe('font')
  expect(kind('/h5/correct/student/api/homework/list.mvc')).toBeUndefined()
  expect(kind('/h5/correct/pub/view/alipay/recharge.mvc', { mode: 'navigate' })).toBeUndefined()
  expect(kind('/h5/correct/student/api/homework/save.mvc', { method: 'POST' })).toBeUndefined()
  expect(kind('/h5/demo-cashier/pay/0123456789abcdef', { mode: 'navigate' })).toBeUndefined()
  expect(kind('/h5/openapi.json', { mode: 'navigate' })).toBeUndefined()
  expect(kind('/h5/')).toBeUndefined()
  expect(
    classifyRequest(
      { method: 'GET', mode: 'navigate', url: 'http://other.test/h5/tasks' },
      shell,
      ORIGIN,
    ),
  ).toBeUndefined()
})

test('without a network the cached page opens at any address of the app', async () => {
  const { browser } = await makeCached()
  const answer = await answerPage(new Request(`${ORIGIN}/h5/tasks/writing?id=3`), shell, {
    ...browser,
    fetch: async () => Promise.reject(new Error('offline')),
  })
  expect(await answer.text()).toBe(PAGE)
})

test('a network that answers goes first; one that is out of order does not', async () => {
  const { browser } = await makeCached()
  const ask = (response: Response) =>
    answerPage(new Request(`${ORIGIN}/h5/tasks`), shell, {
      ...browser,
      fetch: async () => response,
    })
  expect(await (await ask(new Response('the next build'))).text()).toBe('the next build')
  expect(await (await ask(new Response('bad gateway', { status: 502 }))).text()).toBe(PAGE)
})

test('a network that takes too long is not waited for', async () => {
  const { browser } = await makeCached()
  const answer = answerPage(new Request(`${ORIGIN}/h5/tasks`), shell, {
    ...browser,
    fetch: () => new Promise(() => {}),
  })
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS)
  expect(await (await answer).text()).toBe(PAGE)
})

test('a page of another build caches nothing: the server is just changing', async () => {
  const { browser, caches } = makeBrowser({
    [shell.page]: '<script src="/h5/assets/index-3.js"></script>',
  })
  await expect(cacheShell(shell, browser, ORIGIN)).rejects.toThrow('not the page of build')
  expect(caches.size('shell-two')).toBe(0)
})

test('a tab of an earlier build finds its files until no tab runs that build', async () => {
  const { browser, caches } = await makeCached()
  const earlier = await browser.caches.open('shell-one')
  await earlier.put(`${ORIGIN}/h5/assets/TasksScreen-1.js`, new Response('an earlier screen'))
  const gone = new Request(`${ORIGIN}/h5/assets/TasksScreen-1.js`)
  expect(await (await answerFile(gone, browser)).text()).toBe('an earlier screen')
  await deleteEarlierCaches(shell, browser, ['old tab', 'new tab'], new Set(['new tab']))
  expect(await caches.keys()).toContain('shell-one')
  await deleteEarlierCaches(shell, browser, ['new tab'], new Set(['new tab', 'closed tab']))
  expect(await caches.keys()).toEqual(['shell-two', 'fonts'])
})

test('a font is fetched once and stays through builds, until one has another', async () => {
  const { browser, caches } = await makeCached()
  const font = new Request(`${ORIGIN}/h5/assets/kai-2.woff2`)
  expect(caches.size('shell-two')).toBe(3)
  expect(await (await answerFont(font, browser)).text()).toBe('a file')
  const offline = { ...browser, fetch: async () => Promise.reject(new Error('offline')) }
  expect(await (await answerFont(font, offline)).text()).toBe('a file')
  await deleteEarlierCaches(shell, browser, [], new Set())
  expect(caches.size('fonts')).toBe(1)
  await deleteEarlierCaches({ ...shell, fonts: [] }, browser, [], new Set())
  expect(caches.size('fonts')).toBe(0)
})

test('a font that the server does not have is not kept', async () => {
  const { browser, caches } = await makeCached()
  const font = new Request(`${ORIGIN}/h5/assets/kai-2.woff2`)
  const missing = { ...browser, fetch: async () => new Response('none', { status: 404 }) }
  expect((await answerFont(font, missing)).status).toBe(404)
  expect(caches.size('fonts')).toBe(0)
})

async function makeCached() {
  const made = makeBrowser({ [shell.page]: PAGE })
  await cacheShell(shell, made.browser, ORIGIN)
  return made
}

function makeBrowser(pages: Record<string, string>) {
  const fetch = async (request: Request) =>
    new Response(pages[new URL(request.url).pathname] ?? 'a file')
  const caches = makeCaches(fetch)
  return { browser: { caches, fetch }, caches }
}

/** As much of the browser's CacheStorage as the worker uses, by address. */
function makeCaches(fetch: (request: Request) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>()
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request)
  const makeCache = (
    store: Map<string, Response>,
  ): Pick<Cache, 'match' | 'put' | 'addAll' | 'keys' | 'delete'> => ({
    match: async (request) => store.get(addressOf(request))?.clone(),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (request) => store.delete(addressOf(request)),
    put: async (request, response) => void store.set(addressOf(request), response),
    addAll: async (requests) => {
      for (const request of requests)
        store.set(addressOf(request), await fetch(new Request(request)))
    },
  })
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return makeCache(store)
    },
    match: async (request: RequestInfo | URL) =>
      [...stores.values()]
        .map((store) => store.get(addressOf(request)))
        .find((found) => found !== undefined)
        ?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    size: (name: string) => stores.get(name)?.size ?? 0,
  }
}
