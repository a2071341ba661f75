/** Plants one fault at a time and asks its tests. Knows neither Vitest nor where the files lie. */
import { plant, UnplantableFault, type Fault } from './fault.ts'

/** What became of one test file in one run. */
export interface TestOutcome {
  /** Tests that failed, by name. */
  failed: readonly string[]
  /** What went wrong outside of any test: the file did not load, or a hook failed. */
  errors: readonly string[]
}

export interface Bench {
  read: (file: string) => Promise<string>
  /** After this the next run sees the new text. */
  write: (file: string, text: string) => Promise<void>
  run: (tests: readonly string[]) => Promise<ReadonlyMap<string, TestOutcome>>
  say: (line: string) => void
}

export interface Verdicts {
  caught: number
  missed: number
}

/**
 * First every test file runs without a fault: one that fails by itself proves nothing about the
 * faults it should notice.
 */
export async function judgeFaults(faults: readonly Fault[], bench: Bench): Promise<Verdicts> {
  const unfaulted = await bench.run([...new Set(faults.flatMap(({ tests }) => tests))])
  const verdicts: Verdicts = { caught: 0, missed: 0 }
  for (const fault of faults) {
    const begun = performance.now()
    const problem = findFailure(fault, unfaulted) ?? (await tryFault(fault, bench))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (problem === undefined) {
      verdicts.caught += 1
      bench.say(`✓ ${fault.id} (${seconds} s)`)
    } else {
      verdicts.missed += 1
      bench.say(`✗ ${fault.id} (${seconds} s): ${problem}\n    ${fault.file}: ${fault.why}`)
    }
  }
  return verdicts
}

function findFailure(
  { tests }: Fault,
  outcomes: ReadonlyMap<string, TestOutcome>,
): string | undefined {
  for (const test of tests) {
    const outcome = outcomes.get(test)
    if (outcome === undefined) return `there is no test file ${test}`
    const [first] = [...outcome.failed, ...outcome.errors]
    if (first !== undefined) return `${test} fails without the fault: ${first}`
  }
  return undefined
}

/** Why the fault does not count as caught; undefined when a test noticed it. */
async function tryFault(fault: Fault, bench: Bench): Promise<string | undefined> {
  const sound = await bench.read(fault.file)
  try {
    await bench.write(fault.file, plant(sound, fault))
    const outcomes = [...(await bench.run(fault.tests)).values()]
    if (outcomes.some(({ failed }) => failed.length > 0)) return undefined
    // A source that cannot be loaded says that the replacement is no sensible code, not that a test
    // looked.
    const error = outcomes.flatMap(({ errors }) => errors)[0]
    return error === undefined
      ? `survived ${fault.tests.join(', ')}`
      : `no test failed, but the run did: ${error}`
  } catch (error) {
    if (error instanceof UnplantableFault) return error.message
    throw error
  } finally {
    await bench.write(fault.file, sound)
  }
}
