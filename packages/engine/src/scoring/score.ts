/** From traits to dimensions to the total, by the rules of the rubric (docs/product/engine.md). */
import {
  BAND_FLOORS,
  bandOf,
  DIMENSION_TRAITS,
  DIMENSIONS,
  type Band,
  type Dimension,
  type Trait,
} from '@zhupi/contract/terms/traits.ts'
import type { DimensionReport, Essay, TraitReport } from '../types.ts'
import { shareOf } from '../text/characters.ts'
import { saturateAbove } from './curves.ts'
import type { Features } from './features.ts'
import { isJudgedAsArgument } from './textType.ts'
import { TRAIT_DEFINITIONS } from './traits/definitions.ts'
import { needlessSlogans } from './traits/measures.ts'
import type { Evidence } from './traits/trait.ts'
import { STAGE_WEIGHTS } from './weights.ts'

/** Why a total stands lower than its traits would have it. */
export type ScoreCap = 'length' | 'topic'

export type Score = { total: number; cap: ScoreCap | null; dimensions: DimensionReport[] }

const POINT = 100 / 60 // one point of the rubric's sixty

/** `seen`: what is told of, where that is more than what is judged (scoring/examine). */
export function score(essay: Essay, evidence: Evidence, seen = evidence.features): Score {
  const { features } = evidence
  const isCapped = features.topic.isOffTopic && essay.task.capsOffTopic === true
  const ceiling = contentCeiling(features, isCapped)
  const reports = (dimension: Dimension): TraitReport[] =>
    DIMENSION_TRAITS[dimension].map((trait) => {
      const { scorer } = TRAIT_DEFINITIONS[trait]
      const judged = scorer(evidence)
      const { score: raw } = judged
      const { observations, lift } =
        seen === features ? judged : scorer({ ...evidence, features: seen })
      const points = clamp(
        Math.round(Math.min(onRubricScale(trait, raw, features), ceiling.traits)),
        0,
        100,
      )
      const band = bandOf(points)
      return {
        trait,
        score: points,
        band,
        observations: inBand(observations, band, seen),
        lift,
      }
    })
  const [contentTraits, expressionTraits, developmentTraits] = [
    reports('content'),
    reports('expression'),
    reports('development'),
  ]

  // 表达 follows 内容, and 发展 both of them, within one band.
  const contentScore = Math.min(weightedMean(contentTraits), ceiling.content)
  const expressionScore = withinOneBand(weightedMean(expressionTraits), contentScore)
  const base = (contentScore + expressionScore) / 2
  const coupled = withinOneBand(weightedByRank(developmentTraits), base)
  // Without content there is no development: at most 2 of the rubric's 20 points.
  const developmentScore = bandOf(contentScore) === 4 ? Math.min(coupled, 10) : coupled

  const scores: Record<Dimension, number> = {
    content: contentScore,
    expression: expressionScore,
    development: developmentScore,
  }
  const traits: Record<Dimension, TraitReport[]> = {
    content: contentTraits,
    expression: expressionTraits,
    development: developmentTraits,
  }
  const weights = STAGE_WEIGHTS[features.stage]
  const weighted = DIMENSIONS.reduce(
    (sum, dimension) => sum + weights[dimension] * scores[dimension],
    0,
  )
  return {
    ...totalOf(weighted, features, essay, isCapped),
    dimensions: DIMENSIONS.map((dimension) => {
      const points = oneDecimal(scores[dimension])
      return { dimension, score: points, band: bandOf(points), traits: traits[dimension] }
    }),
  }
}

function isDevelopment(trait: Trait): boolean {
  return DIMENSION_TRAITS.development.includes(trait)
}

/**
 * From evidence to the rubric's points, so that our own graded essays (corpus/) fall into the bands
 * we gave them: in narratives counted evidence lies closer together than marks do, and an argument
 * shows less of it than it deserves marks for.
 */
function onRubricScale(trait: Trait, raw: number, features: Features): number {
  return TRAIT_DEFINITIONS[trait].isGradual
    ? saturateAbove(calibrate(trait, raw, features), SATURATES_FROM, 100)
    : raw
}

/** Nothing is so good that it could not be a little less: above this, points come closer to 100. */
const SATURATES_FROM = 88

function calibrate(trait: Trait, raw: number, features: Features): number {
  if (isJudgedAsArgument(features))
    return isDevelopment(trait) ? 72 + 0.8 * (raw - 67) : 83 + 1.25 * (raw - 78)
  if (features.stage !== 'elementary') return 83 + 1.3 * (raw - 83)
  // A short piece by a child gets help rather than a low mark.
  return raw < 62 ? 62 + 0.75 * (raw - 62) : 84 + 1.05 * (raw - 83)
}

/** What is no essay of its own stays low whatever else is counted in it. */
function contentCeiling(
  { validity, topic }: Features,
  isCapped: boolean,
): { content: number; traits: number } {
  switch (validity.problem) {
    case 'blank':
      return { content: 0, traits: 0 }
    case 'gibberish':
      return { content: 12, traits: 20 }
    case 'foreign':
      return { content: 18, traits: 28 }
    case 'copied':
      return { content: 25, traits: 40 }
    case 'repeated':
      return { content: 29, traits: 50 }
    case null:
      break
  }
  if (isCapped) return { content: topic.isTitled ? 45 : 29, traits: 100 }
  // Part copied or part padded: the rest still counts, a little less.
  return {
    content: 100 - 60 * Math.max(validity.copied - 0.15, validity.repeated - 0.1, 0),
    traits: 100,
  }
}

function totalOf(
  weighted: number,
  features: Features,
  essay: Essay,
  isCapped: boolean,
): Pick<Score, 'total' | 'cap'> {
  if (features.validity.problem === 'blank') return { total: 0, cap: null }
  const { stage, faults, hasTitle, characters, validity } = features
  const typos = Math.min(faults.typos, 5) * POINT
  const punctuation = faults.punctuation >= 3 ? 0.5 * POINT : 0
  const title = hasTitle ? 0 : 2 * POINT
  const short = Math.max(0, essay.task.minCharacters - characters)
  const cap =
    stage === 'senior' || stage === 'bachelor'
      ? lengthCap(characters, essay.task.minCharacters)
      : 100
  const length = cap < 100 ? 0 : Math.floor(short / 50) * POINT * (stage === 'elementary' ? 0.3 : 1)
  const gentle = stage === 'elementary' ? 0.6 : 1 // a child's slips are marked, and cost less
  const earned =
    weighted -
    (typos + punctuation + title) * gentle -
    Math.min(length, 15) -
    borrowedCost(features) -
    RUN_ON * features.runOn
  const isSound = validity.problem === null && !isCapped
  const ceiling = isSound ? 100 : BAND_FLOORS[2] - 1 // never above 三等
  // A child's honest attempt never falls below a kind floor.
  const floor = stage === 'elementary' && isSound ? 36 + 10 * Math.min(1, characters / 60) : 0
  return {
    total: oneDecimal(clamp(Math.max(Math.min(earned, cap), floor), 0, ceiling)),
    cap: isCapped ? 'topic' : earned > cap ? 'length' : null,
  }
}

/**
 * Copied sentences add nothing and stand in the place of something. So do slogans where they fill an
 * essay.
 */
function borrowedCost(features: Features): number {
  const { slogans, sentences, copiedSentences, family } = features
  const filled = shareOf(needlessSlogans(features), slogans + sentences)
  return Math.min(
    10,
    (family === 'practical' ? 0.4 : 1) * FILLED_WITH_SLOGANS * filled + 1.5 * copiedSentences,
  )
}

/** A text without stops is read twice: what it wins elsewhere by them is no gain. */
const RUN_ON = 6
/** What an essay of nothing but slogans would lose; a fifth of it costs a fifth of that. */
const FILLED_WITH_SLOGANS = 24

/**
 * The rubric's caps of 30, 20 and 10 of 60 for under 600, 400 and 200 of the 800 asked, scaled by
 * the task's own minimum.
 */
function lengthCap(characters: number, asked: number): number {
  if (characters < asked * 0.25) return 10 * POINT
  if (characters < asked * 0.5) return 20 * POINT
  return characters < asked * 0.75 ? 30 * POINT : 100
}

function weightedMean(traits: readonly TraitReport[]): number {
  return traits.reduce((sum, { trait, score: points }) => {
    const { weight } = TRAIT_DEFINITIONS[trait]
    return weight === 'byRank' ? sum : sum + weight * points
  }, 0)
}

/**
 * 发展 asks for one strong point: the strongest trait carries half, the second a quarter, and a fifth
 * would count nothing.
 */
function weightedByRank(traits: readonly TraitReport[]): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = traits
    .map((report) => report.score)
    .sort((a, b) => b - a)
  return first * 0.5 + second * 0.25 + third * 0.15 + fourth * 0.1
}

function withinOneBand(points: number, anchor: number): number {
  const band = bandOf(anchor)
  const best = band === 1 ? 1 : lower(band, -1)
  const ceiling = best === 1 ? 100 : BAND_FLOORS[lower(best, -1)] - 0.1
  return clamp(points, BAND_FLOORS[lower(band, 1)], ceiling)
}

function lower(band: Band, steps: 1 | -1): Band {
  if (steps === 1) return band === 1 ? 2 : band === 2 ? 3 : 4
  return band === 4 ? 3 : band === 3 ? 2 : 1
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** What was not found is no reason for the best band: there only what was seen is said. */
function inBand(
  observations: string[],
  band: Band,
  { sentences, family, paragraphs }: Features,
): string[] {
  if (band > 1) return observations
  const seen = observations.filter((observation) => !observation.includes('没有找到'))
  if (seen.length > 0) return seen
  return [family === 'poetry' ? `全诗${paragraphs}行。` : `全文${sentences}句话。`]
}
