import { defineConfig } from 'vitest/config'

/** `npm run long`: whole processes under attack, on the server's project alone. */
const isLong = process.env['LONG'] === '1'

export default defineConfig({
  test: {
    pool: 'forks',
    // The machines this runs on have two cores, and PostgreSQL wants a share.
    maxWorkers: 2,
    // Far beyond what any of it takes: they end what hangs, and say nothing about speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'engine', include: ['packages/engine/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/admin/**', 'tools/demo/demo*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'bench', include: ['bench/**/*.test.ts'] },
      },
      // The only room that needs a database: the others start without one.
      {
        extends: true,
        test: {
          name: 'server',
          include: isLong
            ? ['apps/server/src/**/*.long.test.ts']
            : [
                'apps/server/src/**/*.test.ts',
                'tools/admin/**/*.test.ts',
                'tools/demo/demo*.test.ts',
              ],
          exclude: isLong ? [] : ['**/*.long.test.ts'],
          globalSetup: ['tools/vitestGlobalSetup.ts'],
          // Each file has a server and a database of its own; loading the server's modules anew for
          // each took a third of the time.
          isolate: false,
        },
      },
    ],
  },
})
