/**
 * Where one thing is likened to another, read from the words: the tenor (what is likened), the
 * comparison word, the vehicle (what it is likened to). A vehicle is a thing that is named:
 * 像断了线的珠子, not 像断了线; and a thing of another sort: 他像个孩子 compares people.
 */
import { isPerson, PERSON_PRONOUNS } from '../../lexicon/people.ts'
import type { Names, Word } from '../../text/words.ts'
import { regex, wordList } from '../../text/multiline.ts'

export type Comparison = {
  tenor: Word
  /** 像, 仿佛 … */
  marker: Word
  /** From the first word of the vehicle to its noun. */
  vehicle: { start: number; end: number; noun: Word; isDescribed: boolean }
  /**
   * What stands behind 一样 or 似的, where something is done or shown so: 像箭一样飞, 像火一样红.
   */
  shown: Word | undefined
}

/** Comparison words that suffice by themselves, where a thing follows. */
const LIKE: ReadonlySet<string> = new Set(
  wordList(`
    像 像是 就像 有点像 活像 正像 倒像 真像 恰像 宛如 宛若 犹如 恰似 好似 恰如 好比 如同 酷似
  `),
)
/**
 * Words that guess as often as they compare: a counted thing (仿佛一面镜子) or 一样 behind it must
 * show which.
 */
const LIKE_OR_GUESS: ReadonlySet<string> = new Set('好像 好像是 仿佛 仿佛是 似乎 如'.split(' '))
const BEHIND = /^(?:一样|一般|似的|似地|般|般的|般地|一样的|一般的)$/
/** 像你这样, 像他那么高: the same sort, or the same degree. */
const SAME_SORT = /^(?:那样|这样|那么|这么|这种|那种|那般|这般|之类|一类|这些|那些|样子|来着|等)$/
const BREAK = /^[，。！？；：,!?;:…—（）()~～]+$/
const QUOTE = /^[“”"‘’《》「」『』]$/
const NOUN = /^(?:n|s$|an$|vn$|[jlio]$|eng$)/
const VERB = /^v(?!n$)/
const FUNCTION_WORD = /^(?:p|d|f|c|u|k|y|e)/

/** Before a comparison word these mean: not alike, wished alike, felt as if, or drawn alike. */
const NOT_ALIKE = regex()`
  ^(?:不|没|没有|不再|不会|不能|不是|不要|从未|不可能|别|哪|很|太|最|长|想|希望|学习|要是|无法|
  怎么|怎能|成为|做到|能够|应该|要|还|还是|是不是|才能|再|有人|有|不管|许多|很多|感觉|觉得|真的|
  心里|家里|照|画|拍|比|例|假)$
`
/** No vehicles: people named by pronouns, the usual, this and that. */
const POINTING = regex()`
  ^(?:我|你|您|他|她|它|咱|俺)(?:们|俩)?$|^(?:自己|大家|别人|人家|其他|其它|别的|某|什么|谁|哪|
  这|那个|每|各|任何|同学们|所有|此|该|本|怎|如此|那里|那次|其|有的|有些|许多|很多|大多数|一切|
  上面|下面|上次)
`
const THE_USUAL = regex()`
  ^(?:以前|往常|平时|平常|平日|往日|往年|以往|从前|过去|现在|今天|昨天|当年|当时|当初|小时候|
  上次|刚才|先前|昔日|往昔|原来|曾经|如今|今|此时|此刻|开始|一开始|前几天|去年|第一次|上午|下午|
  早上|晚上|时|后|前)$
`
/** Verbs that begin an event, never the description of a thing: 像走进了连绵的画卷. */
const GOING_ON =
  /^(?:有|看|看到|看见|走进|走入|回到|来到|想起|听到|听见|没有|到|坐|穿|抱|给|让|使|是|变)/
/** Too empty, or too much the same as anything, to be a vehicle. */
const NO_VEHICLE = regex()`
  ^(?:人|人类|时|点|天|年|次|东西|事|事情|样子|样|地方|问题|原因|例子|俗语|谚语|名言|说法|话|
  感觉|状态|方式|机会|机遇|情况|结果|左右|半|一半|一样|大小|之间|一夜之间)$
`
/** 一下子, 一直: no counted thing. */
const NO_COUNT = /^一(?:下|时|直|定|起|样|旦|边|点|些)/
const MEANT_TOWARDS = new Set('学习 看齐 致敬 请教 道歉'.split(' '))
/** How many words are read before and behind a comparison word: nobody follows a longer simile. */
const READ_BEFORE = 40
const READ_BEHIND = 18

export function findComparisons(words: readonly Word[], names: Names): Comparison[] {
  return words.flatMap((word, at) =>
    LIKE.has(word.text) || LIKE_OR_GUESS.has(word.text)
      ? (comparisonAt(words, at, names) ?? [])
      : [],
  )
}

function comparisonAt(words: readonly Word[], at: number, names: Names): Comparison | undefined {
  const marker = words[at]
  const before = words[at - 1]
  if (marker === undefined || (before !== undefined && NOT_ALIKE.test(before.text)))
    return undefined
  const { phrase, hasBehind, next } = phraseBehind(words, at)
  const noun = phrase === undefined ? undefined : nounOf(phrase, hasBehind)
  const [first] = phrase ?? []
  if (phrase === undefined || first === undefined || noun === undefined) return undefined
  if (LIKE_OR_GUESS.has(marker.text) && !hasBehind && (marker.text === '如' || !isCounted(first)))
    return undefined
  const isHuman = (word: Word) => isPerson(word.text) || names.has(word.text)
  const tenor =
    tenorBefore(words, at) ??
    bareTenorBefore(words, at) ??
    (hasBehind && words[next]?.text === '的' ? words[next + 1] : undefined)
  if (tenor === undefined) return undefined
  if (NO_VEHICLE.test(noun.text)) return undefined
  if (isHuman(noun) && (isHuman(tenor) || PERSON_PRONOUNS.has(tenor.text))) return undefined
  return {
    tenor,
    marker,
    vehicle: {
      start: first.start,
      end: noun.end,
      noun,
      isDescribed: phrase.some((word) => word.text === '的' && word.end <= noun.start),
    },
    shown: hasBehind ? shownAt(words, next) : undefined,
  }
}

function shownAt(words: readonly Word[], at: number): Word | undefined {
  const next = words[words[at]?.text === '地' ? at + 1 : at]
  return next !== undefined &&
    /^(?:v|a|z)/.test(next.tag) &&
    !BREAK.test(next.text) &&
    !/^[把将被给让在]/.test(next.text)
    ? next
    : undefined
}

/** The words behind the comparison word, up to 一样, 似的 or the clause's end. */
function phraseBehind(
  words: readonly Word[],
  at: number,
): { phrase: Word[] | undefined; hasBehind: boolean; next: number } {
  const phrase: Word[] = []
  let next = at + 1
  while (/^(?:是|了|着|极|极了|过|的|那)$/.test(words[next]?.text ?? '')) next += 1
  for (; next < words.length && phrase.length < READ_BEHIND; next += 1) {
    const word = words[next]
    if (word === undefined || BREAK.test(word.text)) break
    if (BEHIND.test(word.text)) return { phrase, hasBehind: true, next: next + 1 }
    if (SAME_SORT.test(word.text)) return { phrase: undefined, hasBehind: false, next }
    if (QUOTE.test(word.text)) {
      if (phrase.length > 0 && !/[“‘《「『]/.test(word.text)) break
      continue
    }
    phrase.push(word)
  }
  return { phrase, hasBehind: false, next }
}

/** The noun that the phrase names; undefined where it describes an event instead. */
function nounOf(phrase: readonly Word[], hasBehind: boolean): Word | undefined {
  const [first] = phrase
  if (first === undefined || POINTING.test(first.text) || THE_USUAL.test(first.text))
    return undefined
  // 像雷锋学习: meant is 向.
  if (MEANT_TOWARDS.has(phrase.at(-1)?.text ?? '')) return undefined
  // 像小鸟、小鱼都…: examples.
  if (isNoun(first) && /^(?:都|也|等|、)$/.test(phrase[endOfNouns(phrase, 0) + 1]?.text ?? ''))
    return undefined
  const of = phrase.findLastIndex((word, at) => word.text === '的' && isContent(phrase[at + 1]))
  if (FUNCTION_WORD.test(first.tag) && (of < 0 || first.tag === 'p')) return undefined
  if (VERB.test(first.tag) && (of < 0 ? phrase.length > 1 || hasBehind : isEventPhrase(phrase, of)))
    return undefined
  const at = nounAt(phrase, of)
  const noun = phrase[at]
  if (noun === undefined)
    return phrase.length === 1 || of >= 0 || phrase.some(isCounted) ? phrase.at(-1) : undefined
  // 像雨水拍打着大地, 像小鸟学飞一样: something happens; no one thing is named.
  const isEvent = at < phrase.length - 1 && of < 0
  return isEvent && (hasBehind || /^(?:n|s$|t$)/.test(first.tag)) ? undefined : noun
}

/**
 * Where the noun stands: behind the last 的, or, where something then happens to it, behind the
 * first: 像奔跑的小鹿踏过了春天的草地.
 */
function nounAt(phrase: readonly Word[], of: number): number {
  const first = endOfNouns(
    phrase,
    phrase.findIndex((word, at) => word.text === '的' && isContent(phrase[at + 1])) + 1,
  )
  const happens =
    VERB.test(phrase[first + 1]?.tag ?? '') && /^(?:了|着|过)$/.test(phrase[first + 2]?.text ?? '')
  return happens ? first : endOfNouns(phrase, of + 1)
}

function endOfNouns(phrase: readonly Word[], from: number): number {
  let at = from
  while (at < phrase.length && !isNoun(phrase[at])) at += 1
  while (at + 1 < phrase.length && (isNoun(phrase[at + 1]) || phrase[at + 1]?.tag === 'k')) at += 1
  return at
}

function isNoun(word: Word | undefined): boolean {
  return word !== undefined && NOUN.test(word.tag)
}

function isContent(word: Word | undefined): boolean {
  return word !== undefined && (NOUN.test(word.tag) || /^[aqmzbv]/.test(word.tag))
}

function isCounted(word: Word): boolean {
  return /^[mq]/.test(word.tag) && !NO_COUNT.test(word.text)
}

/** 像走进了连绵不断的画卷 is an event, 像断了线的珠子 a thing: the words before 的 decide. */
function isEventPhrase(phrase: readonly Word[], of: number): boolean {
  const [first] = phrase
  const between = phrase.slice(1, of)
  const beforeOf = phrase[of - 1]
  if (first === undefined || between.length === 0) return false
  if (GOING_ON.test(first.text) || between.some((word) => /^(?:m|q|mq)$/.test(word.tag)))
    return true
  return between[0]?.text !== '的' && beforeOf !== undefined && /^[abzi]/.test(beforeOf.tag)
}

/**
 * The nearest named thing before it: in its own clause, else in an earlier one. Places (树上) and
 * looks (远看) are none.
 */
function tenorBefore(words: readonly Word[], at: number): Word | undefined {
  let isOwnClause = true
  for (let index = at - 1; index >= Math.max(0, at - READ_BEFORE); index -= 1) {
    const word = words[index]
    if (word === undefined) return undefined
    if (BREAK.test(word.text)) {
      isOwnClause = false
      continue
    }
    if (
      !isNoun(word) &&
      !/^(?:它|它们|这|那|一切|这里|那里|其)$/.test(word.text) &&
      !PERSON_PRONOUNS.has(word.text)
    )
      continue
    if (/^[里上中下旁边内外前后]$/.test(words[index + 1]?.text ?? '')) continue
    if (
      isOwnClause
        ? !/^(?:远远望去|看上去|看起来|远看|近看|有时)$/.test(word.text)
        : word.tag !== 's'
    )
      return word
  }
  return undefined
}

/**
 * 幸福就像…, 尊严，像…: one word that the dictionary does not call a noun, alone before the
 * comparison word.
 */
function bareTenorBefore(words: readonly Word[], at: number): Word | undefined {
  const lead: Word[] = []
  let hasComma = false
  for (let index = at - 1; index >= Math.max(0, at - 8); index -= 1) {
    const word = words[index]
    if (word === undefined) break
    if (BREAK.test(word.text)) {
      if (word.text !== '，' || lead.length > 0 || hasComma) break
      hasComma = true
    } else if (!/^[dcuyp]/.test(word.tag)) lead.push(word)
  }
  const isBare =
    lead.length > 0 &&
    lead.length <= 3 &&
    lead.every((word) => /^(?:a|v|t|f|z|m|q|r)/.test(word.tag) && !NO_TENOR.test(word.text))
  return isBare ? lead[0] : undefined
}

const NO_TENOR = /^(?:看|感觉|觉得|远|想|走|跑|说|有|听|这|那|真|显得|变|是|要|会)/
