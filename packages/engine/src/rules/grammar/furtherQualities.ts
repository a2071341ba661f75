/** What a noun is said to be like in rarer places: 嗓音茂盛的歌手, 高大理想, 比蜗牛多得多. */
import { DEGREES_OF } from '../../lexicon/companions/degrees.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import { DEGREES, isEnd, isVerb, tagAt, textAt } from './clauseWords.ts'
import { isFeeling, kindsOf, QUALITIES } from './companionship.ts'
import { behindDegrees, isThingEnd, NOWHERE, withoutDegree } from './qualitiesOfNoun.ts'

const DEGREE_WORDS = new Set(wordList(DEGREES_OF.all))

export function furtherQualities(words: readonly Word[], first: number, last: number): Word[] {
  return [
    ...qualityWithin(words, first, last),
    ...qualityTouching(words, first, last),
    ...qualityGoingOn(words, last),
    ...qualityCompared(words, last),
  ]
}

/** 嗓音茂盛的歌手: what is said of the noun, not of what comes behind. */
function qualityWithin(words: readonly Word[], first: number, last: number): Word[] {
  const quality = words[last + 1]
  const behind = textAt(words, last + 3)
  const head = /^(?:n|vn)/.test(tagAt(words, last + 4)) && isBareLook(words, last + 3) ? 4 : 3
  const headNoun = head === 4 ? textAt(words, last + 4) : behind
  if (
    quality === undefined ||
    first !== last ||
    textAt(words, last + 2) !== '的' ||
    quality.text.length < 2 ||
    kindsOf(headNoun) === undefined ||
    !QUALITIES.words.has(quality.text) ||
    isFeeling(quality)
  )
    return []
  // 小溪清脆的歌声: it is said of the song.
  const isOfHead = QUALITIES.whyNot(quality.text, headNoun, true) === undefined
  const before = textAt(words, first - 1)
  const isOpen =
    first === 0 || /^[rmqxbuv]|^n[rs]?$|^p$/.test(tagAt(words, first - 1)) || before === '、'
  return isOfHead || !isOpen || isVerb(words[first - 1]) ? [] : [quality]
}

/** 他的高大理想: without a 的 between. */
function qualityTouching(words: readonly Word[], first: number, last: number): Word[] {
  const quality = words[first - 1]
  const isTouching =
    quality !== undefined &&
    quality.text.length === 2 &&
    quality.tag.startsWith('a') &&
    first === last &&
    /^(?:的|[mq])/.test(textAt(words, first - 2) === '的' ? '的' : tagAt(words, first - 2))
  return isTouching && QUALITIES.words.has(quality.text) && isThingEnd(words, last + 1)
    ? [quality]
    : []
}

const isBareLook = (words: readonly Word[], at: number): boolean =>
  /^[小大好新老]$/.test(textAt(words, at))

/** 景色五彩缤纷，十分悦耳: the next clause goes on about the same noun. */
function qualityGoingOn(words: readonly Word[], last: number): Word[] {
  const pause = words.findIndex((word, at) => at > last && word.text === '，')
  const isShort = pause > last + 1 && pause < last + 6
  const stretch = words.slice(last + 1, pause)
  const isLook = ({ text, tag }: Word): boolean => /^[azil]/.test(tag) || QUALITIES.words.has(text)
  if (
    !isShort ||
    !stretch.some((word) => isLook(word) && word.text.length > 1) ||
    !stretch.every((word) => isLook(word) || word.tag === 'd' || DEGREES.has(word.text))
  )
    return []
  if (!GOING.has(textAt(words, pause + 1))) return []
  const at = behindDegrees(words, pause + 1)
  const quality = at === NOWHERE ? undefined : withoutDegree(words[at])
  return quality !== undefined &&
    quality.text.length > 1 &&
    QUALITIES.words.has(quality.text) &&
    !isFeeling(quality) &&
    isEnd(words, at + 1)
    ? [quality]
    : []
}

const GOING = new Set(wordList('十分 非常 很 特别 格外 也很 又 而且 更 显得 真 分外 异常 也'))

/** 速度比蜗牛多得多; 脾气比牛还大 is an image. */
function qualityCompared(words: readonly Word[], last: number): Word[] {
  if (textAt(words, last + 1) !== '比') return []
  for (let at = last + 2; at < last + 8 && !isEnd(words, at); at += 1) {
    if (tagAt(words, at).startsWith('v') && textAt(words, at) !== '变') return []
    const word = words[at]
    // 多得多 is one word of the dictionary.
    if (word !== undefined && /^.得多$/.test(word.text))
      return [{ ...word, text: word.text.slice(0, 1), end: word.start + 1 }]
    const quality = withoutDegree(word)
    const next = textAt(words, at + 1)
    const isMuch = /^(?:得|多了?|一些|一点儿?|很多|许多|了)$/.test(next)
    if (quality !== undefined && DEGREE_WORDS.has(quality.text) && at > last + 2)
      return isMuch && !/^[还更]/.test(textAt(words, at - 1)) ? [quality] : []
  }
  return []
}
