/** What the stories without a network do to a tab. */
import { expect, type Page } from '@playwright/test'

/** The service worker takes over only once it has cached all of the app. */
export async function appIsCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

/** As the phone does when it needs the memory: nothing of the page's own runs any more. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const killed = page.waitForEvent('crash')
  // It never answers: there is nobody left to.
  void session.send('Page.crash').catch(() => undefined)
  await killed
  await page.close()
}
