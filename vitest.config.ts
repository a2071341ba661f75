import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ServerFirst } from './tools/serverFirst.ts'
import { throwawayFolder } from './tools/throwawayFolder.ts'

/**
 * `npm run long`: whole processes under attack, the bars of quality, and every case of the tests
 * that `npm test` runs on a share of theirs.
 */
const isLong = process.env['LONG'] === '1'
/** `npm run long -- --short`, after `npm test`, whose cases it does not try again in greater number. */
const isShort = process.env['SHORT'] === '1'
const LONG_ALONE = '**/*.long.test.ts'
const WEB_TESTS = ['apps/web/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}']
/** They stand in for modules, which works only where no other file has loaded those. */
const WEB_WITH_STAND_INS = withStandIns(WEB_TESTS)
const WITH_STAND_INS = withStandIns(['apps/server/src/**/*.test.ts'])

function withStandIns(patterns: string[]): string[] {
  return globSync(patterns, { cwd: import.meta.dirname }).filter((file) =>
    /\bvi\.(doM|m)ock\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
}

function testsOf(files: { usual: string[]; long: string[]; elsewhere?: string[] }) {
  return isLong
    ? { include: files.long }
    : {
        include: files.usual,
        exclude: [LONG_ALONE, ...WITH_STAND_INS, ...(files.elsewhere ?? [])],
      }
}

// For the database that all server tests share, and for what the tests start and make themselves.
process.env['TMPDIR'] = throwawayFolder()

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of the machines this runs on: many server tests wait.
    maxWorkers: 3,
    sequence: { sequencer: ServerFirst },
    // One test file does not change what the next imports; loading the modules (and the engine's
    // tables) anew for each file took a third of the time.
    isolate: false,
    // Far beyond what any of it takes: they end what hangs, and say nothing about speed.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    retry: Number(process.env['RETRIES'] ?? 0),
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          ...testsOf({
            usual: ['packages/engine/src/**/*.test.ts'],
            long: [
              'packages/engine/src/compare/compareDrafts.test.ts',
              'packages/engine/src/correct.test.ts',
              'packages/engine/src/llm/injections.test.ts',
              'packages/engine/src/scoring/feedback/comment.test.ts',
              'packages/engine/src/scoring/rubric.test.ts',
              'packages/engine/src/statements.test.ts',
            ],
          }),
        },
      },
      {
        extends: true,
        test: { name: 'web', include: WEB_TESTS, exclude: WEB_WITH_STAND_INS },
      },
      {
        extends: true,
        test: { name: 'web with stand-ins', isolate: true, include: WEB_WITH_STAND_INS },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          ...testsOf({
            usual: ['tools/**/*.test.ts'],
            long: ['tools/**/*.long.test.ts'],
            elsewhere: ['tools/admin/**', 'tools/demo/demo*.test.ts'],
          }),
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          ...testsOf({ usual: ['bench/**/*.test.ts'], long: ['bench/**/*.long.test.ts'] }),
        },
      },
      // The only room that needs a database: the others start without one.
      {
        extends: true,
        test: {
          name: 'server',
          ...testsOf({
            usual: [
              'apps/server/src/**/*.test.ts',
              'tools/admin/**/*.test.ts',
              'tools/demo/demo*.test.ts',
            ],
            long: [
              'apps/server/src/**/*.long.test.ts',
              ...(isShort
                ? []
                : ['apps/server/src/http/fuzz.test.ts', 'apps/server/src/http/races.test.ts']),
            ],
          }),
          globalSetup: ['tools/vitestGlobalSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server with stand-ins',
          isolate: true,
          include: isLong ? [] : WITH_STAND_INS,
          globalSetup: ['tools/vitestGlobalSetup.ts'],
        },
      },
    ],
  },
})
