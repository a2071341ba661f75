/** How the product's writing references are sorted. */
export const REFERENCE_THEMES = [
  'growth',
  'nature',
  'family',
  'school',
  'homeland',
  'reading',
  'society',
  'imagination',
] as const
export type ReferenceTheme = (typeof REFERENCE_THEMES)[number]
export const REFERENCE_THEME_NAMES: Record<ReferenceTheme, string> = {
  growth: '成长',
  nature: '自然',
  family: '亲情',
  school: '校园',
  homeland: '家乡',
  reading: '阅读',
  society: '社会',
  imagination: '想象',
}

export const REFERENCE_TAGS = [
  'opening',
  'detail',
  'order',
  'argument',
  'ending',
  'language',
] as const
export type ReferenceTag = (typeof REFERENCE_TAGS)[number]
export const REFERENCE_TAG_NAMES: Record<ReferenceTag, string> = {
  opening: '怎样开头',
  detail: '细节描写',
  order: '条理顺序',
  argument: '说理论证',
  ending: '怎样结尾',
  language: '语言表达',
}
