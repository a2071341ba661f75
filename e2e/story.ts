/** What every story begins with: `import { expect, story } from './story.ts'`. */
import { test } from '@playwright/test'
import { Product } from './product.ts'
import { watchRoutes } from './shownRoutes.ts'
import { slowDown } from './slowness.ts'

export { expect } from '@playwright/test'

interface OfTest {
  shownRoutes: undefined
}

interface OfWorker {
  /** Running on a fresh demo school; one for all stories of a worker until one fails. */
  product: Product
}

/**
 * A story's tags name the routes it is about, by role and pattern: '@teacher:/user/vip', and
 * '@public:…' for those that ask for no role. tools/storyRoutes.test.ts sees that `npm test` has a
 * story for every route; `npm run e2e -- -g @teacher:/user/vip` runs those of one.
 */
export const story = test.extend<OfTest, OfWorker>({
  // Playwright wants the first parameter to be a destructuring, even of nothing.
  product: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const product = await Product.start()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(`${product.url}/h5/`),
  /** A tag is no mere claim: a story that never shows one of its routes fails. */
  shownRoutes: [
    async ({ browser }, use, { tags }) => {
      const watch = watchRoutes(browser)
      const endSlowness = slowDown(browser)
      await use(undefined)
      endSlowness()
      await watch.end(tags)
    },
    { auto: true },
  ],
})
