/** 丰满的精力, 精力很丰满: what a noun is said to be like. */
import type { Word } from '../../text/words.ts'
import {
  AND,
  DEGREES,
  isEnd,
  isLedAway,
  isModifier,
  MARKS,
  MODALS,
  PEOPLE,
  tagAt,
  textAt,
} from './clauseWords.ts'
import { isListed, QUALITIES } from './companionship.ts'

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
  const isPredicate = /^(?:n|t|s|vn|i|l)/.test(tagAt(words, at)) && !PEOPLE.test(textAt(words, at))
  return isPredicate ||
    MODALS.has(textAt(words, at)) ||
    ['不', '没', '没有'].includes(textAt(words, at))
    ? []
    : qualities
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
  while (DEGREES.has(textAt(words, at)) || tagAt(words, at) === 'd') {
    if (['不', '没', '没有'].includes(textAt(words, at))) return []
    at += 1
  }
  const qualities: Word[] = []
  for (;;) {
    const word = words[at]
    if (word === undefined || !QUALITIES.words.has(word.text)) break
    qualities.push(word)
    at += 1
    if (!['、', '而', '又', '，又', '和'].includes(textAt(words, at))) break
    at += 1
  }
  while (['了', '起来', '极了', '多', '许多', '的'].includes(textAt(words, at))) at += 1
  if (qualities.length === 0 || !isEnd(words, at)) return []
  const isBare = at === last + 2
  if (isLedAway(words, first) || (isBare && tagAt(words, last).startsWith('v'))) return []
  const isShort = textAt(words, first).length === 1 || textAt(words, first - 1).length === 1
  return isShort && tagAt(words, first - 1).startsWith('v') ? [] : qualities
}

/** Nothing hangs on the noun: 激烈的比赛场面 is another thing. */
function isThingEnd(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  return (
    isEnd(words, at) ||
    (text !== '的' && !MARKS.test(text) && !/^(?:n|a|vn|z|b|k|g|x|eng|l|i)/.test(tagAt(words, at)))
  )
}
