import { forestLogOdds } from '#tables/trees.ts'
import type { Tables } from '#tables.ts'
import { FEATURES, type Edit } from './editFeatures.ts'

/**
 * What is kept of an edit. `odds` (ln) is what the forest makes of its figures; `opinion` what they
 * say in a text full of slips, before the second witness is heard (secondOpinion.ts).
 */
export type JudgedEdit = Omit<Edit, 'features'> & { odds: number; opinion: number }

export function judge(edits: readonly Edit[], { spelling }: Tables): JudgedEdit[] {
  return edits.map(({ start, end, to, group, pair, isWord, choice, features }) => {
    const odds = forestLogOdds(spelling, features)
    const opinion = opinionOn(features, odds)
    return { start, end, to, group, pair, isWord, choice, odds, opinion }
  })
}

const place = (name: (typeof FEATURES)[number]) => FEATURES.indexOf(name)

/** Each figure within the bounds that were seen, and its weight. */
const WEIGHTS = [
  { at: place('newShare'), least: -14, most: 0, weight: -0.25 },
  { at: place('everydayBack'), least: 0, most: 5, weight: 1.9 },
  { at: place('witnessWordCost'), least: 0, most: 15, weight: 0.23 },
  { at: place('choice'), least: -8, most: 6, weight: -0.24 },
  { at: place('cutGain'), least: -6, most: 10, weight: -0.25 },
  { at: place('witnessIsBest'), least: 0, most: 1, weight: -0.64 },
]
const ODDS_WEIGHT = 0.99
/** Of the same sound, and of another tone. */
const SOUNDS = [1.17, 0.72]
const SOUND = place('sound')
const MOST_ODDS = 6

/**
 * The forest was taught on other people's sentences. In a text full of slips it thinks too much of
 * what merely is likelier, and too little of rare characters, which nobody writes but who means
 * them. Fitted by logistic regression on 40 labelled essays of our own.
 */
function opinionOn(features: Float32Array, odds: number): number {
  let sum = ODDS_WEIGHT * Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))
  sum += SOUNDS[features[SOUND] ?? SOUNDS.length] ?? 0
  for (const { at, least, most, weight } of WEIGHTS)
    sum += weight * Math.max(least, Math.min(most, features[at] ?? 0))
  return sum
}
