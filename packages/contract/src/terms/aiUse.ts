/**
 * How much AI a pupil may use before handing in; the teacher sets it for each homework. None of
 * them ever rewrites.
 */
export const AI_USES = ['none', 'hints', 'language', 'full'] as const
export type AiUse = (typeof AI_USES)[number]
export const DEFAULT_AI_USE: AiUse = 'full'

export const AI_USE_NAMES: Record<AiUse, { name: string; text: string }> = {
  none: { name: '不用 AI', text: '提交以前不能批改，提交后才看到批改报告' },
  hints: { name: '只给提示', text: '提交以前只给修改的问题和提示，不标错、不给分' },
  language: {
    name: '语言批改',
    text: '提交以前给提示，并标出错别字、语病和标点，不评内容、不给分',
  },
  full: { name: '完整批改', text: '提交以前可以看到完整的批改报告' },
}
