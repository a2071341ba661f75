/** Where the verb before a noun is not what is done to that noun. */
import { VERBS } from './companionship.ts'

/** 产量的提高和… is a noun; in 有改善环境的信心 and 加快了改善水质的进度 the verb has its own object. */
export function isAttribute(match: RegExpExecArray, text: string): boolean {
  const { mark = '', noun = '' } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const between = match[0].slice(0, -noun.length)
  const isLed = between.endsWith('的')
  return (
    /[的和与、]$/.test(before) ||
    match[0].endsWith('的') ||
    (isLed && (/[^为除]了$/.test(before) || VERBS.isTaken(mark, between.slice(-3, -1))))
  )
}
