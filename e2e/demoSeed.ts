/**
 * Before the stories: the demo school is loaded once, and each product begins with a copy of its
 * data folder (product.ts); loading it took each of them several times as long as the copy.
 */
import { readdir } from 'node:fs/promises'
import { findChromium } from './chromium.ts'
import { Product } from './product.ts'

export default async function prepareDemoSeed(): Promise<() => Promise<void>> {
  // Without a browser the run ends here, with the way to one.
  findChromium()
  const product = await Product.start()
  await product.stop()
  // Else its database lies elsewhere, where a copy of the folder doesn't reach.
  if ((await readdir(product.dataDir)).includes('postgres'))
    process.env['DEMO_SEED'] = product.dataDir
  return () => product.remove()
}
