/** How dimensions make up the total; traits/definitions says how traits make up dimensions. */
import type { Stage } from '@zhupi/contract/terms/stages.ts'
import type { Dimension } from '@zhupi/contract/terms/traits.ts'

export const STAGE_WEIGHTS: Record<Stage, Record<Dimension, number>> = {
  elementary: { content: 0.45, expression: 0.4, development: 0.15 },
  junior: { content: 0.4, expression: 0.4, development: 0.2 },
  senior: { content: 1 / 3, expression: 1 / 3, development: 1 / 3 },
  bachelor: { content: 1 / 3, expression: 1 / 3, development: 1 / 3 },
}
