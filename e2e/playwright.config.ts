import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { lookForChromium } from './chromium.ts'

const RESULTS = join(import.meta.dirname, '..', 'test-results')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: '*.long.spec.ts',
  globalSetup: './demoSeed.ts',
  outputDir: join(RESULTS, 'stories'),
  // Each has a product and a browser of its own. Twice the cores: a story waits half of its time.
  workers: 4,
  // Far beyond what any of it takes: they end what hangs, and say nothing about speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: Number(process.env['RETRIES'] ?? 0),
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    launchOptions: {
      // None where a tool only reads this file; a run ends in demoSeed.ts then.
      executablePath: lookForChromium() ?? '',
      // Without it a name in Chinese that a file is saved under becomes “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
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
