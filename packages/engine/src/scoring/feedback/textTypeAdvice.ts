/**
 * Advice for what is no story: the general wordings of a trait speak of people, events and
 * pictures, which an argument, a letter or a poem cannot use.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Features } from '../features.ts'
import { textTypeOf, type TextType } from '../textType.ts'
import type { Advice, AdviceByTrait } from './texts/advice/advice.ts'
import { ARGUMENT_ADVICE } from './texts/advice/argument.ts'
import { EXPOSITION_ADVICE } from './texts/advice/exposition.ts'
import { LETTER_ADVICE } from './texts/advice/letter.ts'
import { POEM_ADVICE } from './texts/advice/poem.ts'
import { SCENE_ADVICE } from './texts/advice/scene.ts'
import { REVIEW_ADVICE } from './texts/advice/review.ts'
import { RESPONSE_ADVICE } from './texts/advice/response.ts'

const ADVICE: Record<TextType, AdviceByTrait> = {
  story: {},
  argument: ARGUMENT_ADVICE,
  exposition: EXPOSITION_ADVICE,
  letter: LETTER_ADVICE,
  poem: POEM_ADVICE,
  scene: SCENE_ADVICE,
  review: REVIEW_ADVICE,
  response: RESPONSE_ADVICE,
}

export function adviceFor(trait: Trait, features: Features): Advice | undefined {
  return ADVICE[textTypeOf(features)][trait]
}
