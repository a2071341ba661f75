/** Which routes a story shows, and to whom, against those that its tags name. */
import { type Browser, type BrowserContext, expect, type Frame } from '@playwright/test'

/** `@student:/tasks/history/:no` */
const ROUTE_TAG = /^@(public|student|teacher):(\/.*)$/

type Shown = { role: string; path: string }

export function watchRoutes(browser: Browser) {
  const shown: Shown[] = []
  const asking: Promise<void>[] = []

  const note = async (frame: Frame) => {
    const { pathname } = new URL(frame.url())
    const role = await frame.evaluate(() => {
      if (localStorage.getItem('ticket') === null) return 'public'
      return localStorage.getItem('roleType') === '1' ? 'teacher' : 'student'
    })
    shown.push({ role, path: pathname.replace(/^\/h5(?=\/)/, '') })
  }
  const watch = (context: BrowserContext) => {
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        // Whoever closes or kills a page in the middle of the question leaves it without an answer.
        if (frame === page.mainFrame()) asking.push(note(frame).catch(() => undefined))
      })
    })
  }
  browser.on('context', watch)

  return {
    end: async (tags: readonly string[]) => {
      browser.off('context', watch)
      await Promise.all(asking)
      const missing = tags.filter((tag) => {
        const [, role, pattern] = ROUTE_TAG.exec(tag) ?? []
        return role !== undefined && pattern !== undefined && !shown.some(isAt(role, pattern))
      })
      expect(missing, 'routes that the story names and never shows').toEqual([])
    },
  }
}

/** A public route may be shown to anybody. */
function isAt(role: string, pattern: string): (shown: Shown) => boolean {
  const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)
  return (shown) => (role === 'public' || role === shown.role) && address.test(shown.path)
}
