/** What a run of Vitest or Playwright said of its tests, from the report that it leaves. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { ROOT } from './runStep.ts'

export interface Results {
  passed: number
  /** Their files and titles. */
  failed: string[]
  /** Failed, and passed when tried again: among the passed, but named, for each is a defect. */
  unsteady: string[]
}

export function addResults(results: readonly Results[]): Results {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    unsteady: results.flatMap(({ unsteady }) => unsteady),
  }
}

export async function readVitestResults(reportFile: string): Promise<Results> {
  const sorted: Results = { passed: 0, failed: [], unsteady: [] }
  for (const file of listAt(await readReport(reportFile), 'testResults')) {
    const name = relative(ROOT, textAt(file, 'name'))
    const tests = listAt(file, 'assertionResults')
    const statuses = tests.map((test) => textAt(test, 'status'))
    // A file that cannot be loaded has no tests, and of one whose preparation fails none is run.
    if (textAt(file, 'status') === 'failed' && !statuses.includes('failed'))
      sorted.failed.push(name)
    for (const test of tests) {
      const title = `${name} › ${textAt(test, 'fullName').trim()}`
      const status = textAt(test, 'status')
      if (status === 'failed') sorted.failed.push(title)
      if (status !== 'passed') continue
      sorted.passed += 1
      if (listAt(test, 'failureMessages').length > 0) sorted.unsteady.push(title)
    }
  }
  return sorted
}

export async function readPlaywrightResults(reportFile: string): Promise<Results> {
  const sorted: Results = { passed: 0, failed: [], unsteady: [] }
  for (const spec of specsOf(await readReport(reportFile))) {
    const title = `e2e/${textAt(spec, 'file')} › ${textAt(spec, 'title')}`
    for (const test of listAt(spec, 'tests')) {
      const status = textAt(test, 'status')
      if (status === 'unexpected') sorted.failed.push(title)
      if (status === 'flaky') sorted.unsteady.push(title)
      if (status === 'flaky' || status === 'expected') sorted.passed += 1
    }
  }
  return sorted
}

function specsOf(suite: unknown): unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)]
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  return JSON.parse(text)
}

function textAt(value: unknown, key: string): string {
  const found = at(value, key)
  return typeof found === 'string' ? found : ''
}

function listAt(value: unknown, key: string): unknown[] {
  const found = at(value, key)
  return Array.isArray(found) ? found : []
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
