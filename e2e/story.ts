// What every story begins with: `import { expect, story } from './story.ts'`.
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { Product } from './product.ts'

export { expect } from '@playwright/test'

interface Running {
  /** The product, running on a fresh demo school; one for all stories until one fails. */
  product: Product
}

export const story = test.extend<object, Running>({
  // Playwright wants the first parameter to be a destructuring, even of nothing.
  product: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const product = await Product.start()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ product }, use) => use(`${product.url}/h5/`),
})

/** Sheets and toasts move for a moment; a picture shows what stays. */
const SETTLED_AFTER_MS = 500

/** A picture to look at, test-results/screenshots/<name>.png. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await expect(page.locator('.adm-toast-main')).toHaveCount(0)
  await page.waitForTimeout(SETTLED_AFTER_MS)
  await page.screenshot({
    path: join(import.meta.dirname, '..', 'test-results', 'screenshots', `${name}.png`),
  })
}
