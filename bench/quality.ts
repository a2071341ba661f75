/**
 * npm run quality -- --data DIR [--only NAME] [--json] [--details]
 * npm run quality -- --short
 * npm run quality -- --effects
 * npm run quality -- --llm [--data DIR] [--limit N] [--json]
 *
 * Runs the engine as it ships over a folder of measuring data (its README says what a row looks
 * like) and prints every figure beside its bar. Fits nothing but the cut points that grades need.
 * `--short` needs no data: it measures robustness on essays of our own and fails where a bar is
 * missed. `--effects` prints what each feature is worth to the total and to which traits.
 * `--llm` puts the language model of LLM_URL beside the engine, on essays of our own and the first N
 * rows of each set; it pays for each.
 */
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { withMeans } from './quality/bars.ts'
import { findDataSets } from './quality/dataSets.ts'
import { effectLines } from './quality/effects.ts'
import { addReports, NO_REPORTS } from './quality/essays.ts'
import { percent, type Figures } from './quality/figures.ts'
import type { Job } from './quality/job.ts'
import { measureConfiguredModel } from './quality/llm/configuredModel.ts'
import { measureMemory } from './quality/memory.ts'
import { runJobs } from './quality/runJobs.ts'
import { brokenInShort } from './quality/short.ts'
import { findSlips } from './quality/plantedSlips.ts'
import { measureSpeed } from './quality/speed.ts'
import { printTable } from './quality/table.ts'

const USAGE = 'npm run quality -- --data DIR [--only NAME] [--json] [--details]'
const USAGE_SHORT =
  'npm run quality -- --short   or   npm run quality -- --effects   or   npm run quality -- --llm'

/** Of each set, with `--llm`: each row is paid for. */
const DEFAULT_LIMIT = 20

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean' },
    details: { type: 'boolean' },
    short: { type: 'boolean' },
    effects: { type: 'boolean' },
    llm: { type: 'boolean' },
    limit: { type: 'string' },
  },
})
if (options.short === true) short()
else if (options.llm === true) await besideModel()
else if (options.effects === true) for (const line of effectLines()) console.log(line)
else if (options.data === undefined || !existsSync(options.data)) {
  console.error(`${USAGE}   or   ${USAGE_SHORT}`)
  process.exitCode = 2
} else await whole(options.data)

function short(): void {
  const broken = brokenInShort()
  for (const line of broken) console.log(line)
  console.log(
    broken.length === 0
      ? 'quality, short form: all holds'
      : `quality, short form: ${broken.length} broken`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
}

async function besideModel(): Promise<void> {
  const figures = await measureConfiguredModel(process.env, {
    data: options.data,
    limit: Number(options.limit ?? DEFAULT_LIMIT),
  })
  if (figures === undefined) {
    console.error('npm run quality -- --llm needs LLM_URL and LLM_MODEL, as the server does')
    process.exitCode = 2
  } else console.log(options.json === true ? JSON.stringify(figures, null, 2) : printTable(figures))
}

async function whole(data: string): Promise<void> {
  const { only } = options
  const isWanted = (name: string) => only === undefined || only === name
  // The longest first, so that no worker waits long for the other.
  const jobs: Job[] = [
    ...findDataSets(data, only).map((set): Job => ({ kind: 'set', set })),
    ...(isWanted('corpus') ? [{ kind: 'own' } satisfies Job] : []),
    ...(isWanted('slips') ? slipJobs(data) : []),
    ...(isWanted('own') ? [{ kind: 'ownTexts' } satisfies Job] : []),
    ...(isWanted('own') ? [{ kind: 'ownScores' } satisfies Job] : []),
    ...(isWanted('robustness') ? ownAndGreat(data) : []),
  ].toSorted((a, b) => weightOf(b) - weightOf(a))
  const outcomes = await runJobs(jobs).catch((error: unknown) => {
    // The message names the bad row's file and line; the stack of a worker adds nothing.
    console.error(error instanceof Error ? error.message : error)
    return undefined
  })
  if (outcomes === undefined) {
    process.exitCode = 1
    return
  }

  const figures: Figures = {}
  for (const {
    place: [folder = '', key = ''],
    figures: found,
  } of outcomes) {
    const inFolder = figures[folder]
    figures[folder] = { ...(typeof inFolder === 'object' ? inFolder : {}), [key]: found }
  }
  const reports = outcomes.map((outcome) => outcome.reports).reduce(addReports, NO_REPORTS)
  if (reports.reports > 0)
    figures['quotes'] = {
      valid: percent(reports.sound, reports.reports),
      three: percent(reports.quotedThrice, reports.long),
    }
  if (isWanted('speed')) figures['speed'] = measureSpeed()
  if (isWanted('memory')) figures['memory'] = measureMemory()

  const all = withMeans(figures)
  console.log(options.json === true ? JSON.stringify(all, null, 2) : printTable(all))
  if (options.details === true)
    for (const line of outcomes.flatMap((outcome) => outcome.details)) console.error(line)
}

function ownAndGreat(data: string): Job[] {
  const files = findDataSets(data, 'student-great').flatMap((set) => set.files)
  return [
    { kind: 'ownRobustness' },
    ...(files.length === 0 ? [] : [{ kind: 'robustness', files } satisfies Job]),
  ]
}

function slipJobs(data: string): Job[] {
  const files = findSlips(data)
  return [
    { kind: 'ownSlips' },
    ...(files === null ? [] : [{ kind: 'plantedSlips', files } satisfies Job]),
  ]
}

/** Roughly how long a job takes. */
function weightOf(job: Job): number {
  if (job.kind !== 'set')
    return {
      robustness: 9,
      ownRobustness: 9,
      own: 1,
      ownTexts: 1,
      ownScores: 6,
      ownSlips: 1,
      plantedSlips: 2,
    }[job.kind]
  return { scored: 8, organisation: 5, clean: 4, spelling: 7, rhetoric: 3, grammar: 2 }[
    job.set.folder
  ]
}
