/** 内容: 切题, 中心, 充实, 思想, 感情. */
import { ramp } from '../curves.ts'
import type { Features } from '../features.ts'
import { isJudgedAsArgument, isStoryOrScene, textTypeOf } from '../textType.ts'
import { combine, combineAs, type Combined, type Note } from './combine.ts'
import {
  cappedByLength,
  commonMeasures,
  layers,
  named,
  needlessSlogans,
  unity,
} from './measures.ts'
import {
  CENTER_OF_ARGUMENT,
  CENTER_OF_OTHERS,
  EMOTION_OF_ARGUMENT,
  EMOTION_OF_EXPLANATION,
  EMOTION_OF_OTHERS,
  FULLNESS_OF_ARGUMENT,
  FULLNESS_OF_OTHERS,
  SAY_IT_AGAIN,
} from './recipes/content.ts'
import { liftOfTopic, seenOfTopic } from './topicLift.ts'
import {
  countedObservation,
  foundObservation,
  quotedObservation,
  type TraitScorer,
} from './trait.ts'

/** Fragments that cutting a task into words leaves over. */
const BARE = /[的了着过得个上下们有是在地很更越来]/

export const matchTitle: TraitScorer = ({ features, highlights }) => {
  const { topic, hasTitle } = features
  const score = cappedByLength(
    pointsOfFit(topic, topic.fit ?? 0.75) +
      (hasTitle ? 3 : 0) -
      TEMPLATE * ramp(features.freshness.worn, 0.15, 0.8) -
      3 * Math.min(features.copiedSentences, 4),
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
      ...seenOfTopic(features, used),
      ...(nearest === undefined || topic.isOffTopic
        ? []
        : [`和题目有关的一处：“${nearest.span.quote}”。`]),
    ],
    lift: liftOfTopic(features, used),
  }
}

/** What would stand under any task answers this one but loosely. */
const TEMPLATE = 8

/** On topic, in doubt, off topic: by degrees. */
function pointsOfFit({ isOffTopic, isDoubtful }: Features['topic'], fit: number): number {
  if (isOffTopic) return 22 + 36 * fit
  return isDoubtful ? 52 + 28 * fit : 58 + 32 * fit
}

export const centerStandout: TraitScorer = ({ features, highlights }) => {
  const { score, seen, lift } = weighCenter(features)
  return {
    score: cappedByLength(score, features, 45),
    observations: [...seen, ...quotedObservation(highlights, ['reflection'], '能看出中心的一句：')],
    lift,
  }
}

function weighCenter(features: Features): Combined {
  const { reflection, cliches, structure } = features
  const { centre, named: said, points } = structure
  const textType = textTypeOf(features)
  const common = { ...commonMeasures(features), centre: ramp(centre.length, 0, 3) }
  const notes = {
    centre: {
      seen: said.length > 0 ? `全文一再写到：${said.slice(0, 3).join('、')}。` : undefined,
    },
    originality: clichesSeen(cliches),
  }
  const argued = () =>
    combine(
      CENTER_OF_ARGUMENT,
      textType,
      {
        ...common,
        unified: unity(features),
        layers: layers(features),
        reflection: ramp(features.reflectionRate, 0.2, 1),
      },
      {
        ...notes,
        unified: named(features) < 1 ? {} : { lift: SAY_IT_AGAIN },
        layers: {
          seen:
            points > 0
              ? `有${points}段用一个短句领起，一看就知道这段要说什么。`
              : '还没有哪一段是用短句领起的。',
        },
      },
    )
  const told = () =>
    combine(
      CENTER_OF_OTHERS,
      textType,
      { ...common, reflection: ramp(reflection, 0, 3), length: ramp(features.fullness, 0.2, 1) },
      {
        ...notes,
        reflection: {
          seen: reflection > 0 ? `找到和感悟有关的词语${reflection}个。` : '没有找到写感悟的词语。',
        },
      },
    )
  return combineAs(features, argued, told)
}

function clichesSeen(cliches: readonly string[]): Note {
  return cliches.length < 2
    ? {}
    : { seen: `有${cliches.length}处是人人都会用的说法，如：${cliches.slice(0, 2).join('、')}。` }
}

export const contentsFull: TraitScorer = ({ features, highlights }) => {
  const { validity, repeatedParagraphs, cliches } = features
  const { score, lift } = weighFullness(features)
  return {
    score:
      score -
      60 * Math.max(0, validity.repeated - 0.03) -
      4 * Math.min(repeatedParagraphs, 4) -
      4 * Math.min(features.copiedSentences, 4),
    observations: [
      lengthOf(features),
      repeatedParagraphs > 0 ? `有${repeatedParagraphs}段和前面的一字不差。` : materialOf(features),
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

function weighFullness(features: Features): Combined {
  const { fullness } = features
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  const lengthShare = ramp(fullness, 0, 0.8)
  const own = {
    length: ramp(fullness, 0.03, 1.05),
    wordChoiceInLength: common.wordChoice * lengthShare,
    freshInLength: common.freshness * lengthShare,
  }
  return isJudgedAsArgument(features)
    ? combine(FULLNESS_OF_ARGUMENT, textType, {
        ...common,
        ...own,
        layersInLength: layers(features) * lengthShare,
        supportInLength: common.support * lengthShare,
        concisenessInLength: common.conciseness * lengthShare,
      })
    : combine(FULLNESS_OF_OTHERS, textType, {
        ...common,
        ...own,
        detailInLength: common.detail * lengthShare,
      })
}

function lengthOf(features: Features): string {
  const { written, expected, isLengthAsked } = features
  if (textTypeOf(features) === 'poem' && !isLengthAsked) return `全诗${written}个字。`
  return `全文${written}个字，${isLengthAsked ? '这次要求写' : '这个年级一般写'}${expected}个字以上。`
}

function materialOf(features: Features): string {
  const { actions, senses, dialogues, citations, language } = features
  const textType = textTypeOf(features)
  const cited = ['书名和引号里的话', citations, '处'] as const
  const sensed = ['和色彩、声音、气味有关的词', senses, '个'] as const
  if (isJudgedAsArgument(features))
    return foundObservation(
      [
        ['人物', language.people.length, '位'],
        ['引用的诗文', language.verses, '处'],
        ['自己的经历', language.ownCases, '处'],
        cited,
      ],
      '没有找到例子和引用。',
    )
  if (isStoryOrScene(textType))
    return foundObservation(
      [['和动作有关的词', actions, '个'], sensed, ['人物说的话', dialogues, '处']],
      '没有找到写得细的动作、声音和颜色。',
    )
  return textType === 'poem'
    ? foundObservation([sensed], '没有找到写色彩、声音和气味的词。')
    : foundObservation(
        [['数字、比较和举例', features.facts, '处'], cited],
        `一共${features.sentences}句话。`,
      )
}

export const mentalHealth: TraitScorer = ({ features, highlights }) => {
  const { harmful, slogans, dialogues } = features
  const { freshness } = commonMeasures(features)
  return {
    score: cappedByLength(
      76 +
        4 * ramp(features.reflectionRate, 0, 0.8) +
        5 * ramp(dialogues, 0, 2) +
        8 * freshness -
        2.5 * Math.min(needlessSlogans(features), 4) -
        22 * harmful.length,
      features,
      66,
    ),
    observations: [
      harmful.length > 0
        ? `有些话会伤到人，比如：${harmful.slice(0, 2).join('、')}。`
        : slogans > 1
          ? `有${slogans}句像口号，说的是大家的决心，还看不见你自己怎么想。`
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
  const { score, seen, lift } = weighEmotion(features)
  const { questions, exclamations } = features
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

function weighEmotion(features: Features): Combined {
  const { feelings, thoughts, reflection, questions, exclamations, cliches } = features
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  if (features.family === 'expository')
    return combine(EMOTION_OF_EXPLANATION, textType, {
      ...common,
      reflection: ramp(reflection, 0, 2),
    })
  if (isJudgedAsArgument(features))
    return combine(
      EMOTION_OF_ARGUMENT,
      textType,
      {
        ...common,
        questions: ramp(questions, 0, 4),
        reflection: ramp(features.reflectionRate, 0.2, 1),
        images: ramp(features.language.images, 0.4, 3),
      },
      {
        reflection: {
          seen: foundObservation(
            [
              ['问句和感叹句', questions + exclamations, '句'],
              ['和体会有关的词语', reflection, '个'],
            ],
            '语气平稳，没有找到写自己体会的词语。',
          ),
        },
        originality: clichesSeen(cliches),
      },
    )
  return combine(
    EMOTION_OF_OTHERS,
    textType,
    { ...common, thoughts: ramp(thoughts, 0, 6) },
    {
      showing: {
        seen: foundObservation(
          [
            ['和心情有关的词', feelings, '个'],
            ['和心里活动有关的词', thoughts, '个'],
          ],
          '没有直接写心情的词。',
        ),
      },
      originality: clichesSeen(cliches),
    },
  )
}
