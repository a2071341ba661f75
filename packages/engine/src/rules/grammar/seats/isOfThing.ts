import type { Word } from '../../../text/words.ts'
import { textAt } from '../clauseWords.ts'

/**
 * 把从来没看过的书: what begins here belongs to a thing, for a 的 follows before the clause ends.
 */
export function isOfThing(words: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 8 && at < words.length; at += 1) {
    const text = textAt(words, at)
    if (/^[，。！？；“”]/.test(text)) return false
    // 已经扶到了路边的长椅上: the deed is done, and what follows is another thing.
    if (text === '了' && textAt(words, at + 1) !== '的') return false
    if (text === '的' && !/^[，。！？；]/.test(textAt(words, at + 1))) return true
  }
  return false
}

/**
 * 给从来没见过的人送信: the same behind a preposition, whose verb comes after the thing. 给我常常讲过去的故事 has
 * none there.
 */
export function isOfGoverned(words: readonly Word[], from: number): boolean {
  if (!isOfThing(words, from)) return false
  let at = from
  while (textAt(words, at) !== '的') at += 1
  for (at += 2; at < words.length && !/^[，。！？；“”]/.test(textAt(words, at)); at += 1)
    if (/^(?:v|a|d|p|z|i|l)/.test(words[at]?.tag ?? '')) return true
  return false
}
