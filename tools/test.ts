// npm test: every check, then every test, then every story in a real browser: side by side they took
// as long, and two cores were so crowded that what waits for an answer gave up. Goes on after a
// failure, so that one run shows all of them, names what failed, and closes with one line that counts. A test that fails is tried once more: one that
// passes then is named as unsteady. `npm run e2e -- …` runs the stories alone, `npm run long -- …` the
// long ones; further arguments go to Playwright. Without any, `npm run long` runs the long tests too,
// before the stories, for some of them crowd the machine; `--short` takes a share of what they vary over.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWebApp } from './buildWebApp.ts'
import { CHECK_STEPS } from './checkSteps.ts'
import { ROOT, runStep, type Step } from './runStep.ts'
import { throwawayFolder } from './throwawayFolder.ts'
import {
  addResults,
  readPlaywrightResults,
  readVitestResults,
  type Results,
} from './testResults.ts'

const REPORTS = join(ROOT, 'test-results')
const VITEST_REPORT = join(REPORTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json')

/** Whole server processes under attack, the bars of quality, all that the usual tests try a share of. */
const LONG_PROJECTS = ['server', 'engine', 'bench', 'tools'].flatMap((name) => ['--project', name])

const [only, ...given] = process.argv.slice(2)
const playwrightArguments = given.filter((argument) => argument !== '--short')
const settings = {
  RETRIES: '1',
  // The products of the stories begin with copies of the demo school's database.
  TMPDIR: throwawayFolder(),
  ...(playwrightArguments.length < given.length ? { SHORT: '1' } : {}),
}
// Nothing of an earlier run may be taken for this one's.
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
const isWhole = only !== 'e2e' && only !== 'long'
const { passed, failed, unsteady } = addResults(isWhole ? await runWhole() : await runPart())
process.exitCode = failed.length === 0 ? 0 : 1
for (const name of unsteady) console.log(`unsteady: ${name}`)
for (const name of failed) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)

async function runWhole(): Promise<Results[]> {
  const [checked] = await Promise.all([Promise.all(CHECK_STEPS.map(runCheck)), buildOnce()])
  return [...checked, await runVitest('tests'), await runStories()]
}

async function runPart(): Promise<Results[]> {
  const results: Results[] = []
  // With arguments only the stories that they name.
  if (only === 'long' && playwrightArguments.length === 0)
    results.push(await runVitest('long tests', { LONG: '1' }, LONG_PROJECTS))
  await buildOnce()
  return [...results, await runStories()]
}

async function runCheck(step: Step): Promise<Results> {
  return (await runStep(step, 'onFailure'))
    ? { passed: 1, failed: [], unsteady: [] }
    : { passed: 0, failed: [step.name], unsteady: [] }
}

/** Else each of the products that start at once would build it. */
async function buildOnce(): Promise<void> {
  await buildWebApp().catch((error: unknown) => console.error(error))
}

async function runVitest(
  name: string,
  env: Record<string, string> = {},
  only: readonly string[] = [],
): Promise<Results> {
  const isGood = await runStep(
    {
      name,
      env: { ...settings, ...env },
      command: [
        'vitest',
        'run',
        '--silent=passed-only',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${VITEST_REPORT}`,
        ...only,
      ],
      advice: 'fix the failing tests above (npx vitest <part of the file name>)',
    },
    'live',
  )
  return withRunnerFailure(name, await readVitestResults(VITEST_REPORT), isGood)
}

async function runStories(): Promise<Results> {
  const name = only === 'long' ? 'long stories in the browser' : 'stories in the browser'
  const isGood = await runStep(
    {
      name,
      command: [
        'playwright',
        'test',
        `--config=e2e/${only === 'long' ? 'long' : 'playwright'}.config.ts`,
        '--reporter=list,json',
        ...playwrightArguments,
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT, ...settings },
      advice:
        'screenshots and the server log of the failing stories are in test-results/ ' +
        '(npm run e2e -- -g "part of a title")',
    },
    'live',
  )
  return withRunnerFailure(name, await readPlaywrightResults(PLAYWRIGHT_REPORT), isGood)
}

/**
 * A runner may fail without a failed test (an error outside of any, a report that was not written):
 * that counts as one failure.
 */
function withRunnerFailure(name: string, results: Results, isGood: boolean): Results {
  return isGood || results.failed.length > 0 ? results : { ...results, failed: [name] }
}
