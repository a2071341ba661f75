/** The rules that browser and server both apply, and the reading of requests. */
import type { Fault } from '../fault.ts'

const RULES = 'packages/contract/src/rules'
const RULES_TEST = `${RULES}/rules.test.ts`
const WIRE = 'packages/contract/src/calls/wire.ts'
const WIRE_TEST = 'packages/contract/src/calls/wire.test.ts'

export const CONTRACT_FAULTS: readonly Fault[] = [
  {
    id: 'contract/returned-essay-closes',
    file: `${RULES}/submission.ts`,
    from: "if (status === 'reject') return undefined",
    to: '',
    tests: [RULES_TEST],
    why: 'a pupil whose essay was returned after the end could not write it again',
    isShort: true,
  },
  {
    id: 'contract/open-at-the-end',
    file: `${RULES}/submission.ts`,
    from: 'times.now >= times.endsAt',
    to: 'times.now > times.endsAt',
    tests: [RULES_TEST],
    why: 'an essay could be handed in at the very moment the homework ends',
  },
  {
    id: 'contract/slider-full',
    file: `${RULES}/score.ts`,
    from: 'value < 100 ? 4 : 5',
    to: 'value <= 100 ? 4 : 5',
    tests: [RULES_TEST],
    why: 'the highest level of a dimension could not be given',
  },
  {
    id: 'contract/typed-score-rounded',
    file: `${RULES}/score.ts`,
    from: 'Math.round((shown / scoreScale) * 100 * 1000) / 1000',
    to: 'Math.round((shown / scoreScale) * 100)',
    tests: [RULES_TEST],
    why: 'a teacher’s 34.5 of 60 would come back as another score',
    isShort: true,
  },
  {
    id: 'contract/white-space-counts',
    file: `${RULES}/length.ts`,
    from: '!/^\\s*$/u.test(segment)',
    to: "segment !== ''",
    tests: [RULES_TEST],
    why: 'blank lines would make an essay long enough',
  },
  {
    id: 'contract/false-is-true',
    file: WIRE,
    from: "value === 'true' || value === '1'",
    to: "value === 'true' || value === '1' || value === 'false'",
    tests: [WIRE_TEST],
    why: 'a box left unticked would arrive ticked',
    isShort: true,
  },
  {
    id: 'contract/lone-surrogate',
    file: WIRE,
    from: 'value.isWellFormed()',
    to: "value.isWellFormed() || value !== ''",
    tests: [WIRE_TEST],
    why: 'half a character would reach the database, which refuses the whole text',
  },
]
