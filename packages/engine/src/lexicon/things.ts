/**
 * What kind of thing a noun names: the commonest nouns of school essays. Source: ours, from general
 * knowledge of the language; free to use with this product.
 */
import { ABSTRACT } from './things/abstract.ts'
import { AFFAIRS } from './things/affairs.ts'
import { EVERYDAY } from './things/everyday.ts'
import { EVERYDAY_MADE } from './things/everydayMade.ts'
import { FURTHER } from './things/further.ts'
import { LIVING } from './things/living.ts'
import { MADE } from './things/made.ts'
import { MIND } from './things/mind.ts'
import { NATURE } from './things/nature.ts'
import { STILL_FURTHER } from './things/stillFurther.ts'
import { SCHOOL_AND_TOWN } from './things/schoolAndTown.ts'
import type { Things } from './things/thing.ts'

export const THINGS: Things = [
  ...LIVING,
  ...NATURE,
  ...MADE,
  ...MIND,
  ...EVERYDAY,
  ...EVERYDAY_MADE,
  ...FURTHER,
  ...ABSTRACT,
  ...AFFAIRS,
  ...STILL_FURTHER,
  ...SCHOOL_AND_TOWN,
]
