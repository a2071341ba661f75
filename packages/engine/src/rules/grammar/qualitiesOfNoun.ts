/** 丰满的精力, 精力很丰满: what a noun is said to be like. */
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import {
  AND,
  DEGREES,
  endOfClause,
  isEnd,
  isLedAway,
  isModifier,
  isVerb,
  MARKS,
  MODALS,
  PEOPLE,
  tagAt,
  textAt,
  THINGS_TOO,
} from './clauseWords.ts'
import { isFeeling, isListed, kindsOf, OUTCOMES, QUALITIES } from './companionship.ts'

const GRADING = /^(?:[变显]得|[很更太真挺]|更加|非常|十分|特别|格外|越来越|那么|比较)$/
const NOT = new Set(['不', '没', '没有'])
/** 做事认真的性格: it is done so. */
const DOINGS = new Set(wordList('做事 办事 说话 写字 待人 为人 处事 唱歌 跳舞 学习 工作 做人 上课'))

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
  // 热爱和平的传统: it is a thing, and done something to.
  if (
    before !== undefined &&
    qualities.some(({ text }) => THINGS_TOO.has(text)) &&
    (before.tag.startsWith('v') || before.text === '热爱')
  )
    return []
  if (qualities.some(isFeeling) || DOINGS.has(textAt(words, at))) return []
  const isLeft = MODALS.has(textAt(words, at)) || NOT.has(textAt(words, at)) || isDenied(words, at)
  return isPredicate || isLeft ? [] : qualities
}

/** 我们不要热闹的掌声: who will not have it need not call it by its right word. */
const isDenied = (words: readonly Word[], at: number): boolean =>
  /^不(?:要|用|爱|求|喜欢|需要|稀罕)$/.test(textAt(words, at)) ||
  (NOT.has(textAt(words, at - 1)) && WANTING.has(textAt(words, at)))
const WANTING = new Set(wordList('要 需要 想要 追求 喜欢 稀罕 在乎 贪图 羡慕 爱 求 图'))

/** 精力很丰满; of 身体和精力都很充沛 both. */
export function qualitiesAfter(words: readonly Word[], first: number, last: number): Word[] {
  // 变得热情多了: it is a quality itself.
  if (GRADING.test(textAt(words, first - 1))) return []
  let at = last + 1
  if (AND.has(textAt(words, at))) {
    at += 1
    while (at < words.length && !isListed(textAt(words, at)) && isModifier(words, at, words.length))
      at += 1
    if (!isListed(textAt(words, at))) return []
    at += 1
  }
  // 电费这个月用得很多: the time stands between.
  while (/^t$/.test(tagAt(words, at))) at += 1
  // 心跳得很快 is cut before the 得.
  if (textAt(words, at) === '得') at += 1
  else if (/^[vfa]$/.test(tagAt(words, at)) && textAt(words, at + 1) === '得') at += 2
  else if (/^.得$/.test(textAt(words, at)) && textAt(words, at) !== '觉得') at += 1
  at = behindDegrees(words, behindLikeness(words, at))
  if (at === NOWHERE) return []
  const qualities: Word[] = []
  for (;;) {
    const word = withoutDegree(words[at])
    if (word === undefined) break
    const isKnown = QUALITIES.words.has(word.text)
    const isOther = word.tag === 'a' && textAt(words, at + 1) === '又'
    if (!isKnown && !isOther) break
    // 又高又大: of plain words of degree only the last is asked for.
    if (isKnown && (!isOther || word.text.length > 1)) qualities.push(word)
    at += 1
    // 高大而有力, 苍老有力
    const isJoined = ['、', '而', '又', '，又', '和'].includes(textAt(words, at))
    const next = isJoined ? at + 1 : at
    const isLast = /^(?:a|z|i|l)$|^v$/.test(tagAt(words, next)) && isEnd(words, next + 1)
    if (isLast && textAt(words, next).length > 1 && !QUALITIES.words.has(textAt(words, next))) {
      if (isJoined || textAt(words, next) === '有力') at = next + 1
      break
    }
    if (isJoined) at += 1
    else if (!isLast || textAt(words, next).length === 1 || /^[了起]/.test(textAt(words, next)))
      break
  }
  while (TRAILING.has(textAt(words, at)) || SECONDS.has(textAt(words, at))) at += 1
  // 地面干燥得能照见人影
  if (textAt(words, at) === '得') at = endOfClause(words, at)
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

export const NOWHERE = -1
/** 高大而有力, 清脆动听, 碧绿如洗: what is said besides. */
const SECONDS = new Set(
  wordList('有力 动听 大方 如洗 见底 动人 自然 可爱 喜庆 利落 富强 耐用 逼人 无比 明白 热闹'),
)
/** 像树皮一样: words of a likeness, at the most. */
const LIKENESS = 8

/** Past 像树皮一样, and 如同一面镜子似的. */
function behindLikeness(words: readonly Word[], from: number): number {
  if (!/^(?:就|好)?像$|^(?:如同|犹如|宛如|好似)$/.test(textAt(words, from))) return from
  for (let at = from + 1; at < from + LIKENESS && !isEnd(words, at); at += 1)
    if (/^(?:一样|似的|一般|那样|那么|般)$/.test(textAt(words, at)))
      return textAt(words, at + 1) === '地' ? from : at + 1
  return from
}

/** 很大 is one word of the dictionary, as 越来越少 and 非常广阔 are. */
export function withoutDegree(word: Word | undefined): Word | undefined {
  const [degree = ''] = /^(?:越来越|非常|十分|特别|格外)(?=.)/.exec(word?.text ?? '') ?? []
  if (word !== undefined && degree !== '')
    return { ...word, text: word.text.slice(degree.length), start: word.start + degree.length }
  return word !== undefined &&
    /^[很真太更挺][大小多少高低长短快慢重轻强弱深远厚胖瘦矮粗浓]$/.test(word.text)
    ? { ...word, text: word.text.slice(1), start: word.start + 1 }
    : word
}

const isLongQuality = (text: string): boolean => text.length > 1 && QUALITIES.words.has(text)
/** What may follow a quality and change nothing about it. */
const TRAILING = new Set([
  '了',
  '起来',
  '极了',
  '多',
  '多了',
  '许多',
  '很多',
  '不少',
  '一些',
  '一点',
  '一点儿',
  '的',
  '得多',
  '下来',
  '啊',
  '呀',
  '呢',
  '啦',
])
/** 病情一天天严重, 一天比一天好. */
const DAY_BY_DAY = new Set([
  '一天天',
  '一天',
  '比',
  '一年年',
  '一年',
  '天天',
  '慢慢',
  '不太',
  '格外地',
])

/** Past 很, 都 and the like; nowhere if one of them denies what follows. */
export function behindDegrees(words: readonly Word[], from: number): number {
  let at = from
  while (
    DEGREES.has(textAt(words, at)) ||
    // 深刻 is called an adverb now and then.
    (tagAt(words, at) === 'd' &&
      !isLongQuality(textAt(words, at)) &&
      // 成绩进步很大: 进步 is called one, too.
      kindsOf(textAt(words, at)) === undefined) ||
    DAY_BY_DAY.has(textAt(words, at))
  ) {
    if (NOT.has(textAt(words, at))) return NOWHERE
    at += 1
  }
  return at
}

/** 看了这场比赛很激动: somebody does something here, and it is somebody who feels. */
function hasDeedBefore(words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= 0 && !isEnd(words, at); at -= 1)
    if (/^(?:v(?!n)|p|l|i)/.test(tagAt(words, at)) || textAt(words, at) === '我') return true
  return false
}

/** Nothing hangs on the noun: 激烈的比赛场面 is another thing. */
export function isThingEnd(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  // 浓郁的花香扑鼻而来: a predicate; 鸟语花香的公园 is another thing.
  const isPredicate = /^[il]/.test(tagAt(words, at)) && text.length === 4
  return (
    isEnd(words, at) ||
    text === '：' ||
    (isPredicate && textAt(words, at + 1) !== '的') ||
    (text !== '的' && !MARKS.test(text) && !/^(?:n|a|vn|z|b|k|g|x|eng|l|i)/.test(tagAt(words, at)))
  )
}
