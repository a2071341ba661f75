/** 丰满的精力, 精力很丰满: what a noun is said to be like. */
import type { Word } from '../../text/words.ts'
import {
  AND,
  DEGREES,
  isEnd,
  isLedAway,
  isModifier,
  isVerb,
  MARKS,
  MODALS,
  PEOPLE,
  tagAt,
  textAt,
} from './clauseWords.ts'
import { isFeeling, isListed, OUTCOMES, QUALITIES } from './companionship.ts'

const NOT = new Set(['不', '没', '没有'])

/** 清脆的歌声, 清脆而响亮的歌声. */
export function qualitiesBefore(words: readonly Word[], first: number, last: number): Word[] {
  if (textAt(words, first - 1) !== '的' || !isThingEnd(words, last + 1)) return []
  let at = first - 2
  const qualities: Word[] = []
  for (;;) {
    const word = words[at]
    if (word === undefined || !QUALITIES.words.has(word.text)) break
    qualities.push(word)
    at -= 1
    if (!AND.has(textAt(words, at)) && !['而', '又'].includes(textAt(words, at))) break
    at -= 1
  }
  while (tagAt(words, at) === 'd' || DEGREES.has(textAt(words, at))) at -= 1
  const before = words[at]
  const isPredicate =
    before !== undefined &&
    /^(?:n|t|s|vn|i|l)/.test(before.tag) &&
    !PEOPLE.test(before.text) &&
    !isVerb(before)
  if (qualities.some(isFeeling)) return []
  return isPredicate || MODALS.has(textAt(words, at)) || NOT.has(textAt(words, at)) ? [] : qualities
}

/** 精力很丰满; of 身体和精力都很充沛 both. */
export function qualitiesAfter(words: readonly Word[], first: number, last: number): Word[] {
  let at = last + 1
  if (AND.has(textAt(words, at))) {
    at += 1
    while (at < words.length && !isListed(textAt(words, at)) && isModifier(words, at, words.length))
      at += 1
    if (!isListed(textAt(words, at))) return []
    at += 1
  }
  if (/^[vfa]$/.test(tagAt(words, at)) && textAt(words, at + 1) === '得') at += 2
  at = behindDegrees(words, at)
  if (at === NOWHERE) return []
  const qualities: Word[] = []
  for (;;) {
    const word = words[at]
    if (word === undefined) break
    const isOther = word.tag === 'a' && textAt(words, at + 1) === '又'
    if (!QUALITIES.words.has(word.text) && !isOther) break
    if (!isOther) qualities.push(word)
    at += 1
    if (!['、', '而', '又', '，又', '和'].includes(textAt(words, at))) break
    at += 1
  }
  while (['了', '起来', '极了', '多', '许多', '的'].includes(textAt(words, at))) at += 1
  if (qualities.length === 0 || !isEnd(words, at)) return []
  const isBare = at === last + 2
  if (isLedAway(words, first) || (isBare && tagAt(words, last).startsWith('v'))) return []
  if (qualities.some(isFeeling) && (isBare || hasDeedBefore(words, first))) return []
  const isShort = textAt(words, first).length === 1 || textAt(words, first - 1).length === 1
  return isShort && tagAt(words, first - 1).startsWith('v') ? [] : qualities
}

/** 字写得很整齐: the quality of what is done, behind the 得 at this place. */
export function outcomeBehind(words: readonly Word[], de: number): Word | undefined {
  const at = behindDegrees(words, de + 1)
  const word = words[at]
  const isOutcome = word !== undefined && OUTCOMES.words.has(word.text) && isEnd(words, at + 1)
  return isOutcome ? word : undefined
}

const NOWHERE = -1

/** Past 很, 都 and the like; nowhere if one of them denies what follows. */
function behindDegrees(words: readonly Word[], from: number): number {
  let at = from
  while (DEGREES.has(textAt(words, at)) || tagAt(words, at) === 'd') {
    if (NOT.has(textAt(words, at))) return NOWHERE
    at += 1
  }
  return at
}

/** 看了这场比赛很激动: somebody does something here, and it is somebody who feels. */
function hasDeedBefore(words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= 0 && !isEnd(words, at); at -= 1)
    if (/^(?:v|p|l|i)/.test(tagAt(words, at)) || textAt(words, at) === '我') return true
  return false
}

/** Nothing hangs on the noun: 激烈的比赛场面 is another thing. */
function isThingEnd(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  return (
    isEnd(words, at) ||
    (text !== '的' && !MARKS.test(text) && !/^(?:n|a|vn|z|b|k|g|x|eng|l|i)/.test(tagAt(words, at)))
  )
}
