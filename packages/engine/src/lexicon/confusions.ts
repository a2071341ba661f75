/**
 * Wrong characters that are wrong wherever they stand, grouped by what sets the characters apart.
 * Source: compiled and explained by us. Licence: the project's own.
 *
 * A pair belongs here only if its left side is no word and cannot arise where two words meet; where
 * it can, a guard names the neighbours that make it innocent (以经 in 可以经常). Variants that
 * dictionaries accept (做客/作客, 名符其实, 融汇贯通, 莫明其妙, 喘嘘嘘) stay out.
 */
import type { Confusion } from './confusions/confusion.ts'
import { EVERYDAY_IDIOMS } from './confusions/everydayIdioms.ts'
import { EVERYDAY_LOOKS } from './confusions/everydayLooks.ts'
import { EVERYDAY_PARTS } from './confusions/everydayParts.ts'
import { EVERYDAY_SOUNDS } from './confusions/everydaySounds.ts'
import { HALF_CONFUSIONS } from './confusions/halves.ts'
import { IDIOM_CONFUSIONS } from './confusions/idioms.ts'
import { LISTED_IDIOMS } from './confusions/listedIdioms.ts'
import { LISTED_WORDS } from './confusions/listedWords.ts'
import { MORE_SIDE_CONFUSIONS } from './confusions/moreSides.ts'
import { SAME_SOUND_CONFUSIONS } from './confusions/sameSound.ts'
import { SAID_TWICE_CONFUSIONS } from './confusions/saidTwice.ts'
import { SIDE_CONFUSIONS } from './confusions/sides.ts'
import { WORD_CONFUSIONS } from './confusions/words.ts'

/** Gathered in bulk: each stands only where what is meant reads better. */
export const EVERYDAY_CONFUSIONS: readonly Confusion[] = [
  ...EVERYDAY_LOOKS,
  ...EVERYDAY_PARTS,
  ...EVERYDAY_SOUNDS,
  ...EVERYDAY_IDIOMS,
  ...SIDE_CONFUSIONS,
  ...MORE_SIDE_CONFUSIONS,
  ...HALF_CONFUSIONS,
  ...LISTED_WORDS,
  ...LISTED_IDIOMS,
]

export const CONFUSIONS: readonly Confusion[] = [
  ...EVERYDAY_CONFUSIONS,
  ...IDIOM_CONFUSIONS,
  ...WORD_CONFUSIONS,
  ...SAME_SOUND_CONFUSIONS,
  ...SAID_TWICE_CONFUSIONS,
]
