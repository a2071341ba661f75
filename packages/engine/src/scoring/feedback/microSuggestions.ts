/** 微建议: a small question to think about, and its hint. */
import type { Correction } from '../../types.ts'
import { textTypeOf } from '../textType.ts'
import { titleIn } from './commentBuilder.ts'
import { stillOpen } from './doneAlready.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { adviceFor } from './textTypeAdvice.ts'
import type { MicroSuggestion } from './texts/microSuggestion.ts'
import { TRAIT_TEXTS } from './texts/traits/traitTexts.ts'
import { OBJECT_QUESTIONS, WHOLE_QUESTIONS } from './texts/wholeQuestions.ts'
import { workedOn } from './weakTraits.ts'
import { addressed, type Tie } from './whereToTry.ts'

export function chooseMicroSuggestions(
  context: FeedbackContext,
  tie: Tie,
): Correction['microSuggestions'] {
  const { features, essay } = context
  if (features.validity.problem !== null) {
    return [
      {
        question: `看到${titleIn(essay.task.title || essay.title) || '这个题目'}，你脑子里最先跳出来的是谁、是哪件事？`,
        answer: '不用挑最好的，就写最先想到的那一个。先写三句话：谁，在哪里，做了什么。',
      },
      {
        question: '如果讲给最好的朋友听，你会从哪里讲起？',
        answer: '就从那里写起。说话怎么说，先怎么写，写完再改。',
      },
    ]
  }
  const pickOne = (all: readonly MicroSuggestion[], place: string): MicroSuggestion[] => {
    const options = stillOpen(all, features)
    const question = context.pick(
      options.map((option) => option.question),
      place,
    )
    return options.filter((option) => option.question === question).slice(0, 1)
  }
  const traits = workedOn(context)
    .slice(0, 2)
    .flatMap((trait) => {
      const special = adviceFor(trait, features)?.micro
      return pickOne(
        special === undefined ? TRAIT_TEXTS[trait].questions : [special],
        `micro${trait}`,
      )
    })
  const asked = new Set(traits.flatMap(({ about }) => about ?? []))
  const ofTheWhole: readonly MicroSuggestion[] =
    essay.genre === 'e-object' ? OBJECT_QUESTIONS : WHOLE_QUESTIONS[textTypeOf(features)]
  return [
    ...traits,
    ...pickOne(
      ofTheWhole.filter(({ about }) => about === undefined || !asked.has(about)),
      'micro',
    ),
  ].map(({ question, answer, where }) => ({
    question: addressed(question, context),
    answer: addressed(tie(answer, where), context),
  }))
}
