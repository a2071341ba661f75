/**
 * A slow network and a slow phone, tried with every story. `ANSWERS_WITHIN_MS=900 npm run e2e`
 * holds each call and each file back for a random time up to that; `DRAWN_WITHIN_MS=300` does so
 * with what React does between two events. A story that then fails has found a tap that its screen
 * does not expect so early, or taps a screen that is about to go.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'

const ANSWERS_WITHIN_MS = Number(process.env['ANSWERS_WITHIN_MS'] ?? 0)
const DRAWN_WITHIN_MS = Number(process.env['DRAWN_WITHIN_MS'] ?? 0)

/** For every context opened from now on; returns how to stop it. */
export function slowDown(browser: Browser): () => void {
  const slow = (context: BrowserContext) => {
    if (ANSWERS_WITHIN_MS > 0) void slowAnswers(context)
    if (DRAWN_WITHIN_MS > 0) void context.addInitScript(slowDrawing, DRAWN_WITHIN_MS)
  }
  browser.on('context', slow)
  return () => void browser.off('context', slow)
}

async function slowAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await sleep(Math.random() * ANSWERS_WITHIN_MS)
    // Whoever closes a page meanwhile leaves its request without an answer.
    await route.continue().catch(() => undefined)
  })
}

/** In the page. React's scheduler goes on by a message to itself. */
function slowDrawing(withinMs: number): void {
  // A story may stop the clock.
  const later = window.setTimeout.bind(window)
  const post = Reflect.get(MessagePort.prototype, 'postMessage')
  MessagePort.prototype.postMessage = function postLater(...message: unknown[]) {
    later(() => Reflect.apply(post, this, message), Math.random() * withinMs)
  }
}
