/** From traits to the total, and what is no essay at all. */
import type { Fault } from '../fault.ts'

const SCORING = 'packages/engine/src/scoring'
const SCORE_TEST = `${SCORING}/score.test.ts`
const VALIDITY_TEST = `${SCORING}/validity.test.ts`
const TOPIC_TEST = `${SCORING}/topic.test.ts`

export const SCORING_FAULTS: readonly Fault[] = [
  {
    id: 'scoring/child-without-help',
    file: `${SCORING}/score.ts`,
    from: "stage === 'elementary' && isSound ?",
    to: "stage === 'senior' && isSound ?",
    tests: [SCORE_TEST],
    why: 'a child’s first honest lines would get a crushing score',
    isShort: true,
  },
  {
    id: 'scoring/short-essay-uncapped',
    file: `${SCORING}/score.ts`,
    from: 'characters < asked * 0.75 ? 30 * POINT : 100',
    to: '100',
    tests: [SCORE_TEST],
    why: 'an exam essay of half its length would keep its full score',
  },
  {
    id: 'scoring/development-averaged',
    file: `${SCORING}/score.ts`,
    from: 'first * 0.5 + second * 0.25 + third * 0.15 + fourth * 0.1',
    to: 'fourth',
    tests: [SCORE_TEST],
    why: 'the weakest of four strengths would count instead of the strongest',
  },
  {
    id: 'scoring/copied-task-counts',
    file: `${SCORING}/validity.ts`,
    from: "if (copied > 0.6) return 'copied'",
    to: '',
    tests: [VALIDITY_TEST],
    why: 'copying the task out would be marked like an essay',
    isShort: true,
  },
  {
    id: 'scoring/poem-accused',
    file: `${SCORING}/topic.ts`,
    from: "findGenre(essay.genre)?.family === 'poetry' ||",
    to: '',
    tests: [TOPIC_TEST],
    why: 'a teacher would read that a pupil’s poem misses its topic',
  },
  {
    id: 'scoring/nobody-off-topic',
    file: `${SCORING}/topic.ts`,
    from: 'if (missesField) return missesWords || isElsewhere',
    to: 'if (missesField) return false',
    tests: [TOPIC_TEST],
    why: 'an essay about a bridge would pass for one about pandas',
    isShort: true,
  },
  {
    id: 'scoring/copied-more-than-half',
    file: `${SCORING}/validity.ts`,
    from: 'copied > 0.6',
    to: 'copied > 0.9',
    tests: [VALIDITY_TEST],
    why: 'a task copied out with a few own lines would be marked like an essay',
  },
  {
    id: 'scoring/quoting-is-copying',
    file: `${SCORING}/validity.ts`,
    from: 'copied > 0.6',
    to: 'copied > 0.3',
    tests: [VALIDITY_TEST],
    why: 'a pupil who takes up the given beginning would be told to have copied',
  },
  {
    id: 'scoring/refrain-is-padding',
    file: `${SCORING}/validity.ts`,
    from: 'repeated > 0.4',
    to: 'repeated > 0.1',
    tests: [VALIDITY_TEST],
    why: 'a pupil who comes back to a sentence on purpose would be told to pad',
  },
]
