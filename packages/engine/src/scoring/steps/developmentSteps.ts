/** Next steps for 发展, each from what this essay shows. Texts: ours. */
import { SENSES } from '../../lexicon/senses.ts'
import { countWords } from '../../text/characters.ts'
import type { Span } from '../../types.ts'
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import { isStoryOrScene, mayArgue } from '../textType.ts'
import { generalSteps } from './generalSteps.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function depthSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary, textType } = context
  const { ending, felt, thinnestParagraph: thin, ownParagraph: at } = places
  const trait = 'PROFOUND'
  return [
    ...(isArgued && textType !== 'response' && !letsOthersSpeak(features) && !places.hasObjection
      ? [
          needed(
            trait,
            thin,
            `在第${thin + 1}段之后加一段，说说这个观点在什么时候不成立。`,
            '有一段从反面说。',
            { kind: 'count', measure: 'turns', least: 1 },
          ),
        ]
      : []),
    ...(isStoryOrScene(textType) &&
    features.reflection === 0 &&
    ending !== null &&
    !places.endsInThought
      ? [
          needed(
            trait,
            ending.paragraph,
            isPrimary
              ? vary(
                  context,
                  `写到“${ending.quote}”就停了，再说一句：你为什么想写下这些？`,
                  `“${ending.quote}”后面再添半句：现在想起来，你有什么想说的？`,
                )
              : `“${ending.quote}”之后再想一层：它改变了你的哪个看法？`,
            '结尾有一句自己的想法。',
            { kind: 'count', measure: 'reflection', least: 1 },
          ),
        ]
      : []),
    ...(textType === 'scene' && features.reasoning < 2 && !places.remembers
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段里写的，让你想到了哪个人、哪件事？添半句。`,
            '由眼前的写到了想到的。',
            { kind: 'count', measure: 'characters', least: features.written + 6 },
          ),
        ]
      : []),
    ...(features.reasoning < 2 && felt !== null && textType !== 'scene'
      ? [
          needed(
            trait,
            felt.paragraph,
            `“${felt.quote}”，读的人看得出为什么吗？看不出，就在前面或后面添一句。`,
            '文中多了说原因的话。',
            { kind: 'count', measure: 'reasoning', least: features.reasoning + 1 },
          ),
        ]
      : []),
    ...generalSteps(context, trait),
  ]
}

export function richnessSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { stockExamples, senses, dialogues, actions, language } = features
  const at = places.longestParagraph
  const { silent, unproven, barestParagraph: bare } = places
  const trait = 'RICHNESS'
  return [
    ...(stockExamples > 0
      ? [
          needed(
            trait,
            null,
            `有${stockExamples}个例子大家都在用，换掉一个，用你身边的人或今年的事。`,
            '常见的例子少了一个。',
            { kind: 'count', measure: 'stockExamples', most: stockExamples - 1 },
          ),
        ]
      : []),
    // Who tells of his grandfather at work calls nobody by name, and tells of somebody.
    ...(isArgued && language.called + language.ownCases === 0
      ? [
          needed(
            trait,
            at,
            `给第${at + 1}段配一个有名有姓的例子，写清他做了什么。`,
            '文中有一个具体的人。',
            { kind: 'count', measure: 'people', least: 1 },
          ),
        ]
      : []),
    ...(isStoryOrScene(textType) &&
    !mayArgue(features) &&
    senses < 3 &&
    features.listingRate < LISTED &&
    !places.isHeardOrTouched
      ? [
          needed(
            trait,
            bare,
            textType === 'scene'
              ? `第${bare + 1}段里挑一样东西，写写它的声音、气味，或者摸上去的感觉。`
              : vary(
                  context,
                  `第${bare + 1}段再添一样听到、闻到或摸到的。`,
                  `在第${bare + 1}段停一停：闭上眼睛，最先记起什么声音？写进去。`,
                ),
            '多了一处声音、气味或摸到的感觉。',
            { kind: 'count', measure: 'senses', least: senses + 1 },
          ),
        ]
      : []),
    ...(textType === 'story' && actions < 6
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段把一个动作拆成三步，一步一个动词。`,
            '写动作的词多了两个。',
            { kind: 'count', measure: 'actions', least: actions + 2 },
          ),
        ]
      : []),
    ...(textType === 'story' && dialogues < 2
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段再添一个人的反应：他说了什么，脸上什么样子。`,
            '多了一处对话。',
            { kind: 'count', measure: 'dialogues', least: dialogues + 1 },
          ),
        ]
      : []),
    ...(isArgued ? unproven : isStoryOrScene(textType) ? silent : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        isArgued
          ? `给“${span.quote}”添一个例子：谁，什么时候，做了什么，一两句就够。`
          : `写到“${span.quote}”时，周围有什么声音、什么气味？挑一样添进来。`,
        '这里多了一样新材料。',
        { kind: 'count', measure: 'characters', least: features.written + 8 },
      ),
    ),
    ...generalSteps(context, trait),
  ]
}

export function literarySteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { likenings, senses } = features
  const [cliche] = places.cliches.slice(-1)
  const { pairable, shown } = places
  const at = places.longestParagraph
  const hasImages = textType !== 'exposition' && textType !== 'letter' && textType !== 'review'
  const trait = 'LITERARY'
  return [
    ...(cliche === undefined
      ? []
      : [
          needed(
            trait,
            cliche.paragraph,
            `“${cliche.quote}”已经被用旧了，换成你自己的说法。`,
            `文中不再有“${cliche.quote}”。`,
            { kind: 'without', words: [cliche.quote] },
          ),
        ]),
    ...(hasImages && !isArgued && likenings === 0 && !places.hasLikening
      ? [
          needed(
            trait,
            at,
            `第${at + 1}段里挑一样你写到的东西，打一个比方：它像你在家里、路上见过的什么？`,
            '文中有一处比喻。',
            { kind: 'count', measure: 'similes', least: 1 },
          ),
        ]
      : []),
    ...(isArgued && features.slogans <= 1 ? pairable : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        `给“${span.quote}”配一个字数相近的下句，两句对着读。`,
        '有一对字数相近的句子。',
        { kind: 'without', words: [`${span.quote}。`] },
      ),
    ),
    ...(isStoryOrScene(textType) && senses < 5 ? shown.filter(isBare) : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        vary(
          context,
          `给“${span.quote}”添上颜色、声音或气味里的一样。`,
          `“${span.quote}”，那时看得见什么颜色，听得见什么声音？挑一样写进这一句。`,
        ),
        '多了一处颜色、声音或气味。',
        { kind: 'count', measure: 'senses', least: senses + 1 },
      ),
    ),
    ...(isStoryOrScene(textType) ? shown.filter(({ quote }) => PLAIN_VERB.test(quote)) : []).map(
      (span) =>
        possible(
          trait,
          span.paragraph,
          `“${span.quote}”里的动词换一个更准的：同样是走，有奔、挪、踱；同样是看，有盯、瞟、望。`,
          `“${span.quote}”换了词。`,
          { kind: 'without', words: [span.quote] },
        ),
    ),
    ...generalSteps(context, trait),
  ]
}

/** Words that list, per 100 characters: who lists is asked for no more on the list. */
const LISTED = 2.2

/** 走 and 看 say least of how it was done. */
const PLAIN_VERB = /[走看](?![到见来])/

/** Nothing of colour, sound or touch in it yet: 白白的肩膀 has its colour. */
function isBare({ quote }: Span): boolean {
  return countWords(quote, SENSES) === 0 && !/[白黑青]|(.)\1的|声|响|亮|暗|冷|热|香/.test(quote)
}
