/** 发展: 深刻, 丰富, 文采, 创意. */
import { isJudgedAsArgument, isStoryOrScene, textTypeOf, type TextType } from '../textType.ts'
import {
  wordChoice,
  countedObservation,
  detail,
  balance,
  listing,
  combine,
  conciseness,
  quotedObservation,
  ramp,
  showing,
  saturate,
  support,
  scaledTarget,
  cappedByLength,
  clicheShare,
  type TraitScorer,
  type Part,
} from './trait.ts'

const APT = '选两三个最常见的词，想一想当时到底是什么样，换成更准的。'

export const profound: TraitScorer = ({ features, highlights }) => {
  const { reflection, reasoning } = features
  const textType = textTypeOf(features)
  const thinking = countedObservation(
    [
      ['和原因、转折、推想有关的词语', reasoning, '个'],
      ['和感悟有关的词语', reflection, '个'],
    ],
    '没有找到写原因和感悟的词语。',
  )
  const { score, lift } = isJudgedAsArgument(features)
    ? combine(
        18,
        [
          {
            weight: 24,
            reached: conciseness(features),
            lift: '少用笼统的话：把每个这样、很多、东西换成它到底指的是什么，想法就深了一层。',
          },
          { weight: 9, reached: wordChoice(features), lift: PROFOUND_LIFTS[textType] },
          {
            weight: 8,
            reached: balance(features),
            lift: '把两种情形放在一起说：一面是什么，另一面又是什么。',
          },
          {
            weight: 8,
            reached: saturate(features.reasonRate, 1),
            lift: '说完例子，再写一句它为什么能说明你的观点。',
          },
          { weight: 4, reached: support(features) },
          { weight: 4, reached: saturate(features.linkRate, 1) },
          {
            weight: 16,
            reached: 1 - clicheShare(features),
            lift: '现成的道理谁都会说，问一问：在什么情形下它不成立？',
          },
        ],
        PROFOUND_LIFTS[textType],
      )
    : combine(
        18,
        [
          { weight: 14, reached: ramp(reflection, 0, 4), lift: PROFOUND_LIFTS[textType] },
          { weight: 6, reached: ramp(reasoning, 0, 5) },
          { weight: 12, reached: wordChoice(features) },
          {
            weight: 12,
            reached: detail(features),
            lift: '想法要从看得见的地方长出来：先把那一处写细，再说你想到了什么。',
          },
          {
            weight: 8,
            reached: showing(features),
            lift: '与其说出是什么心情，不如说说这份心情从哪里来。',
          },
          {
            weight: 12,
            reached: 1 - clicheShare(features),
            lift: '大家都会写的感想先放一放，写一句只有经历过的人才知道的。',
          },
          {
            weight: 10,
            reached: 1 - listing(features),
            lift: '别急着写下一样，先问这一样为什么让你记得。',
          },
        ],
        PROFOUND_LIFTS[textType],
      )
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      thinking,
      ...clichesSeen(features.cliches),
      ...quotedObservation(highlights, ['contrast', 'reflection', 'cause'], '看得出思考的一处：'),
    ].slice(0, 3),
    lift,
  }
}

function clichesSeen(cliches: readonly string[]): string[] {
  return cliches.length < 3
    ? []
    : [`有${cliches.length}处是现成的说法，如：${cliches.slice(0, 2).join('、')}。`]
}

export const richness: TraitScorer = ({ features, highlights }) => {
  const { actions, senses, thoughts, citations, fullness, language } = features
  const textType = textTypeOf(features)
  const original: Part = {
    weight: 10,
    reached: 1 - clicheShare(features),
    lift: '换掉现成的说法，写一样你亲眼见过的。',
  }
  const { score, lift } = isJudgedAsArgument(features)
    ? combine(
        40,
        [
          { weight: 12, reached: support(features), lift: RICHNESS_LIFTS[textType] },
          { weight: 12, reached: conciseness(features) },
          { weight: 6, reached: wordChoice(features), lift: APT },
          { weight: 4, reached: ramp(language.range, 8, 13) },
          { weight: 6, reached: ramp(fullness, 0.5, 1.1) },
          original,
        ],
        RICHNESS_LIFTS[textType],
      )
    : combine(
        10,
        [
          { weight: 34, reached: detail(features), lift: RICHNESS_LIFTS[textType] },
          { weight: 14, reached: wordChoice(features), lift: APT },
          { weight: 10, reached: ramp(fullness, 0.5, 1.2) },
          { ...original, weight: 12 },
          {
            weight: 12,
            reached: 1 - listing(features),
            lift: '一样一样列出来的，挑出最特别的一样，写到别人也能看见。',
          },
        ],
        RICHNESS_LIFTS[textType],
      )
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      isJudgedAsArgument(features)
        ? countedObservation(
            [
              ['提到的人物', language.people.length, '位'],
              ['引用的诗文', language.verses, '处'],
              ['书名和引号里的话', citations, '处'],
            ],
            '没有找到事例和引用。',
          )
        : isStoryOrScene(textType)
          ? countedObservation(
              [['和动作、感官、心理有关的词语一共', actions + senses + thoughts, '个']],
              '没有找到写动作、感官和心理的词语。',
            )
          : textType === 'poem'
            ? countedObservation(
                [
                  ['和动作有关的词', actions, '个'],
                  ['和心里活动有关的词', thoughts, '个'],
                ],
                `全诗${features.paragraphs}行。`,
              )
            : countedObservation(
                [
                  ['数字、比较和举例', features.facts, '处'],
                  ['书名和引号里的话', citations, '处'],
                  ['问句', features.questions, '句'],
                ],
                `全文${features.sentences}句话。`,
              ),
      ...quotedObservation(
        highlights,
        ['evidence', 'figure', 'example', 'sense', 'actions', 'action'],
        '材料实在的一处：',
      ),
    ],
    lift,
  }
}

export const literary: TraitScorer = ({ features, highlights }) => {
  const { similes, parallelisms, phrases, vocabulary, senses, sentenceVariety, language } = features
  const otherwise = !LIKES_IMAGES.has(textTypeOf(features))
    ? '选一句最要紧的话，反复推敲用词，让它又准又简。'
    : '比方贵在新鲜：把别人也会用的那一个，换成你家里、你路上见过的东西。'
  const imaged = !LIKES_IMAGES.has(textTypeOf(features))
    ? {}
    : { lift: '挑一样东西，想一想它让你记起了什么，写成一个只有你才会打的比方。' }
  const original: Part = {
    weight: 12,
    reached: 1 - clicheShare(features),
    lift: '现成的词句换掉一半，写成你自己看到的样子。',
  }
  const { score, lift } = isJudgedAsArgument(features)
    ? combine(
        28,
        [
          { weight: 10, reached: ramp(language.images, 0.4, 3.4), ...imaged },
          { weight: 10, reached: wordChoice(features), lift: APT },
          {
            weight: 10,
            reached: balance(features),
            lift: '挑两句并列的意思，写成字数相近的一对。',
          },
          {
            weight: 12,
            reached: conciseness(features),
            lift: '口头上的很、就、都能省则省，句子会干净许多。',
          },
          {
            weight: 6,
            reached: ramp(language.verses, 0, 3),
            lift: '用一句恰当的诗文点一下，比多说三句有味道。',
          },
          { weight: 4, reached: ramp(vocabulary, 8.5, 11) },
          { weight: 4, reached: ramp(similes + 2 * parallelisms, 0, 6) },
          original,
        ],
        otherwise,
      )
    : combine(
        4,
        [
          { weight: 9, reached: ramp(similes, 0, 3), ...imaged },
          { weight: 2, reached: ramp(parallelisms, 0, 2) },
          { weight: 10, reached: ramp(phrases, 0, 6) },
          {
            weight: 12,
            reached: ramp(vocabulary, 7, 10.5),
            lift: '用过好几次的词，第二次起换一个说法。',
          },
          { weight: 20, reached: wordChoice(features), lift: APT },
          {
            weight: 10,
            reached: ramp(senses, 0, scaledTarget(8, features)),
            lift: '给最要紧的一样东西添上颜色、声音或气味。',
          },
          { weight: 4, reached: ramp(sentenceVariety, 0.2, 0.55) },
          { ...original, weight: 18 },
          {
            weight: 12,
            reached: 1 - listing(features),
            lift: '说它好看、好玩，不如写出它什么样子、怎么动。',
          },
        ],
        otherwise,
      )
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      countedObservation(
        [
          ['比喻', similes, '处'],
          ['排比', parallelisms, '处'],
          ['叠词和四字词语', phrases, '个'],
        ],
        features.stage === 'elementary'
          ? '语言朴素，没有圈出比喻。'
          : '语言朴素，没有圈出比喻和排比。',
      ),
      ...clichesSeen(features.cliches),
      ...quotedObservation(highlights, ['simile', 'parallelism', 'sense'], '有味道的一句：'),
    ].slice(0, 3),
    lift,
  }
}

export const novelty: TraitScorer = ({ features, highlights }) => {
  const { similes, thoughts, vocabulary, questions, language } = features
  const textType = textTypeOf(features)
  const otherwise =
    textType === 'argument'
      ? '想一想同题的文章多半会怎样立论，再找一个他们没有站过的位置。'
      : textType !== 'story'
        ? '想一想同学们多半会怎样开头，换一个不一样的。'
        : '试着从最精彩的那一刻写起，再回头交代前因。'
  const original: Part = {
    weight: 26,
    reached: 1 - clicheShare(features),
    lift: '划出全文里别人也会写的句子，挑一句换成只有你知道的细节。',
  }
  const { score, lift } = isJudgedAsArgument(features)
    ? combine(
        29,
        [
          { weight: 10, reached: wordChoice(features), lift: otherwise },
          { weight: 4, reached: ramp(language.images, 0.4, 3.4) },
          { weight: 16, reached: conciseness(features), lift: otherwise },
          { weight: 4, reached: ramp(language.range, 8, 13) },
          { weight: 4, reached: ramp(similes, 0, 4) },
          original,
        ],
        otherwise,
      )
    : combine(
        0,
        [
          { weight: 6, reached: ramp(similes, 0, 3) },
          { weight: 10, reached: ramp(vocabulary, 7.5, 10.5) },
          { weight: 22, reached: wordChoice(features), lift: otherwise },
          {
            weight: 14,
            reached: detail(features),
            lift: '找一个只有你看见的小细节，放到最显眼的地方。',
          },
          { weight: 8, reached: showing(features) },
          original,
          {
            weight: 12,
            reached: 1 - listing(features),
            lift: '按先后写到底人人都会，挑其中一刻，只写那一刻。',
          },
        ],
        otherwise,
      )
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      countedObservation(
        [
          ['比喻', similes, '处'],
          ['问句', questions, '句'],
          ['和心里活动有关的词', thoughts, '个'],
        ],
        '写法朴实，平平道来。',
      ),
      ...clichesSeen(features.cliches),
      ...quotedObservation(
        highlights,
        ['thought', 'simile', 'contrast', 'dialogue'],
        '有自己味道的一处：',
      ),
    ].slice(0, 3),
    lift,
  }
}

const PROFOUND_LIFTS: Record<TextType, string> = {
  story: '想一想这件事为什么让你记得，用一两句自己的话写下来。',
  scene: '想一想它为什么让你停下来看，用一句自己的话写下来。',
  argument: '对自己的观点再追问一层：它为什么成立，什么时候不成立？',
  review: '再追问一步：作者为什么这样写，换一种写法会失去什么？',
  response: '想一想读完以后，你的哪个看法变了，把变化写下来。',
  exposition: '说完它是什么样，再说说它为什么会这样。',
  letter: '说完事情，再说说你为什么想让对方知道。',
  poem: '想一想最后一行停在哪里，读的人会多想一步。',
}

const RICHNESS_LIFTS: Record<TextType, string> = {
  story: '除了眼睛看到的，再写一样耳朵听到的或手摸到的。',
  scene: '除了眼睛看到的，再写一样耳朵听到的或鼻子闻到的。',
  argument: '古今、正反、大小，换一个方向再找一个例子，两个例子不要说同一件事。',
  review: '换一个角度再取一处原文，人物、语言、结构各看一看。',
  response: '除了书里的，再写一件自己生活里的。',
  exposition: '换一种说明的方法，数字、比较、举例各试一种。',
  letter: '除了自己想说的，也写写对方关心的事。',
  poem: '除了看到的，再写一样听到的或闻到的。',
}

const LIKES_IMAGES: ReadonlySet<TextType> = new Set([
  'story',
  'scene',
  'poem',
  'argument',
  'response',
])
