/** Slips that other words of their own sentence give away, in the order in which they are tried. */
import { BODY_GIVEAWAYS } from './giveaways/bodies.ts'
import { CARRIED_GIVEAWAYS } from './giveaways/carried.ts'
import { DEED_GIVEAWAYS } from './giveaways/deeds.ts'
import type { Giveaway } from './giveaways/giveaway.ts'
import { HAND_GIVEAWAYS } from './giveaways/hands.ts'
import { KITCHEN_GIVEAWAYS } from './giveaways/kitchen.ts'
import { LITTLE_WORD_GIVEAWAYS } from './giveaways/littleWords.ts'
import { MOOD_GIVEAWAYS } from './giveaways/moods.ts'
import { PACE_GIVEAWAYS } from './giveaways/pace.ts'
import { PAIRED_GIVEAWAYS } from './giveaways/paired.ts'
import { PLACE_GIVEAWAYS } from './giveaways/places.ts'
import { PLAYGROUND_GIVEAWAYS } from './giveaways/playground.ts'
import { POINTING_GIVEAWAYS } from './giveaways/pointing.ts'
import { THING_GIVEAWAYS } from './giveaways/things.ts'
import { YARD_GIVEAWAYS } from './giveaways/yard.ts'

export const GIVEAWAYS: readonly Giveaway[] = [
  ...PAIRED_GIVEAWAYS,
  ...POINTING_GIVEAWAYS,
  ...PLACE_GIVEAWAYS,
  ...DEED_GIVEAWAYS,
  ...THING_GIVEAWAYS,
  ...HAND_GIVEAWAYS,
  ...BODY_GIVEAWAYS,
  ...LITTLE_WORD_GIVEAWAYS,
  ...[
    KITCHEN_GIVEAWAYS,
    PACE_GIVEAWAYS,
    PLAYGROUND_GIVEAWAYS,
    CARRIED_GIVEAWAYS,
    YARD_GIVEAWAYS,
    MOOD_GIVEAWAYS,
  ].flatMap((giveaways) =>
    giveaways.map((giveaway) => ({ ...giveaway, isWeighed: true }) as const),
  ),
]
