// npm run long: the stories that take their time (axe over every screen, kill -9 under a class, every way to buy, accounts from end to end). `.ci/run` runs them too.
import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

export default defineConfig({ ...stories, testMatch: '*.long.spec.ts', testIgnore: [] })
