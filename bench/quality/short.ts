/**
 * The short form for CI: essays of our own, a few seconds, and every bar that needs no data of
 * others.
 */
import type { Essay } from '@zhupi/engine/types.ts'
import { BARS, isReached, type Bar } from './bars.ts'
import { figureAt, type Figures } from './figures.ts'
import { measureOwn } from './own.ts'
import { GROUPS, OWN_ESSAYS, SOUND_ESSAYS } from './ownEssays.ts'
import { measureRobustness } from './robustness/robustness.ts'

/** Every fifth essay: of all ages, and done in seconds. */
const EVERY = 5

/**
 * Bars that are not reached yet, and what is: raised with every gain, so that nothing slides back
 * unseen. `npm run quality` shows the bars themselves.
 */
const REACHED_SO_FAR: Readonly<Record<string, number>> = {
  // Order weighs less in an argument than its layers do, and the signs of order are right in three
  // essays of four: a shuffled or cut argument does not always lose structure.
  'robustness.own.corruption.all': 81,
  // One word salad of 36 keeps a usual score.
  'robustness.own.salad': 97,
}

function withinReach(bar: Bar): Bar {
  const floor = REACHED_SO_FAR[bar.path]
  return floor === undefined ? bar : { path: bar.path, least: floor }
}

/** What broke, in words; empty where all holds. */
export function brokenInShort(): string[] {
  const { figures, failures } = measureRobustness({
    sound: someOf(SOUND_ESSAYS),
    all: someOf(OWN_ESSAYS),
    groups: GROUPS.map((group) => group.slice(0, EVERY)),
  })
  const own = measureOwn()
  const all: Figures = { robustness: { own: figures }, corpus: { own: own.figures } }
  const missed = BARS.flatMap((bar) => {
    const figure = figureAt(all, bar.path)
    return figure === undefined || isReached(withinReach(bar), figure)
      ? []
      : [`${bar.path}: ${figure}`]
  })
  const { reports, sound, long, quotedThrice } = own.reports
  const unsound =
    sound < reports || quotedThrice < long
      ? [
          `reports: ${reports - sound} with a quote that does not stand there, ` +
            `${long - quotedThrice} with too few quotes`,
        ]
      : []
  return missed.length === 0 ? unsound : [...missed, ...unsound, ...failures, ...own.details]
}

function someOf(essays: readonly Essay[]): Essay[] {
  return essays.filter((_essay, at) => at % EVERY === 0)
}
