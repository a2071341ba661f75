/** Where the thing ends that a measure counts: 树苗, 树的种子 and 白云缭绕的青山 are other things. */
import type { Word } from '../../text/words.ts'
import { DEGREES, MARKS, tagAt, textAt } from './clauseWords.ts'
import { kindsOf } from './companionship.ts'

/** 大树底下 and 大树上 are of the tree; 树苗, 树的种子 and 白云缭绕的青山 are other things. */
export function isEndOfThing(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  if (/^(?:的|之|似的|般|般的|这样|那样|一样)$/.test(text)) return false
  // 一颗大枣树上掉下的果子: a 果子 is counted.
  if (/^[上下里出]来?去?$/.test(text) && words.slice(at, at + 4).some((word) => word.text === '的'))
    return false
  if (tagAt(words, at) === 'v' && textAt(words, at + 1) === '的') return false
  // 蓝布被面
  if (text === '被' && /^[面里套褥单]/.test(textAt(words, at + 1))) return false
  // 蚂蚁观察报告, 白花边, 妇人和孩子的肖像: the thing that is counted comes later.
  if (/^(?:[边铺店摊馆厂房室台机架柜盒袋花塔]|启事|骨头|警察|画像)$/.test(text)) return false
  if (/^[和与跟、]$/.test(text) && isOwned(words, at + 1)) return false
  // 封面画着小猫的日记本, 一件妈妈给我买的毛衣: no thing, and one that does something.
  if (/^[着了过]/.test(text)) return false
  if (/^[给送]/.test(text) && words.slice(at, at + 8).some((word) => word.text === '的'))
    return false
  // 一只耳朵很短的花狗: the 狗 is counted.
  if (DEGREES.has(text) && textAt(words, at + 2) === '的') return false
  // 小路通向河边, 把月亮画进本子
  if (/^(?:通向|通往|通到)$/.test(text)) return true
  const isDeed = /^[画架]$/.test(text) || kindsOf(text) === undefined
  if (isDeed && /^.$|^.{2}住$/.test(text) && /^[进出下上着了在成到]$/.test(textAt(words, at + 1)))
    return true
  return !/^(?:n|a|z(?!g)|b|k|g|eng|vn|q|i|l|s)/.test(tagAt(words, at))
}

/** A 的 in the rest of the clause. */
export function isOwned(words: readonly Word[], from: number): boolean {
  for (let at = from; at < words.length && !MARKS.test(textAt(words, at)); at += 1)
    if (textAt(words, at) === '的') return true
  return false
}
