/** How the questions of the bank are sorted. */

/** 部编版 volumes, as the filter names them. */
export const EDITIONS = ['edition7', 'edition8'] as const
export type Edition = (typeof EDITIONS)[number]
export const EDITION_NAMES: Record<Edition, string> = {
  edition7: '部编版上',
  edition8: '部编版下',
}

/** The common types of questions. */
export const QUESTION_TAGS = [
  'proposition',
  'half-proposition',
  'material',
  'topic',
  'task',
  'picture',
  'practical',
] as const
export type QuestionTag = (typeof QUESTION_TAGS)[number]
export const QUESTION_TAG_NAMES: Record<QuestionTag, string> = {
  proposition: '命题',
  'half-proposition': '半命题',
  material: '材料',
  topic: '话题',
  task: '任务驱动',
  picture: '看图',
  practical: '应用',
}
