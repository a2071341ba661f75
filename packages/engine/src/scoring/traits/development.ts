/** 发展: 深刻, 丰富, 文采, 创意. */
import { ramp, saturate } from '../curves.ts'
import type { Features } from '../features.ts'
import { isJudgedAsArgument, isStoryOrScene, textTypeOf } from '../textType.ts'
import { combine, type Combined } from './combine.ts'
import { cappedByLength, commonMeasures, layers, scaledTarget } from './measures.ts'
import {
  LITERARY_OF_ARGUMENT,
  LITERARY_OF_OTHERS,
  NOVELTY_OF_ARGUMENT,
  NOVELTY_OF_OTHERS,
  PROFOUND_OF_ARGUMENT,
  PROFOUND_OF_OTHERS,
  RICHNESS_OF_ARGUMENT,
  RICHNESS_OF_OTHERS,
} from './recipes/development.ts'
import { foundObservation, quotedObservation, type TraitScorer } from './trait.ts'

export const profound: TraitScorer = ({ features, highlights }) => {
  const { reflection, reasoning } = features
  const { score, lift } = weighProfound(features)
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      foundObservation(
        [
          ['和原因、转折、推想有关的词语', reasoning, '个'],
          ['和感悟有关的词语', reflection, '个'],
        ],
        // A poem need not say why.
        features.family === 'poetry'
          ? `全诗${features.paragraphs}行，没有用讲道理的词。`
          : '没有找到写原因和感悟的词语。',
      ),
      ...clichesSeen(features.cliches),
      ...quotedObservation(highlights, ['contrast', 'reflection', 'cause'], '看得出思考的一处：'),
    ].slice(0, 3),
    lift,
  }
}

function weighProfound(features: Features): Combined {
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  return isJudgedAsArgument(features)
    ? combine(PROFOUND_OF_ARGUMENT, textType, {
        ...common,
        layers: layers(features),
        reasons: saturate(features.reasonRate, 1),
        links: saturate(features.linkRate, 1),
      })
    : combine(PROFOUND_OF_OTHERS, textType, {
        ...common,
        reflection: ramp(features.reflection, 0, 4),
        reasoning: ramp(features.reasoning, 0, 5),
      })
}

function clichesSeen(cliches: readonly string[]): string[] {
  return cliches.length < 3
    ? []
    : [`有${cliches.length}处是现成的说法，如：${cliches.slice(0, 2).join('、')}。`]
}

export const richness: TraitScorer = ({ features, highlights }) => {
  const { score, lift } = weighRichness(features)
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      materialOf(features),
      ...quotedObservation(
        highlights,
        ['evidence', 'figure', 'example', 'sense', 'actions', 'action'],
        '材料实在的一处：',
      ),
    ],
    lift,
  }
}

function weighRichness(features: Features): Combined {
  const { fullness, language } = features
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  return isJudgedAsArgument(features)
    ? combine(RICHNESS_OF_ARGUMENT, textType, {
        ...common,
        range: ramp(language.range, 8, 13),
        length: ramp(fullness, 0.5, 1.1),
      })
    : combine(RICHNESS_OF_OTHERS, textType, { ...common, length: ramp(fullness, 0.5, 1.2) })
}

function materialOf(features: Features): string {
  const { actions, senses, thoughts, citations, language } = features
  const textType = textTypeOf(features)
  const cited = ['书名和引号里的话', citations, '处'] as const
  if (isJudgedAsArgument(features))
    return foundObservation(
      [
        ['人物', language.people.length, '位'],
        ['引用的诗文', language.verses, '处'],
        ['自己的经历', language.ownCases, '处'],
        cited,
      ],
      '没有找到有名有姓的人物，也没有找到引用的话。',
    )
  if (isStoryOrScene(textType))
    return foundObservation(
      [['和动作、感官、心理有关的词语一共', actions + senses + thoughts, '个']],
      '没有找到写得细的动作、感官和心理。',
    )
  return textType === 'poem'
    ? foundObservation(
        [
          ['和动作有关的词', actions, '个'],
          ['和心里活动有关的词', thoughts, '个'],
        ],
        `全诗${features.paragraphs}行。`,
      )
    : foundObservation(
        [['数字、比较和举例', features.facts, '处'], cited, ['问句', features.questions, '句']],
        `全文${features.sentences}句话。`,
      )
}

export const literary: TraitScorer = ({ features, highlights }) => {
  const { likenings, parallelisms, fourCharacterWords } = features
  const { score, lift } = weighLiterary(features)
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      foundObservation(
        [
          ['比喻', likenings, '处'],
          ['排比', parallelisms, '处'],
          ['叠词和四字词语', fourCharacterWords, '个'],
        ],
        // That there are no comparisons could be untrue: not every one is found.
        '语言朴素，没有找到叠词和四字词语。',
      ),
      ...clichesSeen(features.cliches),
      ...quotedObservation(highlights, ['simile', 'parallelism', 'sense'], '有味道的一句：'),
    ].slice(0, 3),
    lift,
  }
}

function weighLiterary(features: Features): Combined {
  const { similes, parallelisms, phrases, vocabulary, senses, language } = features
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  return isJudgedAsArgument(features)
    ? combine(LITERARY_OF_ARGUMENT, textType, {
        ...common,
        images: ramp(language.images, 0.4, 3.4),
        verses: ramp(language.verses, 0, 3),
        vocabulary: ramp(vocabulary, 8.5, 11),
        figures: ramp(similes + 2 * parallelisms, 0, 6),
      })
    : combine(LITERARY_OF_OTHERS, textType, {
        ...common,
        similes: ramp(similes, 0, 3),
        parallelisms: ramp(parallelisms, 0, 2),
        phrases: ramp(phrases, 0, 6),
        vocabulary: ramp(vocabulary, 7, 10.5),
        senses: ramp(senses, 0, scaledTarget(8, features)),
        variety: ramp(features.sentenceVariety, 0.2, 0.55),
      })
}

export const novelty: TraitScorer = ({ features, highlights }) => {
  const { likenings, questions, thoughts } = features
  const { score, lift } = weighNovelty(features)
  return {
    score: cappedByLength(score, features, 30),
    observations: [
      foundObservation(
        [
          ['比喻', likenings, '处'],
          ['问句', questions, '句'],
          ['和心里活动有关的词', thoughts, '个'],
        ],
        features.family === 'poetry'
          ? `全诗${features.paragraphs}行。`
          : '没有找到比喻、问句和写心里活动的词。',
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

function weighNovelty(features: Features): Combined {
  const { similes, vocabulary, language } = features
  const textType = textTypeOf(features)
  const common = commonMeasures(features)
  return isJudgedAsArgument(features)
    ? combine(NOVELTY_OF_ARGUMENT, textType, {
        ...common,
        images: ramp(language.images, 0.4, 3.4),
        range: ramp(language.range, 8, 13),
        similes: ramp(similes, 0, 4),
      })
    : combine(NOVELTY_OF_OTHERS, textType, {
        ...common,
        similes: ramp(similes, 0, 3),
        vocabulary: ramp(vocabulary, 7.5, 10.5),
      })
}
