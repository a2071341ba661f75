/** 表达: 文体, whether an essay is written as its genre is. */
import { ramp } from '../curves.ts'
import type { Features } from '../features.ts'
import type { HighlightKind } from '../highlight.ts'
import {
  isBetween,
  isJudgedAsArgument,
  likeAnother,
  textTypeOf,
  type TextType,
} from '../textType.ts'
import { cappedByLength, conciseness } from './measures.ts'
import { FAMILY_LIFTS } from './recipes/expression.ts'
import { quotedObservation, type TraitScorer } from './trait.ts'

/** What is typical of each text type. */
const STYLE_SHOWN: Record<TextType, readonly HighlightKind[]> = {
  story: ['dialogue', 'actions', 'action'],
  scene: ['sense', 'simile'],
  argument: ['contrast', 'cause', 'evidence'],
  review: ['contrast', 'cause', 'reflection'],
  response: ['reflection'],
  exposition: ['figure', 'comparison', 'example'],
  letter: ['care'],
  poem: ['simile', 'sense'],
}

/** Points that a story handed in as an argument costs, and the other way round. */
const OTHER_GENRE = 26

export const styleMatch: TraitScorer = ({ features, highlights }) => {
  const { genreCues, family, dialogues } = features
  const other = likeAnother(features)
  const score = isJudgedAsArgument(features)
    ? 50 +
      (family === 'any' ? 20 : 20 * genreCues) +
      6 * ramp(features.reasonRate, 0, 1.6) +
      14 * conciseness(features) +
      6 * (1 - ramp(dialogues, 1, 5))
    : family === 'any'
      ? 77
      : 46 + 38 * genreCues + (family === 'narrative' ? 8 * ramp(dialogues, 0, 2) : 5)
  return {
    score: cappedByLength(score - OTHER_GENRE * other, features, 55),
    observations: [
      styleSeen(features),
      ...quotedObservation(highlights, STYLE_SHOWN[textTypeOf(features)], '合乎文体的一处：'),
    ],
    lift:
      textTypeOf(features) === 'review'
        ? '先说清你的看法，再引原文的字句来分析，让每个看法都有出处。'
        : FAMILY_LIFTS[family],
  }
}

function styleSeen(features: Features): string {
  if (likeAnother(features) > 0)
    return features.family === 'argumentative'
      ? '读起来更像在讲一件事，道理说得还少。'
      : '读起来更像在讲道理，事情写得还少。'
  if (features.genreCues <= CUES_OF_THE_GENRE) return '这种文体常见的词语用得还不多。'
  return isBetween(features) ? '这种文体常见的词语用得不少。' : '读得出是这种文体的写法。'
}

/** How densely cue words stand where a reader knows the genre by them. */
const CUES_OF_THE_GENRE = 0.7
