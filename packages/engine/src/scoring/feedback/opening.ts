/** The first sentence of 总评: no more than the scores bear out. */
import type { Dimension, Trait } from '@zhupi/contract/terms/traits.ts'
import { textTypeOf } from '../textType.ts'
import { fillIn, titleIn } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import {
  BEGUN_OPENINGS,
  MODEST_OPENINGS,
  OFF_TOPIC_OPENINGS,
  POEM_OPENINGS,
  SOUND_OPENINGS,
  UNTITLED,
  type OpeningClaim,
} from './texts/openings.ts'
import type { Tone } from './tone.ts'

/** 一等: from here on a dimension is praised as such. */
const GOOD = 80
/** One clean dimension does not make a sound essay. */
const SOUND = 72
const NEARLY_FULL = 0.75
const MANY_CLICHES = 0.9 // per 100 characters
const MANY_FAULTS = 4
/** Of the asked length: less is a beginning. */
const BEGUN = 0.3

export function opening(context: FeedbackContext, tone: Tone): string {
  const title = titleIn(context.essay.title) || UNTITLED[tone]
  return fillIn(context.pick(wordingsFor(context, tone), 'opening'), { title })
}

function wordingsFor(context: FeedbackContext, tone: Tone): readonly string[] {
  const { features, dimensions } = context
  if (features.topic.isOffTopic) return OFF_TOPIC_OPENINGS[tone]
  if (features.fullness < BEGUN) return BEGUN_OPENINGS[tone]
  const best = dimensions.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined || best.score < GOOD || !isSoundEssay(context))
    return MODEST_OPENINGS[tone]
  if (textTypeOf(features) === 'poem') return POEM_OPENINGS[tone]
  return soundWordings(context, best.dimension, tone)
}

function isSoundEssay({ features, dimensions, marks }: FeedbackContext): boolean {
  const mean =
    dimensions.reduce((sum, { score }) => sum + score, 0) / Math.max(1, dimensions.length)
  return (
    mean >= SOUND &&
    features.fullness >= NEARLY_FULL &&
    features.clicheRate <= MANY_CLICHES &&
    marks.filter(({ kind }) => kind === 'fault').length < MANY_FAULTS
  )
}

function soundWordings(context: FeedbackContext, dimension: Dimension, tone: Tone): string[] {
  const { features } = context
  const textType = textTypeOf(features)
  const claims: Record<OpeningClaim, boolean> = {
    storyWithFeelings: features.feelings > 1 && textType === 'story',
    describes: textType === 'scene',
    onTopic: (features.topic.fit ?? 0) >= GOOD / 100,
    wellOrdered: scoreOf(context, 'STRUCTURE_PRECISENESS') >= GOOD && features.paragraphs >= 3,
  }
  return SOUND_OPENINGS[dimension][tone]
    .filter(({ needs }) => needs === undefined || claims[needs])
    .map(({ text }) => text)
}

function scoreOf({ dimensions }: FeedbackContext, trait: Trait): number {
  const reports = dimensions.flatMap(({ traits }) => traits)
  return reports.find((report) => report.trait === trait)?.score ?? 0
}
