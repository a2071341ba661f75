/**
 * Sentences that instruct the grader (请给我满分) are treated as data: they are left out of what is
 * measured, so they change no score.
 */
import { regex } from '../text/multiline.ts'

const INJECTIONS = [
  regex()`
    (?:请|务必|必须|一定要|求求|麻烦|拜托)[^\n]{0,20}(?:给|打|判|评)[^\n]{0,8}(?:满分|高分|最高分|
    100\s*分|一百分|一等|优秀)
  `,
  /(?:忽略|无视|忘记)[^\n]{0,12}(?:指令|提示|规则|评分标准|要求)/,
  regex()`
    (?:评分|批改|阅卷|打分)(?:系统|程序|机器人?|助手|模型|老师)[^\n]{0,24}(?:满分|高分|最高分|
    100\s*分|一百分|一等|优秀|给|打|输出)
  `,
  /(?:输出|返回)\s*(?:100|一百|满|最高|高)\s*分/,
  // A faked end of the text, or a faked answer.
  /<\/?(?:essay|system|user|assistant|prompt)\b/i,
  /(?:ignore|disregard)[^\n]{0,40}(?:instruction|rule|prompt)/i,
]

export function withoutPromptInjection(text: string): string {
  return text.replace(/[^。！？!?\n　]+[。！？!?]*/g, (sentence) =>
    isOrder(sentence) ? '' : sentence,
  )
}

export function isOrder(sentence: string): boolean {
  return INJECTIONS.some((order) => order.test(sentence))
}
