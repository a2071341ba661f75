/**
 * npm run bench -- web: how soon the first screen stands on a slow phone, beside the least page that
 * React can make, served alike in the same run; and how soon a typed character is painted. What each figure means: docs/decisions/speed.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { addWebApp } from '@zhupi/server/http/webApp.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { build } from 'vite'
import * as z from 'zod/mini'
import { findChromium } from '../../e2e/chromium.ts'
import { compressFiles } from '../../tools/buildWebApp.ts'
import { startProduct } from '../product.ts'
import { medianOf, round } from '../quality/figures.ts'
import { measureNextEssay, type NextEssayFigures, printNextEssay } from './nextEssay.ts'
import { benchTyping, printTyping, type TypingFigures } from './typing.ts'

const ROUNDS = 5
/** A slow 4G as browsers' own tools set it, and a phone four times as slow as this machine. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** After the last request; a later shift would still be counted. */
const SETTLED_MS = 1500

export type WebFigures = TypingFigures & {
  scriptBytes: number
  lcpMs: number
  bareLcpMs: number
  lcpRatio: number
  /** From the start until the field of the account can be typed into. */
  readyMs: number
  shift: number
  /** As fast as this machine, then as slow as the phone; the network is the slow one in both. */
  nextEssay: NextEssayFigures
  nextEssayOnPhone: NextEssayFigures
}

export async function benchWeb(): Promise<WebFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-bench-web-'))
  const browser = await launchBrowser()
  const product = await startProduct({ DATA_DIR: join(folder, 'data') })
  const school = await startProduct({ DATA_DIR: join(folder, 'school'), DEMO: '1' })
  const bare = await serveBare(join(folder, 'bare'))
  try {
    const rounds: Visit[] = []
    const bareRounds: Visit[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bareRounds.push(await visit(browser, bare.url, 'h1'))
      rounds.push(await visit(browser, `${product.url}/h5/login`, 'input'))
    }
    const typing = await benchTyping(browser, {
      url: school.url,
      slowdown: SLOWDOWN,
      viewport: PHONE,
    })
    const [lcpMs, bareLcpMs] = [rounds, bareRounds].map((each) =>
      medianOf(each.map((visited) => visited.lcpMs)),
    )
    return {
      scriptBytes: Math.max(...rounds.map((visited) => visited.scriptBytes)),
      lcpMs: round(lcpMs ?? 0, 0),
      bareLcpMs: round(bareLcpMs ?? 0, 0),
      lcpRatio: round((lcpMs ?? 0) / (bareLcpMs ?? 1), 2),
      readyMs: round(medianOf(rounds.map((visited) => visited.readyMs)), 0),
      shift: round(Math.max(...rounds.map((visited) => visited.shift)), 3),
      ...(await measureReviewing(browser, school.url)),
      ...typing,
    }
  } finally {
    await browser.close()
    await bare.app.close()
    await product.stop()
    await school.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Without the first screen, which takes minutes; nor the reviews. */
export const benchTypingAlone = (): Promise<TypingFigures> =>
  inDemoSchool((browser, url) => benchTyping(browser, { url, slowdown: SLOWDOWN, viewport: PHONE }))

export const benchReviewingAlone = () => inDemoSchool(measureReviewing)

async function inDemoSchool<Figures>(
  measure: (browser: Browser, url: string) => Promise<Figures>,
): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-bench-school-'))
  const browser = await launchBrowser()
  const school = await startProduct({ DATA_DIR: folder, DEMO: '1' })
  try {
    return await measure(browser, school.url)
  } finally {
    await browser.close()
    await school.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const launchBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

async function measureReviewing(browser: Browser, url: string) {
  const measure = (rate: number) =>
    measureNextEssay(browser, url, {
      rounds: ROUNDS,
      prepare: async (page) => slowDown(page, rate),
    })
  return { nextEssay: await measure(1), nextEssayOnPhone: await measure(SLOWDOWN) }
}

type Visit = { lcpMs: number; shift: number; readyMs: number; scriptBytes: number }

/** A first visit: nothing is cached, no service worker is there. */
async function visit(browser: Browser, url: string, readyOn: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await slowDown(page, SLOWDOWN)
  let scriptBytes = 0
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response.body().then(
      (body) => (scriptBytes += gzipSync(body).length),
      () => undefined,
    )
  })
  await page.addInitScript({ content: OBSERVE_PAINT })
  const started = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(readyOn).first().waitFor()
  const readyMs = performance.now() - started
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  const { lcpMs, shift } = PAINT.parse(await page.evaluate('globalThis.paint'))
  await context.close()
  return { lcpMs, shift, readyMs, scriptBytes }
}

const PAINT = z.object({ lcpMs: z.number(), shift: z.number() })

/** Runs in the page. */
const OBSERVE_PAINT = `
  globalThis.paint = { lcpMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

async function slowDown(page: Page, rate: number): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', SLOW_4G)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
}

async function serveBare(outDir: string): Promise<{ app: FastifyInstance; url: string }> {
  await build({
    root: fileURLToPath(import.meta.resolve('./bare')),
    base: `${BASE_PATH}/`,
    logLevel: 'warn',
    configFile: false,
    build: { outDir, emptyOutDir: true },
  })
  await compressFiles(outDir)
  const app = Fastify()
  await addWebApp(app, outDir)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, url: `${url}${BASE_PATH}/` }
}

export function printWeb(figures: WebFigures): string {
  return [
    `script of the first route, gzipped   ${figures.scriptBytes} bytes`,
    `largest paint                        ${figures.lcpMs} ms, ${figures.lcpRatio} × the bare page's ${figures.bareLcpMs} ms`,
    `ready to type                        ${figures.readyMs} ms`,
    `layout shift                         ${figures.shift}`,
    `next essay of a review, painted      ${printNextEssay(figures.nextEssay)}`,
    `the same on the phone                ${printNextEssay(figures.nextEssayOnPhone)}`,
    printTyping(figures),
  ].join('\n')
}
