/** 批评了他一场, 看了我一声: how often a deed is done is counted by a word of its own. */
import type { FaultPattern } from './findPatterns.ts'

/** [deeds, '?' where nobody need be named, measures that never count it, the one that does]. */
const TIMES: readonly (readonly [deeds: string, whom: '?' | '', wrong: string, said: string])[] = [
  ['批评|训斥|责备|数落|教训', '?', '场|遍|趟|眼|声|句|片|口', '顿'],
  ['看|望|瞪|瞧|瞥|瞄|盯', '', '声|句|阵|趟|口|脚|拳|顿', '眼'],
  ['咬|啃', '?', '声|句|眼|拳|脚|趟|遍|阵', '口'],
  ['踢|踹', '?', '拳|声|句|眼|口|趟|顿饭', '脚'],
  ['哭|大哭|痛哭', '?', '趟|遍|眼|句', '场'],
  ['喊|叫|大叫|大喊', '?', '眼|拳|脚|趟|顿', '声'],
  ['睡', '?', '次|遍|趟|顿|场', '觉'],
  ['摔|跌', '?', '趟|遍|顿|眼', '跤'],
]
const WHOM = '(?:我|他|她|它|我们|他们|你|弟弟|妹妹|大家|同学|小狗|小猫)'

export const TIMES_OF_DEEDS: readonly FaultPattern[] = TIMES.map(([deeds, whom, wrong, said]) => ({
  words: deeds.split('|'),
  pattern: new RegExp(
    `(?<deed>${deeds})了(?:${WHOM})${whom}一(?<mark>${wrong})(?=[，。；！？]|$)`,
    'dg',
  ),
  suggestion: said,
  explanation: ({ deed = '', mark = '' }) =>
    `“${deed}”不能用“${mark}”来数，说“${deed}了一${said}”。`,
}))
