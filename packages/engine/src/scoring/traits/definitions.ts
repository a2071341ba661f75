/** What every trait is to the score and to the feedback, in one place. */
import type { TraitOf } from '@zhupi/contract/terms/traits.ts'
import type { TextType } from '../textType.ts'
import * as content from './content.ts'
import * as development from './development.ts'
import * as expression from './expression.ts'
import { styleMatch } from './styleMatch.ts'
import type { TraitScorer } from './trait.ts'

type TraitDefinition<Weight> = {
  scorer: TraitScorer
  /**
   * Its share in the dimension: the shares of 内容 add up to 1, and so do those of 表达. 发展 is not
   * averaged: one strong trait is enough for it, so its traits count by their rank.
   */
  weight: Weight
  /** A sound essay may have much or little of it; the other traits are right or wrong. */
  isGradual: boolean
  /**
   * Where a sound essay stands: the rounded means of the good essays in corpus/, narratives and
   * arguments apart. A trait is worked on when it lags behind that, not because all are weak in it.
   */
  usual: { narrative: number; argument: number }
  /**
   * Asked for only of those who truly lag, below this score: to a good essay it would sound as if
   * nobody had read it.
   */
  onlyBelow: number | null
  /** Who writes three sentences has no outline to draw and no argument to dig for. */
  isForOlder: boolean
  /**
   * Text types in which its general wordings would make no sense, and for which textTypeAdvice has
   * no other.
   */
  unsuited: readonly TextType[]
}

export const TRAIT_DEFINITIONS: Record<TraitOf<'content' | 'expression'>, TraitDefinition<number>> &
  Record<TraitOf<'development'>, TraitDefinition<'byRank'>> = {
  MATCH_TITLE: {
    scorer: content.matchTitle,
    weight: 0.18,
    isGradual: false,
    usual: { narrative: 87, argument: 90 },
    onlyBelow: 75,
    isForOlder: true,
    unsuited: [],
  },
  CENTER_STANDOUT: {
    scorer: content.centerStandout,
    weight: 0.34,
    isGradual: true,
    usual: { narrative: 87, argument: 80 },
    onlyBelow: null,
    isForOlder: true,
    unsuited: ['scene', 'response', 'letter', 'poem'],
  },
  CONTENTS_FULL: {
    scorer: content.contentsFull,
    weight: 0.28,
    isGradual: true,
    usual: { narrative: 90, argument: 89 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: [],
  },
  MENTAL_HEALTH: {
    scorer: content.mentalHealth,
    weight: 0.06,
    isGradual: false,
    // Set low: it is mentioned only with cause.
    usual: { narrative: 75, argument: 75 },
    onlyBelow: 75,
    isForOlder: false,
    unsuited: [],
  },
  EMOTION_SINCERE: {
    scorer: content.emotionSincere,
    weight: 0.14,
    isGradual: true,
    usual: { narrative: 79, argument: 78 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: ['scene', 'argument', 'review', 'exposition', 'letter', 'poem'],
  },
  STANDARD: {
    scorer: expression.standard,
    weight: 0.15,
    isGradual: false,
    usual: { narrative: 90, argument: 90 },
    onlyBelow: 85,
    isForOlder: false,
    unsuited: ['poem'],
  },
  STYLE_MATCH: {
    scorer: styleMatch,
    weight: 0.1,
    isGradual: false,
    usual: { narrative: 87, argument: 82 },
    onlyBelow: 70,
    isForOlder: true,
    unsuited: ['exposition', 'letter', 'poem'],
  },
  STRUCTURE_PRECISENESS: {
    scorer: expression.structure,
    weight: 0.45,
    isGradual: true,
    usual: { narrative: 89, argument: 91 },
    onlyBelow: null,
    isForOlder: true,
    unsuited: ['poem'],
  },
  LANGUAGE_FLUENCY: {
    scorer: expression.fluency,
    weight: 0.3,
    isGradual: true,
    usual: { narrative: 88, argument: 81 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: ['poem'],
  },
  PROFOUND: {
    scorer: development.profound,
    weight: 'byRank',
    isGradual: true,
    usual: { narrative: 68, argument: 69 },
    onlyBelow: null,
    isForOlder: true,
    unsuited: [],
  },
  RICHNESS: {
    scorer: development.richness,
    weight: 'byRank',
    isGradual: true,
    usual: { narrative: 75, argument: 81 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: ['review', 'response', 'poem'],
  },
  LITERARY: {
    scorer: development.literary,
    weight: 'byRank',
    isGradual: true,
    usual: { narrative: 74, argument: 72 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: ['response', 'exposition', 'letter'],
  },
  NOVELTY: {
    scorer: development.novelty,
    weight: 'byRank',
    isGradual: true,
    usual: { narrative: 81, argument: 77 },
    onlyBelow: null,
    isForOlder: false,
    unsuited: ['scene', 'review', 'response', 'exposition', 'letter', 'poem'],
  },
}
