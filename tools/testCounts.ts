import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
}

export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

export async function readVitestCounts(file: string): Promise<Counts> {
  const report = await readReport(file)
  const files = at(report, 'testResults')
  // A file that cannot be loaded has no tests, and fails all the same.
  const unloadable = Array.isArray(files)
    ? files.filter(
        (each) => at(each, 'status') === 'failed' && isEmptyList(at(each, 'assertionResults')),
      ).length
    : 0
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + unloadable,
  }
}

export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const stats = at(await readReport(file), 'stats')
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
  }
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  return JSON.parse(text)
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key)
  return typeof found === 'number' ? found : 0
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
