/** What the pupil did in the whole essay: said where there is little that is worth quoting. */
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import { fillIn } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { DEED_TEXTS, type Deed } from './texts/deeds.ts'
import type { Tone } from './tone.ts'

/** The first that the essay shows; nothing where it shows none. */
export function wholeDeed({ features, pick }: FeedbackContext, tone: Tone): string {
  const { dialogues, thoughts, actions, senses, feelings, sequence, reasoning } = features
  const textType = textTypeOf(features)
  const isTold = isStoryOrScene(textType)
  const deeds: readonly (readonly [deed: Deed, holds: boolean, count: number])[] = [
    ['speaks', textType === 'story' && dialogues > 0 && dialogues < 3, dialogues],
    ['thinks', isTold && thoughts > 0, thoughts],
    ['senses', isTold && senses >= 3, senses],
    ['moves', textType === 'story' && actions >= 4 && actions + senses < 14, actions],
    ['orders', isTold && sequence >= 2, sequence],
    ['feels', isTold && feelings > 0, feelings],
    ['reasons', !isTold && reasoning >= 2 && reasoning < 5, reasoning],
  ]
  const deed = deeds.find(([, holds]) => holds)
  return deed === undefined
    ? ''
    : fillIn(pick(DEED_TEXTS[deed[0]][tone], deed[0]), { count: deed[2] })
}
