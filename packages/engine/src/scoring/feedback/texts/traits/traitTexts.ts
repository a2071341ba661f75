/** The general advice on every trait; textTypeAdvice has other wordings for what is no story. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { CONTENT_TEXTS } from './content.ts'
import { DEVELOPMENT_TEXTS } from './development.ts'
import { EXPRESSION_TEXTS } from './expression.ts'
import type { TraitTexts } from './texts.ts'

export const TRAIT_TEXTS: Record<Trait, TraitTexts> = {
  ...CONTENT_TEXTS,
  ...EXPRESSION_TEXTS,
  ...DEVELOPMENT_TEXTS,
}
