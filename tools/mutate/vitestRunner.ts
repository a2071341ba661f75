/**
 * Runs test files of a copy of the checkout again and again in one Vitest, which keeps what it has
 * read and its database.
 */
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import type { TestOutcome } from './judgeFaults.ts'

export interface TestRunner {
  run: (tests: readonly string[]) => Promise<ReadonlyMap<string, TestOutcome>>
  /** Forgets what was read of a file that has changed. */
  forget: (file: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * The template database is made by these before the first test: a change of theirs needs a new one.
 */
const DATABASE_SOURCES = ['apps/server/src/db/', 'apps/server/src/postgres/']

/** A fault may make a loop endless. No sound test file takes this long; several take turns. */
const RUN_WITHIN_MS = 180_000

/** A fault may make a test wait for ever. Without it none of the tests named by a fault takes this long. */
const TEST_WITHIN_MS = 30_000

export async function startTestRunner(root: string): Promise<TestRunner> {
  let vitest = await start(root)
  const restart = async () => {
    await vitest.close()
    vitest = await start(root)
  }

  return {
    async run(tests) {
      const specifications = tests.flatMap((test) =>
        vitest.getModuleSpecifications(join(root, test)),
      )
      const result = await withinTime(
        vitest.runTestSpecifications(specifications),
        RUN_WITHIN_MS * tests.length,
      )
      if (result === 'late') {
        // The first request waits for the running tests, the second ends their processes.
        const reason = 'keyboard-input'
        await Promise.all([vitest.cancelCurrentRun(reason), vitest.cancelCurrentRun(reason)])
        await restart()
        return new Map(tests.map((test) => [test, { failed: [], errors: ['it does not end'] }]))
      }
      // Vitest gives the modules of all its runs, and the others may have failed by an earlier fault.
      return new Map(
        result.testModules
          .map((module) => ({ module, file: relative(root, module.moduleId) }))
          .filter(({ file }) => tests.includes(file))
          .map(({ module, file }) => [file, outcomeOf(module, result.unhandledErrors)]),
      )
    },
    async forget(file) {
      if (DATABASE_SOURCES.some((folder) => file.startsWith(folder))) await restart()
      else vitest.invalidateFile(join(root, file))
    },
    close: () => vitest.close(),
  }
}

async function start(root: string): Promise<Vitest> {
  const vitest = await createVitest('test', {
    root,
    config: join(root, 'vitest.config.ts'),
    watch: false,
    reporters: [{}],
    silent: true,
    testTimeout: TEST_WITHIN_MS,
  })
  // So that each test file is known by its path.
  await vitest.globTestSpecifications()
  return vitest
}

async function withinTime<T>(run: Promise<T>, ms: number): Promise<T | 'late'> {
  const timeUp = new AbortController()
  const late = setTimeout(ms, 'late' as const, { signal: timeUp.signal })
  // Whichever loses the race may still fail, of which nobody needs to hear.
  for (const each of [run, late]) each.catch(() => undefined)
  try {
    return await Promise.race([run, late])
  } finally {
    timeUp.abort()
  }
}

function outcomeOf(module: TestModule, unhandled: readonly unknown[]): TestOutcome {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  return {
    failed,
    errors: [...module.errors(), ...suites, ...unhandled].map(messageOf),
  }
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)
}
