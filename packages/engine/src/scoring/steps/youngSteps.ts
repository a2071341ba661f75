/** Next steps for those who write a few sentences: one thing to look at, done in a minute. Texts: ours. */
import { possible, type Step, type StepContext } from './step.ts'

export function youngSteps({ features, places }: StepContext): Step[] {
  const { written, sequence, senses } = features
  const clause = places.shown.find(({ quote }) => !/[我你]/.test(quote))
  const longer = (by: number) =>
    ({ kind: 'count', measure: 'characters', least: written + by }) as const
  return [
    possible(
      'MATCH_TITLE',
      null,
      '读一遍题目，再读一遍写的话，说的是同一件事吗？少了哪一点，添上一句。',
      '题目和写的话对得上。',
      longer(4),
    ),
    possible(
      'CONTENTS_FULL',
      clause?.paragraph ?? null,
      clause === undefined
        ? '挑一句话，添上什么颜色、什么样子，或者什么声音。'
        : `“${clause.quote}”，那时是什么样子？添上颜色、样子或声音。`,
      '有一句话比原来长了。',
      longer(4),
    ),
    possible(
      'MENTAL_HEALTH',
      null,
      '读给家里人听，问问他们最喜欢哪一句，再照那样多写一句。',
      '多了一句自己喜欢的话。',
      longer(6),
    ),
    possible(
      'STYLE_MATCH',
      null,
      '谁，在哪里，做了什么？三样都写到了吗？少哪样，添上一句。',
      '谁、在哪里、做了什么，都写到了。',
      longer(5),
    ),
    possible(
      'STRUCTURE_PRECISENESS',
      null,
      sequence === 0
        ? '想一想哪件在前、哪件在后，添上先、再、最后这样的词。'
        : '一句一句读，先发生的写在前面了吗？不是，就换个位置。',
      sequence === 0 ? '有了表示先后的词。' : '先发生的写在前面。',
      sequence === 0 ? { kind: 'count', measure: 'sequence', least: 1 } : READ_AGAIN,
    ),
    possible(
      'LANGUAGE_FLUENCY',
      null,
      '用手指着读出声，读到不顺的地方，停下来改一改。',
      '从头到尾读得顺。',
      READ_AGAIN,
    ),
    possible(
      'RICHNESS',
      null,
      places.isHeardOrTouched
        ? '听到的、摸到的已经写了，再添一样：什么颜色，或者什么气味。'
        : '除了眼睛看到的，再写一样耳朵听到的或手摸到的。',
      places.isHeardOrTouched ? '多了一样颜色或气味。' : '多了一样听到的或摸到的。',
      { kind: 'count', measure: 'senses', least: senses + 1 },
    ),
  ]
}

/** Nothing in the text shows that it was read: no goal is made of this (scoring/goals). */
const READ_AGAIN = { kind: 'count', measure: 'faults', most: 0 } as const
