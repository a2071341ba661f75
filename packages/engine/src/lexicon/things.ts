/**
 * What kind of thing a noun names: the commonest nouns of school essays. Source: ours, from general
 * knowledge of the language; free to use with this product.
 */
import { LIVING } from './things/living.ts'
import { MADE } from './things/made.ts'
import { MIND } from './things/mind.ts'
import { NATURE } from './things/nature.ts'
import type { Things } from './things/thing.ts'

export const THINGS: Things = [...LIVING, ...NATURE, ...MADE, ...MIND]
