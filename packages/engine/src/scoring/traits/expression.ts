/** 表达: 规范, 结构, 流畅 (文体 is in styleMatch). */
import { ramp, saturate } from '../curves.ts'
import type { Features } from '../features.ts'
import { pointsOfRange } from '../punctuation.ts'
import { isJudgedAsArgument, textTypeOf } from '../textType.ts'
import { combine, combineAs, type Combined } from './combine.ts'
import { cappedByLength, commonMeasures, named, scaledTarget, substance } from './measures.ts'
import {
  FEW_PARAGRAPHS_LIFT,
  FLUENCY_OF_ARGUMENT,
  FLUENCY_OF_OTHERS,
  STRUCTURE_OF_ARGUMENT,
  STRUCTURE_OF_ONE_BLOCK,
  STRUCTURE_OF_OTHERS,
} from './recipes/expression.ts'
import {
  countedObservation,
  foundObservation,
  quotedObservation,
  type TraitScorer,
} from './trait.ts'

export const standard: TraitScorer = ({ features }) => {
  const { faults, hasTitle, expected, punctuated } = features
  const isPunctuated = features.family === 'poetry' || punctuated > 0.04
  const cost = 5 * faults.typos + 4 * faults.grammar + 3 * faults.punctuation
  // The same slip weighs less where more is asked, but never nothing. What was asked counts, not
  // what was written: another paragraph mends no character.
  const weight = Math.min(1.3, Math.max(0.6, 400 / expected))
  const all = faults.typos + faults.grammar + faults.punctuation
  return {
    score: cappedByLength(
      86 +
        (features.family === 'poetry' ? 8 : pointsOfRange(features.marksUsed)) -
        cost * weight -
        (hasTitle ? 0 : 5) -
        34 * features.runOn -
        (isPunctuated ? 0 : 25 * (1 - ramp(punctuated, 0, 0.04))),
      features,
      62,
    ),
    observations: [
      countedObservation(
        [
          ['圈出错别字', faults.typoPlaces, '处'],
          ['的、地、得用错', faults.particlePlaces, '处'],
          ['要理顺的句子', faults.grammar, '处'],
          ['要改的标点', faults.punctuation, '处'],
        ],
        faults.asked > 0
          ? `没有圈出一定写错的地方，有${faults.asked}处请你查一查。`
          : '通读全文，没有圈出错别字和用错的标点。',
      ),
      ...(isPunctuated ? [] : ['有很长的一段话没有加标点。']),
      ...(hasTitle ? [] : ['还没有写题目。']),
    ],
    lift: !isPunctuated
      ? '出声读一遍，换气的地方加逗号，话说完的地方加句号。'
      : all === 0
        ? '写完后出声读一遍，是保持这份工整的好办法。'
        : features.stage === 'elementary'
          ? '把圈出的地方改好，再出声读一遍，嘴巴会替你发现别扭的地方。'
          : '逐一订正圈出的地方，弄清每个字的意思，交稿前再专门查一遍。',
  }
}

const MANY_PARAGRAPHS = 14

export const structure: TraitScorer = ({ features, highlights }) => {
  const { fullness, repeatedParagraphs, validity } = features
  const { roles, isFinished } = features.structure
  const { score, seen, lift } = weighStructure(features)
  const whole =
    score +
    12 * ramp(fullness, 0.4, 1.9) -
    (features.family === 'poetry' ? 0 : 10 * ramp(roles.length, MANY_PARAGRAPHS, 30)) -
    (isFinished ? 0 : 4) -
    5 * Math.min(repeatedParagraphs, 4) -
    30 * Math.max(0, validity.repeated - 0.05)
  const laid =
    features.family === 'poetry' ? [layoutOf(features)] : [layoutOf(features), sequenceOf(features)]
  const facts = seen.length === 0 ? laid : seen
  return {
    score: cappedByLength(whole, features, 45),
    observations: [
      ...facts.slice(0, 2),
      ...(isFinished
        ? quotedObservation(highlights, ['ending'], '结尾落在：')
        : ['最后一句话还没有写完。']),
    ],
    lift: isFinished ? lift : '把最后一句话写完，再用一两句话收住全文。',
  }
}

function weighStructure(features: Features): Combined {
  const { sequence, linkRate, gradeLevel, family } = features
  const { order, echoes, namedEchoes } = features.structure
  const common = {
    ...commonMeasures(features),
    order,
    echoes: saturate(echoes.length, 1),
    links: saturate(linkRate, 1),
  }
  const echoSeen = {
    seen:
      namedEchoes.length > 0
        ? `开头和结尾都写到了：${namedEchoes.slice(0, 2).join('、')}。`
        : undefined,
  }
  if (gradeLevel <= 2 || family === 'poetry')
    return combine(STRUCTURE_OF_ONE_BLOCK, textTypeOf(features), {
      ...common,
      sequence: ramp(sequence, 0, scaledTarget(5, features)),
    })
  return combineAs(
    features,
    () => structureOfArgument(features, common, echoSeen),
    () => structureOfOthers(features, common, echoSeen),
  )
}

type CommonStructure = ReturnType<typeof commonMeasures> &
  Record<'order' | 'echoes' | 'links', number>

function structureOfArgument(
  features: Features,
  common: CommonStructure,
  echoes: { seen: string | undefined },
): Combined {
  const { led, leading, supported, developed, closed, claims, unevenness } = features.structure
  const { openingShare, longestShare } = features.structure
  // A plan is worth what it holds: three slogans in a row are no division of a thought.
  const solid = substance(features)
  return combine(
    STRUCTURE_OF_ARGUMENT,
    textTypeOf(features),
    {
      ...common,
      leading: ramp(leading, 0, 4) * solid,
      developed: saturate(developed, 2.5),
      supported: saturate(supported, 2),
      claims: ramp(claims, 0, 3) * solid,
      unified: named(features) * solid,
      closed: ramp(closed, 1, 5) * solid,
      longestShare: 1 - ramp(longestShare, 0.27, 0.5),
      openingShare: 1 - ramp(openingShare, 0.05, 0.2),
      evenness: 1 - ramp(unevenness, 0.15, 0.6),
    },
    {
      leading: {
        seen:
          led > 0 ? `有${led}段先用一句短话领起。` : '各段的第一句都比较长，看不出哪一句领起全段。',
      },
      developed: { seen: `有${developed}段展开来写。` },
      claims: {
        seen: claims > 1 ? '几段的领起句写法相近，层次看得清。' : undefined,
      },
      longestShare: { seen: layoutOf(features) },
      echoes,
    },
  )
}

function structureOfOthers(
  features: Features,
  common: CommonStructure,
  echoes: { seen: string | undefined },
): Combined {
  const { roles, developed, openingShare, longestShare } = features.structure
  const asked = features.stage === 'elementary' ? 6 : 8
  return combine(
    STRUCTURE_OF_OTHERS,
    textTypeOf(features),
    {
      ...common,
      paragraphs: saturate(roles.length - 1, asked / 2),
      sequence: ramp(features.sequenceRate, 0, 1.2),
      openingShare: 1 - ramp(openingShare, 0.1, 0.3),
      longestShare: roles.length < 2 ? 0 : 1 - ramp(longestShare, 0.4, 0.85),
      developed: saturate(developed, 2.5),
    },
    {
      paragraphs: {
        seen: layoutOf(features),
        ...(features.paragraphs < 3 ? { lift: FEW_PARAGRAPHS_LIFT } : {}),
      },
      sequence: { seen: sequenceOf(features) },
      echoes,
    },
  )
}

function layoutOf({ family, paragraphs, structure: { longestShare } }: Features): string {
  if (family === 'poetry') return `全诗${paragraphs}行。`
  return paragraphs < 2
    ? '全文写成一段。'
    : `全文分成${paragraphs}段，最长的一段占了全文的${Math.round(longestShare * 100)}%。`
}

function sequenceOf({ sequence }: Features): string {
  return foundObservation([['表示时间先后的词语', sequence, '个']], '没有找到表示先后的词语。')
}

export const fluency: TraitScorer = ({ features }) => {
  const { meanSentence, links, overlong, faults, stage, validity, family } = features
  const longest = stage === 'elementary' ? 38 : 55
  const slips =
    20 * ramp(validity.misplaced, 0.012, 0.024) +
    4 * Math.min(faults.grammar, 5) +
    20 * Math.max(0, validity.repeated - 0.05)
  const { score, lift } = weighFluency(features)
  const isPoem = family === 'poetry'
  return {
    score: cappedByLength(
      score -
        slips -
        26 * features.runOn -
        (isJudgedAsArgument(features) ? 0 : 14 * ramp(meanSentence, longest, longest * 2)),
      features,
      50,
    ),
    observations: [
      ...(isPoem ? [] : [sentenceLengthOf(features)]),
      ...(overlong > 0 && !isPoem ? [`有${overlong}句超过八十个字，读起来要换好几口气。`] : []),
      foundObservation(
        [['起连接作用的词语', links, '个']],
        isPoem
          ? `平均一行${Math.round(features.written / Math.max(1, features.paragraphs))}个字。`
          : '没有找到连接句子的词语。',
      ),
    ].slice(0, 3),
    lift,
  }
}

function weighFluency(features: Features): Combined {
  const { meanSentence, sentenceVariety, longWinded, language, linkRate, sentences } = features
  const textType = textTypeOf(features)
  const common = {
    ...commonMeasures(features),
    variety: ramp(sentenceVariety, 0.1, 0.5),
    cut: 1 - ramp(longWinded / Math.max(8, sentences), 0, 0.3),
    links: saturate(linkRate, 1),
  }
  return isJudgedAsArgument(features)
    ? combine(FLUENCY_OF_ARGUMENT, textType, {
        ...common,
        clauseLength: 1 - ramp(language.clauseLength, 8, 13),
      })
    : combine(FLUENCY_OF_OTHERS, textType, {
        ...common,
        // Short lines are what verse is made of.
        sentenceLength: features.family === 'poetry' ? 1 : ramp(meanSentence, 5, 12),
        range: ramp(language.range, 5, 10),
      })
}

function sentenceLengthOf({ sentences, meanSentence, sentenceVariety }: Features): string {
  if (sentences < 2) return '全文是一句话。'
  const variety =
    meanSentence > LONG_ON_AVERAGE
      ? '句子多半很长'
      : sentenceVariety > 0.4
        ? '长句短句搭配着用'
        : '句子长短差不多'
  return `平均一句话${Math.round(meanSentence)}个字，${variety}。`
}

/** Chinese characters: short ones may stand between, what is read is long. */
const LONG_ON_AVERAGE = 36
