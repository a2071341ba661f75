/** Next steps for 发展, each from what this essay shows. Texts: ours. */
import { SENSES } from '../../lexicon/senses.ts'
import { countWords } from '../../text/characters.ts'
import type { Span } from '../../types.ts'
import { letsOthersSpeak } from '../letsOthersSpeak.ts'
import { mayArgue } from '../textType.ts'
import { needed, possible, vary, type Step, type StepContext } from './step.ts'

export function depthSteps(context: StepContext): Step[] {
  const { features, places, isArgued, isPrimary, textType } = context
  const { worn, acted, own, ending, felt, thinnestParagraph: thin, longestParagraph: long } = places
  const at = isArgued ? thin : long
  const trait = 'PROFOUND'
  return [
    ...(isArgued && !letsOthersSpeak(features)
      ? [
          needed(
            trait,
            at,
            `在第${at + 1}段之后加一段，说说这个观点在什么时候不成立。`,
            '有一段从反面说。',
            { kind: 'count', measure: 'turns', least: 1 },
          ),
        ]
      : []),
    ...(!isArgued && features.reflection === 0 && ending !== null && !places.endsInThought
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
    ...(textType === 'scene' && features.reasoning < 2
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
    ...(features.reasoning < 2 && textType !== 'scene'
      ? [
          needed(
            trait,
            felt?.paragraph ?? at,
            felt === null
              ? vary(
                  context,
                  `在第${at + 1}段挑一处，添一句为什么：说完是怎么一回事，再说原因。`,
                  `第${at + 1}段里，哪一处别人读了会问一声为什么？在那里补半句原因。`,
                )
              : `“${felt.quote}”，读的人看得出为什么吗？看不出，就在前面或后面添一句。`,
            '文中多了说原因的话。',
            { kind: 'count', measure: 'reasoning', least: features.reasoning + 1 },
          ),
        ]
      : []),
    ...(isArgued
      ? worn.filter(isClaim)
      : textType === 'letter'
        ? []
        : [...own.filter(isLived), ...acted]
    ).map((span) =>
      possible(
        trait,
        span.paragraph,
        isArgued
          ? `有人不同意“${span.quote}”，他最有力的一句话是什么？写出来，再用一句话回答他。`
          : `写到“${span.quote}”，再添一句只有经历过的人才知道的：手上的感觉，或者别人没看到的一件小事。`,
        `“${span.quote}”往前推了一步。`,
        { kind: 'without', words: [span.quote] },
      ),
    ),
    possible(
      trait,
      at,
      vary(
        context,
        `第${at + 1}段说到的，为什么会这样？想一层，添一句原因。`,
        `读完第${at + 1}段，别人最想问哪一个为什么？先替他问，再用半句话回答。`,
      ),
      '文中多了说原因的话。',
      { kind: 'count', measure: 'reasoning', least: features.reasoning + 1 },
    ),
  ]
}

export function richnessSteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { stockExamples, senses, dialogues, actions, language } = features
  const at = places.longestParagraph
  const { worn, shown, barestParagraph: bare } = places
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
    ...(!isArgued && !mayArgue(features) && senses < 3 && textType !== 'letter'
      ? [
          needed(
            trait,
            bare,
            vary(
              context,
              `第${bare + 1}段再添一样听到、闻到或摸到的。`,
              `第${bare + 1}段里，那时天色、光线、声音是怎样的？挑一样，添半句。`,
              `在第${bare + 1}段停一停：闭上眼睛，最先记起什么颜色、什么声音？写进去。`,
              `第${bare + 1}段里挑一样东西，写写它的颜色，或者摸上去的感觉。`,
            ),
            '多了一处颜色、声音、气味或摸到的感觉。',
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
    ...(isArgued ? worn.filter(isClaim) : textType === 'letter' ? [] : shown).map((span) =>
      possible(
        trait,
        span.paragraph,
        isArgued
          ? `给“${span.quote}”添一个例子：谁，什么时候，做了什么，一两句就够。`
          : vary(
              context,
              `写到“${span.quote}”时，旁边还有谁、还有什么？添一样只有在场的人才看见的。`,
              ...(places.silent.includes(span)
                ? [`写到“${span.quote}”时，周围有什么声音、什么气味？挑一样添进来。`]
                : []),
            ),
        '这里多了一样新材料。',
        { kind: 'count', measure: 'characters', least: features.written + 15 },
      ),
    ),
    possible(
      trait,
      at,
      textType === 'letter'
        ? `第${at + 1}段再添一样读的人会关心的：他也认识的人，或他也知道的地方，现在怎么样了。`
        : textType === 'exposition'
          ? `第${at + 1}段再添一个数得出的数字，或一件你亲眼见过的事。`
          : textType === 'response'
            ? `第${at + 1}段再添一处：书里让你停下来的一个细节，或者你自己的一件小事。`
            : isArgued
              ? `第${at + 1}段说的道理，换一个方向再找一件事来证明：谁，做了什么，结果怎样。`
              : `第${at + 1}段再添一样别人没有写到的：一件小东西、一句话或一个动作。`,
      '这里多了一样新材料。',
      { kind: 'count', measure: 'characters', least: features.written + 15 },
    ),
  ]
}

export function literarySteps(context: StepContext): Step[] {
  const { features, places, isArgued, textType } = context
  const { likenings, senses } = features
  const [cliche] = places.cliches.slice(-1)
  const { worn, shown } = places
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
            `“${cliche.quote}”已经被用旧了，${isArgued ? '换成你自己的话' : '写成你自己看到的样子'}。`,
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
    ...(isArgued ? worn.filter(({ quote }) => !HAS_A_PARTNER.test(quote)) : []).map((span) =>
      possible(
        trait,
        span.paragraph,
        `给“${span.quote}”配一个字数相近的下句，两句对着读。`,
        '有一对字数相近的句子。',
        { kind: 'without', words: [`${span.quote}。`] },
      ),
    ),
    ...(hasImages && !isArgued && senses < 5 ? shown.filter(isBare) : []).map((span) =>
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
    ...(isArgued ? [] : shown).map((span) =>
      possible(
        trait,
        span.paragraph,
        places.acted.includes(span)
          ? `“${span.quote}”里的动词换一个更准的：同样是走，有奔、挪、踱；同样是看，有盯、瞟、望。`
          : `“${span.quote}”里哪个词最平常？闭上眼想想当时的样子，换成一个看得见、听得见的词。`,
        `“${span.quote}”换了词。`,
        { kind: 'without', words: [span.quote] },
      ),
    ),
    possible(
      trait,
      at,
      `第${at + 1}段里挑你最想让人记住的一句，读三遍，把其中最平常的一个词换得更准。`,
      '换上了一个更准的词。',
      { kind: 'count', measure: 'characters', least: features.written + 1 },
    ),
  ]
}

/** Nothing of colour, sound or touch in it yet: 白白的肩膀 has its colour. */
function isBare({ quote }: Span): boolean {
  return countWords(quote, SENSES) === 0 && !/[白黑青]|(.)\1的|声|响|亮|暗|冷|热|香/.test(quote)
}

/** Somebody could deny it, and an example could bear it out: 第五章展开论证 is no claim. */
function isClaim({ quote }: Span): boolean {
  return /应|才|不是|[不就]会|[才不]能|可以|必须|值得|需要|不必|往往|总是|就是|离不开|[只更]有/.test(
    quote,
  )
}

/** 我最怕的事不是打针 says what something is, and was no moment that could be lived again. */
function isLived({ quote }: Span): boolean {
  return !/是|不|没/.test(quote)
}

/** 该回复的时候要回复，不该回复的时候……; 我并不想撕掉，我只是……: its other half stands beside it. */
const HAS_A_PARTNER = /并[不非没]|不[是仅只但该光]|该[^，]*时候|与其|既|越/
