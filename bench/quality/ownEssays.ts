/** Essays of our own (engine corpus) as the measurements need them. */
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import { stageOf } from '@zhupi/contract/terms/stages.ts'

/** A whole essay of several paragraphs, in prose. */
const WHOLE = ESSAYS.filter(
  ({ essay }) => essay.content.split('\n').length >= 4 && familyOf(essay) !== 'poetry',
)

export const OWN_ESSAYS: readonly Essay[] = WHOLE.map(({ essay }) => essay)

/** Good, and without a fault: what is spoilt in them is all that is wrong with them. */
export const SOUND_ESSAYS: readonly Essay[] = WHOLE.filter(
  ({ planted, quality }) => planted.length === 0 && (quality === 'excellent' || quality === 'good'),
).map(({ essay }) => essay)

/** Of one stage and one kind of writing each. */
export const GROUPS: readonly Essay[][] = [
  ...Map.groupBy(OWN_ESSAYS, (essay) => `${stageOf(essay.gradeLevel)} ${familyOf(essay)}`).values(),
]

function familyOf({ genre }: { genre: string }): string {
  return findGenre(genre)?.family ?? 'any'
}
