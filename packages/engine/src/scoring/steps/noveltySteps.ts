/** Next steps for 创新, each from what this essay shows. Texts: ours. */
import { CLICHE_OPENING, EMPTY_OPENING } from '../../lexicon/cliches.ts'
import type { Span } from '../../types.ts'
import { isStoryOrScene } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function noveltySteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { opening, commonplace: plain } = places
  const trait = 'NOVELTY'
  return [
    ...(features.slogans > 1
      ? [
          needed(
            trait,
            null,
            `有${features.slogans}句换到谁的作文里都行的口号，删掉一句，留给自己的话。`,
            '口号少了一句。',
            { kind: 'count', measure: 'slogans', most: features.slogans - 1 },
          ),
        ]
      : []),
    ...(features.freshness.worn > 0.3 && plain !== null
      ? [
          needed(
            trait,
            plain.paragraph,
            `像“${plain.quote}”这样别人也会写的句子不少，挑这一句，换成只有你知道的。`,
            `“${plain.quote}”已经换掉。`,
            { kind: 'without', words: [plain.quote] },
          ),
        ]
      : []),
    // Nobody of seven tells a story from its middle.
    ...(features.gradeLevel <= 2 ? [ownDetail(context)] : []),
    ...(opening !== null &&
    isStoryOrScene(textType) &&
    features.gradeLevel > 2 &&
    isCommonOpening(opening)
      ? [
          possible(
            trait,
            opening.paragraph,
            vary(
              context,
              `开头从“${opening.quote}”写起，试试从最要紧的那一刻写起，再回头交代。`,
              `开头“${opening.quote}”换成一句人物说的话或一个声音，读的人就想往下看。`,
              `把“${opening.quote}”往后挪，先写一样最特别的东西。`,
            ),
            '换了一个开头。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]
      : []),
    ...(opening !== null && !isArgued && textType === 'exposition' && isCommonOpening(opening)
      ? [
          possible(
            trait,
            opening.paragraph,
            `开头“${opening.quote}”，别的同学也可能这样写：换成一个问题、一个数字，或者你亲眼见过的一幕。`,
            '换了一个开头。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]
      : []),
    ...generalSteps(context, trait),
  ]
}

function isCommonOpening({ quote }: Span): boolean {
  return (
    CLICHE_OPENING.test(quote) ||
    EMPTY_OPENING.test(quote) ||
    /有(?:许多|很多)|^我的家乡|^(?:今天|星期[^，]{1,2}|有一天)/.test(quote)
  )
}

function ownDetail({ features, places }: StepContext): Step {
  return possible(
    'NOVELTY',
    places.longestParagraph,
    '再添一样只有你看见、别人没看见的小东西。',
    '多了一样只有自己知道的。',
    { kind: 'count', measure: 'characters', least: features.written + 6 },
  )
}
