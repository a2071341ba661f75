/**
 * How soon a character is painted in the middle of a long essay on a slow phone: on the desk, and in
 * a bare field of the same browser.
 */
import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { PASSWORD, PUPILS } from '../../e2e/people.ts'
import { round } from '../quality/figures.ts'

const KEYS = 100
/** A fast typist's. */
const PAUSE_MS = 60
const PARAGRAPH = '星期天的早晨，我跟外婆去菜市场买菜。一进门，卖鱼的叔叔大声地招呼着客人。'
/** 5,000 characters in 25 paragraphs. */
const ESSAY = Array.from({ length: 25 }, () => PARAGRAPH.repeat(6).slice(0, 200)).join('\n')
const BARE_FIELD =
  '<!doctype html><textarea style="width: 340px; height: 10000px; font: 20px/36px serif"></textarea>'
/** Fonts and the first save are through by then. */
const SETTLED_MS = 4000

export type TypingFigures = {
  typeP50Ms: number
  typeP95Ms: number
  bareTypeP50Ms: number
  bareTypeP95Ms: number
  typeP50Ratio: number
  typeP95Ratio: number
}

type Options = { url: string; slowdown: number; viewport: { width: number; height: number } }

export async function benchTyping(
  browser: Browser,
  { url, slowdown, viewport }: Options,
): Promise<TypingFigures> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript({ content: OBSERVE_INPUT })
  // As a page of its own: setting a page's content takes its listeners away.
  await page.route(`${url}/h5/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: BARE_FIELD }),
  )
  await page.goto(`${url}/h5/bare`)
  const bare = await typeInto(page, 'textarea', slowdown)
  await page.goto(`${url}/h5/login`)
  await page.getByLabel('账号').fill(PUPILS.jiangWanzhou.phone)
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/tasks/)
  await page.goto(`${url}/h5/practice/free`)
  const desk = await typeInto(page, 'textarea[aria-label="作文正文"]', slowdown)
  await context.close()
  return {
    typeP50Ms: round(quantile(desk, 0.5), 0),
    typeP95Ms: round(quantile(desk, 0.95), 0),
    bareTypeP50Ms: round(quantile(bare, 0.5), 0),
    bareTypeP95Ms: round(quantile(bare, 0.95), 0),
    typeP50Ratio: round(quantile(desk, 0.5) / quantile(bare, 0.5), 2),
    typeP95Ratio: round(quantile(desk, 0.95) / quantile(bare, 0.95), 2),
  }
}

/** From each input until the frame with it is through, in milliseconds. */
async function typeInto(page: Page, selector: string, slowdown: number): Promise<number[]> {
  const field = page.locator(selector)
  await field.fill(ESSAY)
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(`{
    const field = document.querySelector(${JSON.stringify(selector)})
    field.focus()
    field.setSelectionRange(2500, 2500)
    globalThis.waits = []
  }`)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.waitForFunction(`globalThis.waits.length >= ${KEYS}`)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await tools.detach()
  return WAITS.parse(await page.evaluate('globalThis.waits'))
}

const WAITS = z.array(z.number()).check(z.length(KEYS))

/** Runs in the page: what is posted from within a frame arrives once it is painted. */
const OBSERVE_INPUT = `
  globalThis.waits = []
  addEventListener('beforeinput', () => {
    const from = performance.now()
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => waits.push(performance.now() - from)
      painted.port2.postMessage(0)
    })
  }, true)
`

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function printTyping(figures: TypingFigures): string {
  return [
    `a key to its paint, half of them     ${figures.typeP50Ms} ms, ${figures.typeP50Ratio} × a bare field's ${figures.bareTypeP50Ms} ms`,
    `a key to its paint, 95 in 100        ${figures.typeP95Ms} ms, ${figures.typeP95Ratio} × a bare field's ${figures.bareTypeP95Ms} ms`,
  ].join('\n')
}
