/** The rubric's three dimensions and the traits of each. */

export const DIMENSIONS = ['content', 'expression', 'development'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const DIMENSION_NAMES: Record<Dimension, string> = {
  content: '内容',
  expression: '表达',
  development: '发展',
}

/** The rubric, in its order: all else that lists the traits follows from it. */
const RUBRIC = {
  content: ['MATCH_TITLE', 'CENTER_STANDOUT', 'CONTENTS_FULL', 'MENTAL_HEALTH', 'EMOTION_SINCERE'],
  expression: ['STANDARD', 'STYLE_MATCH', 'STRUCTURE_PRECISENESS', 'LANGUAGE_FLUENCY'],
  development: ['PROFOUND', 'RICHNESS', 'LITERARY', 'NOVELTY'],
} as const satisfies Record<Dimension, readonly string[]>

/** The traits of one dimension: `TraitOf<'content'>`. */
export type TraitOf<Of extends Dimension> = (typeof RUBRIC)[Of][number]
export type Trait = TraitOf<Dimension>

export const TRAITS = [...RUBRIC.content, ...RUBRIC.expression, ...RUBRIC.development] as const

export const DIMENSION_TRAITS: Record<Dimension, readonly Trait[]> = RUBRIC

export const TRAIT_NAMES: Record<Trait, string> = {
  MATCH_TITLE: '符合题意',
  CENTER_STANDOUT: '中心突出',
  CONTENTS_FULL: '内容充实',
  MENTAL_HEALTH: '思想健康',
  EMOTION_SINCERE: '感情真挚',
  STANDARD: '书写规范',
  STYLE_MATCH: '符合文体',
  STRUCTURE_PRECISENESS: '结构严谨',
  LANGUAGE_FLUENCY: '语言流畅',
  PROFOUND: '深刻',
  RICHNESS: '丰富',
  LITERARY: '有文采',
  NOVELTY: '有创意',
}

/** What each asks, in words that a child of primary school uses. */
export const TRAIT_PLAIN_WORDS: Record<Trait, string> = {
  MATCH_TITLE: '写的就是题目要的',
  CENTER_STANDOUT: '想说的意思很清楚',
  CONTENTS_FULL: '写得具体，不空',
  MENTAL_HEALTH: '想法积极向上',
  EMOTION_SINCERE: '说的是心里话',
  STANDARD: '字和标点用得对',
  STYLE_MATCH: '像这一类作文',
  STRUCTURE_PRECISENESS: '先写什么、后写什么很清楚',
  LANGUAGE_FLUENCY: '句子读起来通顺',
  PROFOUND: '想得比别人深一点',
  RICHNESS: '材料多，人物活',
  LITERARY: '用词好、句子美',
  NOVELTY: '写得和别人不一样',
}

/** 1 is the best (一等 of the rubric); levels.ts has the words. */
export const BANDS = [1, 2, 3, 4] as const
export type Band = (typeof BANDS)[number]

/** Lowest score (0–100) of each band: 16, 11 and 6 of the rubric's 20 points. */
export const BAND_FLOORS: Record<Band, number> = { 1: 80, 2: 55, 3: 30, 4: 0 }

export function bandOf(score: number): Band {
  return BANDS.find((band) => score >= BAND_FLOORS[band]) ?? 4
}
