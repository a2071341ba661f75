/**
 * A slow network, tried with every story: `ANSWERS_WITHIN_MS=900 npm run e2e` holds each call and
 * each file back for a random time up to that. A story that then fails has found a tap that its
 * screen does not expect so early.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'

const WITHIN_MS = Number(process.env['ANSWERS_WITHIN_MS'] ?? 0)

/** For every context opened from now on; returns how to stop it. */
export function slowAnswers(browser: Browser): () => void {
  if (!(WITHIN_MS > 0)) return () => {}
  const slow = (context: BrowserContext) => {
    void context.route('**/*', async (route) => {
      await sleep(Math.random() * WITHIN_MS)
      // Whoever closes a page meanwhile leaves its request without an answer.
      await route.continue().catch(() => undefined)
    })
  }
  browser.on('context', slow)
  return () => void browser.off('context', slow)
}
