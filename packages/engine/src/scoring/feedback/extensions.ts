/** 拓展学习: two or three techniques, chosen by genre and by what is weakest. */
import type { Correction } from '../../types.ts'
import { textTypeOf } from '../textType.ts'
import { stillOpen } from './doneAlready.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { adviceFor } from './textTypeAdvice.ts'
import type { Extension } from './texts/extension.ts'
import { FAMILY_EXTENSIONS, OBJECT_EXTENSION, REVIEW_EXTENSION } from './texts/genreExtensions.ts'
import { NEEDS_NAMED_FEELING } from './texts/traits/content.ts'
import { TRAIT_TEXTS } from './texts/traits/traitTexts.ts'
import { workedOn } from './weakTraits.ts'
import { addressed, type Tie } from './whereToTry.ts'

export function chooseExtensions(context: FeedbackContext, tie: Tie): Correction['extensions'] {
  const { features, essay, marks, pick } = context
  const hasNamedFeeling = marks.some(({ ruleId }) => ruleId === 'told-feeling')
  const chosen: Extension[] = []
  const take = (options: readonly Extension[], place: string) => {
    const open = stillOpen(options, features).filter(
      ({ tips }) =>
        (tips !== NEEDS_NAMED_FEELING || hasNamedFeeling) &&
        !chosen.some((other) => other.tips === tips),
    )
    const tips = pick(
      open.map((option) => option.tips),
      place,
    )
    chosen.push(...open.filter((option) => option.tips === tips).slice(0, 1))
  }
  take(
    textTypeOf(features) === 'review'
      ? [REVIEW_EXTENSION]
      : essay.genre === 'e-object'
        ? [OBJECT_EXTENSION]
        : FAMILY_EXTENSIONS[features.family],
    'extension',
  )
  for (const trait of workedOn(context).slice(0, 2)) {
    const special = adviceFor(trait, features)?.extension
    take(special === undefined ? TRAIT_TEXTS[trait].extensions : [special], `extension${trait}`)
  }
  return chosen.map(({ tips, detail, where }) => ({
    tips: addressed(tips, context),
    detail: addressed(tie(detail, where), context),
  }))
}
