import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './runStep.ts'
import { addResults, readPlaywrightResults, readVitestResults } from './testResults.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhupi-results-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function store(report: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

test('of Vitest: what failed, what passed only at the second try, a file that did not load, one whose preparation failed', async () => {
  const report = {
    testResults: [
      {
        name: join(ROOT, 'tools/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'goes', status: 'passed', failureMessages: [] },
          { fullName: 'goes at times', status: 'passed', failureMessages: ['AssertionError'] },
          { fullName: 'goes never', status: 'failed', failureMessages: ['AssertionError'] },
          { fullName: 'is left out', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: join(ROOT, 'tools/b.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: join(ROOT, 'tools/c.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'is never reached', status: 'skipped', failureMessages: [] },
        ],
      },
    ],
  }
  expect(await readVitestResults(await store(report))).toEqual({
    passed: 2,
    failed: ['tools/a.test.ts › goes never', 'tools/b.test.ts', 'tools/c.test.ts'],
    unsteady: ['tools/a.test.ts › goes at times'],
  })
})

test('of Playwright: stories at any depth of a suite', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'c.spec.ts',
    tests: [{ status }],
  })
  const report = {
    suites: [
      { specs: [spec('goes', 'expected')] },
      { suites: [{ specs: [spec('goes at times', 'flaky'), spec('never', 'unexpected')] }] },
    ],
  }
  expect(await readPlaywrightResults(await store(report))).toEqual({
    passed: 2,
    failed: ['e2e/c.spec.ts › never'],
    unsteady: ['e2e/c.spec.ts › goes at times'],
  })
})

test('a run that left no report has no results, and results add up', async () => {
  const none = { passed: 0, failed: [], unsteady: [] }
  expect(await readVitestResults(join(folder, 'nowhere.json'))).toEqual(none)
  const one = { passed: 1, failed: ['a'], unsteady: ['b'] }
  expect(addResults([one, none, one])).toEqual({
    passed: 2,
    failed: ['a', 'a'],
    unsteady: ['b', 'b'],
  })
})
