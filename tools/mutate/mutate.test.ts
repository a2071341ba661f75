import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../runStep.ts'
import { plant, type Fault } from './fault.ts'
import { FAULTS } from './faults.ts'
import { judgeFaults, type TestOutcome } from './judgeFaults.ts'

const fault: Fault = {
  id: 'room/less',
  file: 'a.ts',
  from: 'a < b',
  to: 'a <= b',
  tests: ['a.test.ts'],
  why: 'nobody would notice',
}
const passed: TestOutcome = { failed: [], errors: [] }

test('the text of a fault is replaced as it stands', () => {
  expect(plant('if (a < b) {}', { ...fault, to: '$& $1' })).toBe('if ($& $1) {}')
})

test('a fault that could be planted nowhere or in several places is refused', () => {
  expect(() => plant('if (a > b) {}', fault)).toThrow('0 times')
  expect(() => plant('a < b || a < b', fault)).toThrow('2 times')
  expect(() => plant('a < b', { ...fault, to: fault.from })).toThrow('changes nothing')
})

/**
 * Runs faults against a single file; `outcomeOf` says how its test ends for the text of the moment.
 */
async function judge(faults: readonly Fault[], outcomeOf: (text: string) => TestOutcome) {
  let text = 'if (a < b) {}'
  const lines: string[] = []
  const verdicts = await judgeFaults(faults, {
    read: async () => text,
    write: async (_file, changed) => {
      text = changed
    },
    run: async (tests) => new Map(tests.map((each) => [each, outcomeOf(text)])),
    say: (line) => lines.push(line),
  })
  return { verdicts, said: lines.join('\n'), text }
}

describe('a fault is caught', () => {
  test('by a test that fails with it and not without it; the source is as before', async () => {
    const { verdicts, said, text } = await judge([fault, fault], (now) =>
      now.includes('<=') ? { failed: ['a is less than b'], errors: [] } : passed,
    )
    expect(verdicts).toEqual({ caught: 2, missed: 0 })
    expect(said).toMatch(/^✓ room\/less/)
    expect(text).toBe('if (a < b) {}')
  })

  test.each([
    ['when no test fails', () => passed, 'survived a.test.ts'],
    [
      'when its test fails anyway',
      () => ({ failed: ['always'], errors: [] }),
      'a.test.ts fails without the fault: always',
    ],
    [
      'when the source only fails to load',
      (now: string) => (now.includes('<=') ? { failed: [], errors: ['no such module'] } : passed),
      'no test failed, but the run did: no such module',
    ],
  ])('not %s', async (_when, outcomeOf, reason) => {
    const { verdicts, said } = await judge([fault], outcomeOf)
    expect(verdicts).toEqual({ caught: 0, missed: 1 })
    expect(said).toContain(reason)
    expect(said).toContain('nobody would notice')
  })

  test('not when it cannot be planted, and the others are still tried', async () => {
    const { verdicts, said } = await judge([{ ...fault, from: 'c < d' }, fault], (now) =>
      now.includes('<=') ? { failed: ['a is less than b'], errors: [] } : passed,
    )
    expect(verdicts).toEqual({ caught: 1, missed: 1 })
    expect(said).toContain('occurs 0 times')
  })
})

describe('the list of faults', () => {
  test('each has a name of its own', () => {
    const ids = FAULTS.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !/^[a-z]+\/[a-z0-9-]+$/.test(id))).toEqual([])
  })

  test.each(FAULTS)('$id can be planted, and its tests are there', (each) => {
    expect(() => plant(readFileSync(join(ROOT, each.file), 'utf8'), each)).not.toThrow()
    expect(each.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    expect(each.tests.length).toBeGreaterThan(0)
  })

  test('every room has a fault in the short form', () => {
    const roomsOf = (faults: readonly Fault[]) =>
      new Set(faults.map(({ id }) => id.replace(/\/.*/, '')))
    expect(roomsOf(FAULTS.filter(({ isShort }) => isShort))).toEqual(roomsOf(FAULTS))
  })
})
