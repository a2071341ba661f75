/** Next steps for a poem, which has lines and no paragraphs. Texts: ours. */
import { possible, type Step, type StepContext } from './step.ts'

export function poemSteps({ features, places }: StepContext): Step[] {
  const { longestParagraph: at, ending, opening } = places
  return [
    ...(ending === null
      ? []
      : [
          possible(
            'CENTER_STANDOUT',
            ending.paragraph,
            `最后停在“${ending.quote}”，再试写一个停的地方，两个都读出声，留下让人想得更久的那一个。`,
            '最后一行是比过以后留下的。',
            { kind: 'without', words: [ending.quote] },
          ),
        ]),
    possible(
      'LANGUAGE_FLUENCY',
      at,
      `第${at + 1}行最长，出声读一读，从中间断成两行试试，哪一种更合你心里的快慢？`,
      '这一行断成了两行。',
      { kind: 'count', measure: 'paragraphs', least: features.paragraphs + 1 },
    ),
    ...(features.likenings > 0 || places.hasLikening
      ? []
      : [
          possible(
            'LITERARY',
            at,
            `第${at + 1}行里挑一样你写到的东西，打一个比方：它像你在家里、路上见过的什么？`,
            '诗里有一处比喻。',
            { kind: 'count', measure: 'similes', least: 1 },
          ),
        ]),
    ...(opening === null
      ? []
      : [
          possible(
            'NOVELTY',
            opening.paragraph,
            `遮住“${opening.quote}”，从下一行读起：少了它，诗还站得住吗？站得住就换一个开头。`,
            '换了一个开头，或者想清了为什么留下它。',
            { kind: 'without', words: [opening.quote] },
          ),
        ]),
  ]
}
