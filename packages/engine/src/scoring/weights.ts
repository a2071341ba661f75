/** How traits make up dimensions, and dimensions the total. */
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import type { Dimension, Trait } from '@zhupi/contract/terms/traits.ts'

/**
 * Shares of the traits inside 内容 and 表达. 发展 is not averaged: one strong trait is enough for
 * it.
 */
export const TRAIT_WEIGHTS: Partial<Record<Trait, number>> = {
  MATCH_TITLE: 0.18,
  CENTER_STANDOUT: 0.34,
  CONTENTS_FULL: 0.28,
  MENTAL_HEALTH: 0.06,
  EMOTION_SINCERE: 0.14,
  STANDARD: 0.15,
  STYLE_MATCH: 0.1,
  STRUCTURE_PRECISENESS: 0.45,
  LANGUAGE_FLUENCY: 0.3,
}

export const STAGE_WEIGHTS: Record<Stage, Record<Dimension, number>> = {
  elementary: { content: 0.45, expression: 0.4, development: 0.15 },
  junior: { content: 0.4, expression: 0.4, development: 0.2 },
  senior: { content: 1 / 3, expression: 1 / 3, development: 1 / 3 },
  bachelor: { content: 1 / 3, expression: 1 / 3, development: 1 / 3 },
}
