/** npm run screens: a picture of every screen into docs/screens, to be looked at one by one. */
import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

export default defineConfig({ ...stories, testMatch: '*.shots.ts', timeout: 600_000 })
