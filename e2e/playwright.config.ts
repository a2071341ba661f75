import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const RESULTS = join(import.meta.dirname, '..', 'test-results')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: '*.long.spec.ts',
  outputDir: join(RESULTS, 'stories'),
  // Each has a product and a browser of its own. More than the cores: a story mostly waits.
  workers: 3,
  // Far beyond what any of it takes: they end what hangs, and say nothing about speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    // Nobody waits for a sheet to slide in. The long stories do (long.config.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before a story's own routes can; offline.spec.ts is about it and allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})

/** Playwright's own browser cannot be had everywhere; tools/bootstrap.mjs sees to one of these. */
function findChromium(): string {
  const named = process.env['CHROME_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  const found = [
    ...candidates,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find(isProgram)
  if (found === undefined)
    throw new Error(
      'No Chromium found: run "node tools/bootstrap.mjs --browser", or name one in CHROME_PATH.',
    )
  return found
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
