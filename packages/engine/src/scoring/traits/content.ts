/** 内容: 切题, 中心, 充实, 思想, 感情. */
import { isJudgedAsArgument, isStoryOrScene, textTypeOf, type TextType } from '../textType.ts'
import {
  wordChoice,
  countedObservation,
  detail,
  listing,
  combine,
  conciseness,
  quotedObservation,
  ramp,
  showing,
  support,
  cappedByLength,
  clicheShare,
  type TraitScorer,
} from './trait.ts'

/** Pieces of words that the cutting of a task leaves over. */
const BARE = /[的了着过得个上下们有是在地很更越来]/

export const matchTitle: TraitScorer = ({ features, highlights }) => {
  const { topic, hasTitle } = features
  const fit = topic.fit ?? 0.75
  const score = cappedByLength(
    (topic.isOffTopic ? 25 + 40 * fit : 58 + 32 * fit) + (hasTitle ? 3 : 0),
    features,
    55,
  )
  const used = topic.hits.filter((word) => !BARE.test(word)).slice(0, 3)
  const nearest = highlights.find(
    ({ span }) => span.quote.length <= 40 && used.some((word) => span.quote.includes(word)),
  )
  return {
    score,
    observations: [
      ...(topic.fit === null ? ['这次没有指定题目，按文章自己的题目来看。'] : []),
      ...(used.length > 0
        ? [`题目和要求里的词在文中出现：${used.join('、')}。`]
        : topic.fit === null
          ? []
          : [
              topic.isOffTopic
                ? '文中没有见到题目里的关键词。'
                : topic.isOpen
                  ? '这次的题目比较开放，写什么由你来定。'
                  : '题目里的词没有原样出现在文中，这不一定是跑题，自己再对照题目看一遍。',
            ]),
      ...(nearest === undefined ? [] : [`和题目有关的一处：“${nearest.span.quote}”。`]),
    ],
    lift: topic.isOffTopic
      ? '再读一遍题目，圈出最要紧的词，想一想自己写的事和它有什么关系。'
      : topic.isOpen
        ? '写完后用一句话说说这篇文章讲了什么，看看每一段是不是都在讲它。'
        : topic.missed.length > 0
          ? '在开头和结尾各扣一次题，读的人就不会走神。'
          : '中间各段也回头看一眼题目，让每一处都为它服务。',
  }
}

const OWN_WORDS = '删去人人会说的话，换成一句只有你能说的。'

export const centerStandout: TraitScorer = ({ features, highlights }) => {
  const {
    reflection,
    cliches,
    structure: { centre, points },
  } = features
  const textType = textTypeOf(features)
  const kept = {
    weight: 6,
    reached: ramp(centre.length, 0, 3),
    lift: CENTER_LIFTS[textType],
    ...(centre.length > 0 ? { seen: `全文一再写到：${centre.slice(0, 3).join('、')}。` } : {}),
  }
  const { score, seen, lift } = isJudgedAsArgument(features)
    ? combine(
        34,
        [
          kept,
          {
            weight: 14,
            reached: ramp(points, 0, 5),
            seen:
              points > 0
                ? `有${points}段用一个短句领起，一看就知道这段要说什么。`
                : '还没有哪一段是用短句领起的。',
            lift: '给每个主体段写一个短句放在段首，先说这一段的意思。',
          },
          {
            weight: 20,
            reached: conciseness(features),
            lift: '把很、都、这样一类的话删去一半，要说的意思就站出来了。',
          },
          { weight: 8, reached: support(features) },
          { weight: 4, reached: ramp(features.reflectionRate, 0.2, 1) },
          {
            weight: 10,
            reached: 1 - clicheShare(features),
            lift: OWN_WORDS,
            ...clichesSeen(cliches),
          },
        ],
        '让每一段的最后一句都回到中心，换一种说法，不要原样重复。',
      )
    : combine(
        26,
        [
          kept,
          {
            weight: 14,
            reached: showing(features),
            lift: '少说几个写心情的词，让一个动作、一样东西替你说。',
          },
          {
            weight: 8,
            reached: ramp(reflection, 0, 3),
            seen:
              reflection > 0 ? `和感悟有关的词语有${reflection}个。` : '没有找到点明中心的句子。',
            lift: CENTER_LIFTS[textType],
          },
          { weight: 16, reached: detail(features) },
          { weight: 10, reached: ramp(features.fullness, 0.2, 1) },
          {
            weight: 12,
            reached: 1 - listing(features),
            lift: '一样接着一样地写，中心就散了：挑最要紧的一样写细，别的一句带过。',
          },
          {
            weight: 8,
            reached: 1 - clicheShare(features),
            lift: OWN_WORDS,
            ...clichesSeen(cliches),
          },
        ],
        '选材时多问一句：少了这一处，中心还站得住吗？站得住的就可以略写。',
      )
  return {
    score: cappedByLength(score, features, 45),
    observations: [...seen, ...quotedObservation(highlights, ['reflection'], '能看出中心的一句：')],
    lift,
  }
}

function clichesSeen(cliches: readonly string[]): { seen?: string } {
  return cliches.length < 2
    ? {}
    : { seen: `有${cliches.length}处是人人都会用的说法，如：${cliches.slice(0, 2).join('、')}。` }
}

export const contentsFull: TraitScorer = ({ features, highlights }) => {
  const {
    fullness,
    written,
    actions,
    senses,
    dialogues,
    citations,
    language,
    validity,
    repeatedParagraphs,
    cliches,
  } = features
  const textType = textTypeOf(features)
  const room = ramp(fullness, 0, 0.8)
  const material = isJudgedAsArgument(features)
    ? countedObservation(
        [
          ['提到的人物', language.people.length, '位'],
          ['引用的诗文', language.verses, '处'],
          ['书名和引号里的话', citations, '处'],
        ],
        '没有找到例子和引用。',
      )
    : isStoryOrScene(textType)
      ? countedObservation(
          [
            ['和动作有关的词', actions, '个'],
            ['和色彩、声音、气味有关的词', senses, '个'],
            ['人物说的话', dialogues, '处'],
          ],
          '没有找到写动作、声音和颜色的词。',
        )
      : textType === 'poem'
        ? countedObservation(
            [['和色彩、声音、气味有关的词', senses, '个']],
            '没有找到写色彩、声音和气味的词。',
          )
        : countedObservation(
            [
              ['数字、比较和举例', features.facts, '处'],
              ['书名和引号里的话', citations, '处'],
            ],
            `一共${features.sentences}句话。`,
          )
  const length =
    textType === 'poem' && !features.isLengthAsked
      ? `全诗${written}个字。`
      : `全文${written}个字，${features.isLengthAsked ? '这次要求写' : '这个年级一般写'}${features.expected}个字以上。`
  const { score, lift } = combine(
    isJudgedAsArgument(features) ? 17 : 5,
    [
      {
        weight: isJudgedAsArgument(features) ? 34 : 40,
        reached: ramp(fullness, 0.03, 1.05),
        lift: isStoryOrScene(textType)
          ? '挑最重要的一个瞬间，像放慢镜头那样，把看到的、听到的、想到的一样一样写出来。'
          : FULL_LIFTS[textType],
      },
      ...(isJudgedAsArgument(features)
        ? [
            { weight: 16, reached: support(features) * room, lift: FULL_LIFTS[textType] },
            { weight: 14, reached: conciseness(features) * room },
            { weight: 6, reached: wordChoice(features) * room },
            { weight: 10, reached: 1 - clicheShare(features), lift: OWN_WORDS },
          ]
        : [
            { weight: 22, reached: detail(features) * room, lift: FULL_LIFTS[textType] },
            { weight: 10, reached: wordChoice(features) * room },
            {
              weight: 10,
              reached: 1 - listing(features),
              lift: '少列几样，留下最特别的一样，把它写到读的人看得见。',
            },
            { weight: 12, reached: 1 - clicheShare(features), lift: OWN_WORDS },
          ]),
    ],
    '材料已经够了，看看哪一处可以省，把省下的字给最精彩的地方。',
  )
  return {
    score: score - 60 * Math.max(0, validity.repeated - 0.03) - 4 * Math.min(repeatedParagraphs, 4),
    observations: [
      length,
      ...(repeatedParagraphs > 0 ? [`有${repeatedParagraphs}段和前面的一字不差。`] : [material]),
      ...(cliches.length > 4
        ? [`有${cliches.length}处是人人都会用的说法。`]
        : quotedObservation(
            highlights,
            ['evidence', 'actions', 'action', 'sense', 'figure'],
            '写得具体的一处：',
          )),
    ],
    lift: repeatedParagraphs > 0 ? '写了两遍的段落留一遍，省下的地方写一个新的细节。' : lift,
  }
}

export const mentalHealth: TraitScorer = ({ features, highlights }) => {
  const harmful = features.harmful
  return {
    score: cappedByLength(
      89 + 2 * ramp(features.reflectionRate, 0, 1.5) - 22 * harmful.length,
      features,
      72,
    ),
    observations: [
      harmful.length > 0
        ? `有些话会伤到人，比如：${harmful.slice(0, 2).join('、')}。`
        : '通篇没有伤人或不健康的话。',
      ...quotedObservation(highlights, ['reflection', 'feeling', 'care'], '能看出态度的一处：'),
    ],
    lift:
      harmful.length > 0
        ? '生气可以写，把为什么生气写清楚，比骂人的话更有力量。'
        : '把自己的想法和身边的人、更大的生活连起来想一想。',
  }
}

export const emotionSincere: TraitScorer = ({ features, highlights }) => {
  const textType = textTypeOf(features)
  const { feelings, thoughts, reflection, questions, exclamations, cliches } = features
  const original = {
    weight: 12,
    reached: 1 - clicheShare(features),
    lift: '人人都会说的话里看不见你，换成你自己经历的一个小细节。',
    ...clichesSeen(cliches),
  }
  const { score, seen, lift } =
    features.family === 'expository'
      ? combine(
          70,
          [
            { weight: 8, reached: detail(features) },
            {
              weight: 6,
              reached: ramp(reflection, 0, 2),
              lift: '写一句你第一次发现它的奥妙时的惊奇，介绍就有了温度。',
            },
          ],
          '写一句你第一次发现它的奥妙时的惊奇，介绍就有了温度。',
        )
      : isJudgedAsArgument(features)
        ? combine(
            50,
            [
              { weight: 6, reached: ramp(questions, 0, 4) },
              {
                weight: 8,
                reached: ramp(features.reflectionRate, 0.2, 1),
                seen: countedObservation(
                  [
                    ['问句和感叹句', questions + exclamations, '句'],
                    ['和体会有关的词语', reflection, '个'],
                  ],
                  '语气平稳，没有找到写自己体会的词语。',
                ),
                lift: '让读者看到你为什么在乎这个话题，一句自己的经历胜过一串口号。',
              },
              { weight: 6, reached: ramp(features.language.images, 0.4, 3) },
              { weight: 10, reached: conciseness(features) },
              { ...original, weight: 10 },
            ],
            '让读者看到你为什么在乎这个话题，一句自己的经历胜过一串口号。',
          )
        : combine(
            34,
            [
              {
                weight: 14,
                reached: showing(features),
                seen: countedObservation(
                  [
                    ['和心情有关的词', feelings, '个'],
                    ['和心里活动有关的词', thoughts, '个'],
                  ],
                  '没有直接写心情的词。',
                ),
                lift: '少说一个写心情的词，多写一个那时的动作或身体的感觉。',
              },
              {
                weight: 22,
                reached: detail(features),
                lift:
                  textType === 'response'
                    ? '说说书里的哪一处让你想起了自己的哪件事。'
                    : '最动心的那一刻停下来，写写那时看见了什么、听见了什么。',
              },
              {
                weight: 6,
                reached: ramp(thoughts, 0, 6),
                lift: '那时心里闪过的一句话，原样写下来。',
              },
              original,
              { weight: 6, reached: 1 - listing(features) },
            ],
            '感情已经在字里行间，结尾不必再说一遍。',
          )
  return {
    score: cappedByLength(score, features, 48),
    observations: [
      ...(seen.length > 0
        ? seen
        : [countedObservation([['问句和感叹句', questions + exclamations, '句']], '语气平稳。')]),
      ...quotedObservation(highlights, ['feeling', 'thought', 'care'], '见真心的一处：'),
    ].slice(0, 3),
    lift,
  }
}

const CENTER_LIFTS: Record<TextType, string> = {
  story: '让结尾和开头遥遥相望：开头提到的人、物或话，结尾再轻轻碰一下。',
  scene: '让结尾和开头遥遥相望：开头写到的景或物，结尾再轻轻碰一下。',
  argument: '让结尾回到开头的观点，用不一样的话再说一遍。',
  review: '让结尾回到开头的判断，用分析得来的话再说一遍。',
  response: '结尾再回到最触动你的那一处，说说它留给你什么。',
  exposition: '开头用一句话说清它最大的特点，后面的每一段都围着它来写。',
  letter: '开头说清为什么写，结尾再把最想说的一句话说一遍。',
  poem: '每一行都问一声：它和题目是一个心情吗？不是，就拿掉。',
}

const FULL_LIFTS: Record<TextType, string> = {
  story: '在最关键的地方再添一个只有你看见的小细节。',
  scene: '在最特别的地方再添一个只有你看见的小细节。',
  argument: '给最要紧的那个观点配一个具体的例子，写清例子里谁做了什么、结果怎样。',
  review: '引一两处关键的原文，逐一分析它好在哪里。',
  response: '选最触动你的一处，把自己的想法和经历写得更具体。',
  exposition: '选一个主要的特点，把它的样子、原因和用处说全。',
  letter: '挑最想让对方知道的一件事，把来龙去脉写清楚。',
  poem: '再添一样看得见、听得到或闻得着的东西。',
}
