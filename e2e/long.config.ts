/**
 * npm run long: the stories that `npm test` leaves out because they vary a screen that another
 * story taps, or take their time: axe over every screen, kill -9 under a writing class, every way
 * to buy. `.ci/run` runs them too.
 */
import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'
import { filesWithoutTurn, isShort } from './shortForm.ts'

export default defineConfig({
  ...stories,
  testMatch: '*.long.spec.ts',
  testIgnore: isShort ? filesWithoutTurn() : [],
  // Axe over every screen takes half of what the others have, on a busy machine all of it.
  timeout: 900_000,
  use: { ...stories.use, contextOptions: { reducedMotion: 'no-preference' } },
})
