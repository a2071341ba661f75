/** Where the verb before a noun is not what is done to that noun. */
import { VERBS } from './companionship.ts'

const TAKERS: readonly (readonly [verb: string, noun: string])[] = [
  ['养成', '习惯'],
  ['培养', '习惯'],
  ['树立', '信心'],
  ['鼓起', '勇气'],
  ['掌握', '方法'],
  ['懂得', '道理'],
  ['明白', '道理'],
  ['提高', '能力'],
]

/** 养成制订并完成计划的习惯: the noun is what an earlier verb of the clause is about. */
const hasTaker = (before: string, noun: string): boolean =>
  TAKERS.some(
    ([verb, thing]) => noun === thing && new RegExp(`${verb}[^，。；！？]{0,10}$`).test(before),
  )

/** 产量的提高和… is a noun; in 有改善环境的信心 and 加快了改善水质的进度 the verb has its own object. */
export function isAttribute(match: RegExpExecArray, text: string): boolean {
  const { mark = '', noun = '' } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const between = match[0].slice(0, -noun.length)
  const isLed = between.endsWith('的')
  return (
    /[的和与、]$/.test(before) ||
    match[0].endsWith('的') ||
    (/的.{0,2}$/.test(between) && hasTaker(before, noun)) ||
    (isLed && (/[^为除]了$/.test(before) || VERBS.isTaken(mark, between.slice(-3, -1))))
  )
}
