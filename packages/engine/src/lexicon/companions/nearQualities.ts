/**
 * Adjectives near to each other in sense, and which of a group each noun takes: 掌声 is 热烈, never
 * 激烈 or 热情. Of a group a noun takes the words that stand beside it, the commonest first, and no
 * other. A row is generous: what a good writer may say stands in it, too. Source: ours, from general
 * knowledge of the language; free to use with this product.
 */
import type { NearQualities } from './nearQuality.ts'
import { NEAR_QUALITIES_OF_LOOKS } from './nearQualitiesOfLooks.ts'
import { NEAR_QUALITIES_OF_MIND } from './nearQualitiesOfMind.ts'
import { NEAR_QUALITIES_OF_SIZE } from './nearQualitiesOfSize.ts'

export const NEAR_QUALITIES: NearQualities = [
  ...NEAR_QUALITIES_OF_LOOKS,
  ...NEAR_QUALITIES_OF_MIND,
  ...NEAR_QUALITIES_OF_SIZE,
]
