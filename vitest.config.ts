import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    // The machines this runs on have two cores, and PostgreSQL wants a share.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
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
          exclude: ['tools/admin/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 60_000 },
      },
      // The only room that needs a database: the others start without one.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tools/admin/**/*.test.ts'],
          globalSetup: ['tools/vitestGlobalSetup.ts'],
        },
      },
    ],
  },
})
