/** What several traits are measured by, each between 0 and 1 but for what slogans take besides. */
import type { Features } from '../features.ts'
import { ramp } from '../curves.ts'
import { isJudgedAsArgument, textTypeOf } from '../textType.ts'

/** What any trait may be weighed from; a trait's own measures come beside these. */
export type CommonMeasure =
  | 'conciseness'
  | 'wordChoice'
  | 'balance'
  | 'originality'
  | 'selection'
  | 'showing'
  | 'detail'
  | 'support'
  | 'freshness'

export function commonMeasures(features: Features): Record<CommonMeasure, number> {
  return {
    conciseness: conciseness(features),
    wordChoice: wordChoice(features),
    balance: balance(features) * (isJudgedAsArgument(features) ? substance(features) : 1),
    originality: 1 - clicheShare(features),
    selection: 1 - listing(features),
    showing: showing(features),
    detail: detail(features),
    support: support(features),
    freshness: freshness(features),
  }
}

/**
 * How few filler words (lexicon/fillerWords) a text has. Children write as they speak, and stories
 * hold speech: there only many of them count.
 */
export function conciseness(features: Features): number {
  const { filler, fillerOfClaims } = features.language
  if (isJudgedAsArgument(features))
    return 1 - ramp(mayTellItsCases(features) ? fillerOfClaims : filler, 0.05, 0.18)
  const [least, most] = features.stage === 'elementary' ? [0.13, 0.23] : [0.1, 0.19]
  return 1 - ramp(filler, least, most)
}

/**
 * How rare its words are: how seldom the dictionary's sources use them, and how little one makes
 * the next expected.
 */
function wordChoice({ language, validity }: Features): number {
  return (
    0.35 * ramp(language.rarity, -8.2, -6.7) +
    0.35 * ramp(language.uncommon, 0.13, 0.33) +
    0.3 * ramp(-validity.transitions, -0.15, 0.4)
  )
}

/** How little of it could be expected (scoring/freshness); an argument is worded more evenly. */
function freshness(features: Features): number {
  const [worn, lived] = isJudgedAsArgument(features) ? [3.55, 4.5] : [3.5, 4.55]
  return ramp(features.freshness.cost, worn, lived)
}

/** What is set out well and says nothing counts less than half: three slogans are one thought. */
export function substance(features: Features): number {
  return HOLLOW + (1 - HOLLOW) * freshness(features) * (1 - NAMES_ONLY * namesOnly(features))
}

const HOLLOW = 0.4
const NAMES_ONLY = 0.8

/** How far an argument lives on people in a row, and tells of none of them. */
function namesOnly({ strungExamples, language }: Features): number {
  return language.toldCases > 0 ? 0 : ramp(strungExamples, 2, 8)
}

/** Thoughts set side by side: clauses of one length, clauses that open alike, semicolons. */
function balance({ language }: Features): number {
  return (
    0.25 * ramp(language.balanced, 0.03, 0.17) +
    0.5 * ramp(language.parallel, 0, 0.12) +
    0.25 * ramp(language.semicolons, 0, 0.8)
  )
}

/**
 * How far a text lives on cliches: 1 where it is nothing else, and more where slogans come on top.
 */
function clicheShare(features: Features): number {
  const { clicheRate, strungExamples } = features
  return (
    Math.min(1, ramp(clicheRate, 0.2, 2.2) + 0.12 * strungExamples) +
    0.14 * Math.min(needlessSlogans(features), 5)
  )
}

/** One call to its readers at the end of an argument is custom; where there are many, none is. */
export function needlessSlogans(features: Features): number {
  const { slogans } = features
  return isJudgedAsArgument(features) && slogans <= CALLS_AT_AN_END
    ? Math.max(0, slogans - 1)
    : slogans
}

const CALLS_AT_AN_END = 2

/** How far it lists one thing after another, 0–1. */
function listing({ listingRate }: Features): number {
  return ramp(listingRate, 0.5, 2.8)
}

/**
 * Feelings that are shown rather than named: the more a text names them, the fewer it lets us see.
 */
function showing({ feelingRate }: Features): number {
  return 1 - ramp(feelingRate, 0.25, 0.8)
}

/** How much there is to see, hear and follow, each sort of writing by its own means. */
export function detail(features: Features): number {
  const { actions, senses, thoughts, dialogues, similes, citations, reflection, facts, language } =
    features
  const acted = ramp(actions, 1, scaledTarget(12, features))
  const sensed = ramp(senses, 0, scaledTarget(7, features))
  const pictured = ramp(language.images, 0.4, 3)
  const thought = ramp(thoughts, 0, 4)
  switch (textTypeOf(features)) {
    case 'story':
      return 0.35 * acted + 0.25 * ramp(dialogues, 0, 4) + 0.2 * sensed + 0.2 * thought
    case 'scene':
      return 0.3 * acted + 0.3 * sensed + 0.25 * pictured + 0.15 * ramp(similes + dialogues, 0, 3)
    case 'exposition':
      return 0.5 * ramp(facts, 0, 5) + 0.2 * sensed + 0.3 * acted
    case 'letter':
      return (
        0.4 * acted +
        0.2 * sensed +
        0.2 * ramp(dialogues + citations, 0, 3) +
        0.2 * ramp(thoughts + reflection, 0, 5)
      )
    case 'response':
      return (
        0.35 * ramp(citations, 0, 4) + 0.25 * acted + 0.2 * thought + 0.2 * ramp(reflection, 0, 4)
      )
    case 'poem':
      return 0.6 * ramp(language.images, 1, 6) + 0.4 * ramp(senses + similes, 0, 4)
    case 'argument':
    case 'review':
      return support(features)
  }
}

/**
 * People, verses and works that an argument calls on, and what it tells from its writer's own life:
 * two such cases are enough, for an argument is no story.
 */
export function support(features: Features): number {
  const { language, citations, strungExamples } = features
  const called = language.people.length + 0.6 * language.verses + 0.15 * citations
  const cases = mayTellItsCases(features)
    ? Math.max(Math.min(language.ownCases, OWN_CASES), A_TOLD_CASE * language.toldCases)
    : Math.min(language.ownCases, OWN_CASES)
  return ramp(called + Math.min(cases, CASES) - strungExamples, 0, 5)
}

const OWN_CASES = 2
/** Who is told of supports a thesis more than who is only named. */
const A_TOLD_CASE = 1.5
const CASES = 3

/** Up to grade 9 an argument is taught from a case that is told; graders of older pupils pass it by. */
function mayTellItsCases({ stage }: Features): boolean {
  return stage === 'elementary' || stage === 'junior'
}

/**
 * Layers of an argument: paragraphs that are led by a short sentence of their own and carry it out,
 * the more so where these sentences are worded as parts of one thesis or keep naming what it is
 * about. One of the three says much, the others add to it.
 */
export function layers(features: Features): number {
  const { leading, claims } = features.structure
  const unlaid =
    (1 - LED * ramp(leading, 0, 4)) * (1 - SET * ramp(claims, 0, 3)) * (1 - ONE * named(features))
  return ((1 - unlaid) / ALL_LAID) * substance(features) * parted(features)
}

const LED = 0.6
const SET = 0.45
const ONE = 0.35
const ALL_LAID = 1 - (1 - LED) * (1 - SET) * (1 - ONE)

/**
 * Whether an argument is taken apart at all: three paragraphs hold a thesis and one thought, and a
 * block of half the text holds several that nobody set apart.
 */
function parted({ structure }: Features): number {
  return ramp(structure.roles.length, 3, 5.5) * (1 - ramp(structure.longestShare, 0.36, 0.55))
}

/** How many paragraphs of an argument begin or end by naming the one thing that it is about. */
export function named({ structure }: Features): number {
  return ramp(structure.unified + structure.closed, 3, 9)
}

/** Whether an argument keeps to one thing: names it where paragraphs begin, comes back to its words. */
export function unity(features: Features): number {
  return (
    (0.6 * named(features) + 0.4 * ramp(features.language.refrain, 0, 0.1)) *
    substance(features) *
    parted(features)
  )
}

/**
 * Counts grow with length and with what a grade may be asked: the target for 400 characters, scaled
 * to this essay's expected length.
 */
export function scaledTarget(count: number, features: Features): number {
  return count * Math.sqrt(features.expected / 400)
}

/** A handful of words can be good; it cannot yet be full, rounded or deep. */
export function cappedByLength(score: number, features: Features, least: number): number {
  return Math.min(score, least + (100 - least) * ramp(features.fullness, 0.05, 0.75))
}
