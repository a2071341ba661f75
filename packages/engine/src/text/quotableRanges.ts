/**
 * Which stretches of an essay can be quoted by themselves, and how a paragraph is named by its
 * beginning.
 */
import type { Span } from '../types.ts'
import {
  isQuoted,
  spanOf,
  type Clause,
  type Paragraph,
  type Range,
  type Sentence,
} from './document.ts'
import { regex } from './multiline.ts'

/** A quote that reads well: no shorter, no longer, in UTF-16 units. */
const SHORTEST = 6
const LONGEST = 38
/** A stretch without any punctuation is quoted by its first characters. */
const CLIPPED = 16
/** Words of other scripts are longer, and are not cut in two. */
const FOREIGN = 60
export const QUOTE_MARKS = /[“”‘’「」『』"《》]/

/** Words that point at what stands before them. */
const LEANS_BACK = regex()`
  ^(?:但|而|却|也|就|又|所以|因此|可|还|才|便|并|或|与|和|那么|那就|不过|于是|接着|然后|后来|它|
  这|那|其|他们|甚至|从而|以及|以便|直到|尤其|特别是|再|更|都|仍|依然|竟|结果|恰恰|正是|[?？，,、])
`
/** In the middle of a sentence these have their subject, or their other half, before them. */
const LACKS_SUBJECT = regex()`
  ^(?:把|被|让|使|给|没有?|不|很|是|像|仿佛|比|向|对|为了|满足|觉得|感到|只(?!见)|一路|轻轻|
  慢慢|静静|从此|最后|既|[一两几](?:只|条|个|把|张|盏|座|台|根|片|双)|有(?:的|大|小|时|人|说)|
  黄的|白的|红的|绿的|我(?:以为|觉得)$|说|问|喊|看|听|走|跑|拿|用|吓|累|笑|跟着|带着|拉着|站在|
  坐在|躺在|走到|来到|翻|抹|按)
`
/** A stretch that ends so is not finished. */
const LEANS_ON = regex()`
  (?:(?:^|，)在[^，]{1,10}(?:里|上|中|下|前|后|边|间|今天)|(?:^|，)每天[^，]{2,3}|(?:^|，)
  一个[^，]{0,8}的(?:夜晚|早晨|早上|下午|傍晚|晚上|日子)|远远看去|的|时|时候|后|之后|以后|前|
  一看|一[开推打掀][^，]{0,2}|说|想|道|问|喊|着|有人|以为|觉得|认为|明白了|懂得了|知道了|明白|懂得|在于|看来|发现|
  才知道|就是|告诉我|写道|告诉我们|的人|地|得|把|被|和|与|、)$
`
/** Half of a pair: not a whole thought unless its other half stands in the quote too. */
const HALF_OF_PAIR = regex()`
  ^.{0,3}(?:因为|由于|虽然|尽管|如果|要是|假如|倘若|只要|只有|即使|无论|不管|不但|不仅|不只|
  既然|既|与其|所谓|不是|当|每当|等到|为了|除了|随着|自从|只见|一边|有的|没有|通过|经过|越)
`
/** How the other halves begin. */
const SECOND_HALF = regex()`
  ^(?:却|而|就|便|才|也|又|都|更|还|那么|所以|但|可是|反而|然而|不是|甚至|并|一边|有的|使|让|靠|
  渐渐|慢慢|终于|于是|最后|从此|再也|竟|只好|结果|只|从而)
`
/** 一、… and （2）…: members of a list. */
const LIST_ITEM = /^(?:[（(]?[一二三四五六七八九十0-9]+[、.．)）]|[①-⑨])/

/**
 * One, two or three clauses that follow each other with nothing but commas between, and read as a
 * whole.
 */
export function quotableRangesFrom(paragraph: Paragraph, sentence: Sentence, at: number): Range[] {
  const { clauses } = sentence
  const first = clauses[at]
  if (
    first === undefined ||
    isQuoted(paragraph, first.start) ||
    LIST_ITEM.test(first.text) ||
    isTornOff(paragraph, first.start)
  )
    return []
  if (
    first.start !== sentence.start &&
    (LEANS_BACK.test(first.text) || LACKS_SUBJECT.test(first.text))
  )
    return []
  const ranges: Range[] = []
  for (let next = at; next < Math.min(at + 3, clauses.length); next += 1) {
    const last = clauses[next]
    if (last === undefined) break
    const text = paragraph.text.slice(first.start, last.end)
    if (text.length > LONGEST || QUOTE_MARKS.test(text) || /[；：:;。！？!?…—（）()]/.test(text))
      break
    if (
      text.length >= SHORTEST &&
      /\p{Script=Han}/u.test(text) &&
      isFinished(paragraph, clauses, next)
    )
      ranges.push({ start: first.start, end: last.end })
  }
  return ranges
}

/** 只听“刺啦”一声: what stands behind the closing mark began before the opening one. */
function isTornOff(paragraph: Paragraph, start: number): boolean {
  return TORN.test(paragraph.text.slice(0, start))
}

const TORN = /[^。！？!?，；：…—”’」』》）][”’」』》]$/

/** Nothing that belongs to the last clause comes after it. */
function isFinished(paragraph: Paragraph, clauses: readonly Clause[], at: number): boolean {
  const last = clauses[at]
  const next = clauses[at + 1]
  if (last === undefined) return false
  if (/[：:“「"《（(、—]/.test(paragraph.text.charAt(last.end))) return false
  if (next === undefined) return true
  return (
    !LEANS_ON.test(last.text) &&
    !HALF_OF_PAIR.test(last.text) &&
    !SECOND_HALF.test(next.text) &&
    !(last.text.length < 4)
  )
}

/** How well a stretch reads alone, as a factor. */
export function standaloneFactor(quote: string, sentence: Sentence, range: Range): number {
  const isNice = quote.length >= 9 && quote.length <= 28
  return (
    (isNice ? 1 : 0.75) *
    (LEANS_BACK.test(quote) ? 0.6 : 1) *
    (LEANS_ON.test(quote) ? 0.4 : 1) *
    (range.start === sentence.start ? 1.12 : 1) *
    (range.end === sentence.clauses.at(-1)?.end ? 1.12 : 1)
  )
}

export function dependsOnContext(quote: string): boolean {
  return LEANS_BACK.test(quote) || LEANS_ON.test(quote)
}

/** Names a paragraph by its beginning. */
export function firstWords(paragraph: Paragraph): Span | undefined {
  const [first, second] = paragraph.sentences[0]?.clauses ?? []
  if (first === undefined || LIST_ITEM.test(first.text)) return undefined
  const joined =
    second !== undefined && first.text.length < 8 ? { start: first.start, end: second.end } : first
  return [joined, first]
    .map((range) =>
      spanOf(paragraph, { start: range.start, end: clippedEnd(paragraph.text, range) }),
    )
    .find(
      (span) =>
        !QUOTE_MARKS.test(span.quote) && span.quote.length >= 4 && !/[：:]/.test(span.quote),
    )
}

/** Where a pupil forgot the punctuation, a new thought often begins with one of these. */
const TURN = /(?=我们|[我你他她它](?!们)|然后|可是|但是|因为|所以|后来|晚上|早上|有时)/

/** Plain pieces of a paragraph, in order, for texts without a stretch worth praising. */
export function plainSpansOf(paragraph: Paragraph): Span[] {
  return paragraph.sentences
    .flatMap((sentence) => sentence.clauses)
    .slice(0, 60)
    .flatMap((clause) => {
      let start = clause.start
      const isForeign = !/\p{Script=Han}/u.test(clause.text)
      const phrase =
        isForeign && clause.text.length > FOREIGN
          ? /^.{1,50}(?=\s)/.exec(clause.text)?.[0]
          : undefined
      if (phrase !== undefined) return [spanOf(paragraph, { start, end: start + phrase.length })]
      const parts =
        clause.text.length <= (isForeign ? FOREIGN : CLIPPED + 6)
          ? [clause.text]
          : clause.text
              .slice(0, 400)
              .split(TURN)
              .flatMap((part) => part.match(/[^\uD800-\uDFFF]{1,14}|[\uD800-\uDFFF]+/g) ?? [])
      return parts.map((part) => {
        const span = spanOf(paragraph, { start, end: start + part.length })
        start = span.end
        return span
      })
    })
    .filter(
      (span) =>
        span.quote.trim().length >= 4 &&
        !isCutInWord(paragraph.text, span) &&
        !isTornOff(paragraph, span.start) &&
        !QUOTE_MARKS.test(span.quote) &&
        !TIME_ALONE.test(span.quote),
    )
}

/** Today I went t: half of a word is no quote. */
function isCutInWord(text: string, { start, end }: Span): boolean {
  return (
    /[A-Za-z]{2}/.test(text.slice(Math.max(0, start - 1), start + 1)) ||
    /[A-Za-z]{2}/.test(text.slice(end - 1, end + 1))
  )
}

/** 上个星期, 有一天早上: says nothing yet. */
const TIME_ALONE =
  /^(?:[上下这那去今昨前每有]|第[一二三])?一?个?(?:星期|周|学期|月|年|天|次|回|晚)[一二三四五六日天末]?的?(?:早上|早晨|中午|下午|晚上|傍晚)?$/

/** At the last turn of thought that fits; where there is none, after so many characters. */
function clippedEnd(text: string, range: Range): number {
  const longest = range.start + CLIPPED + 6
  if (range.end <= longest) return range.end
  let end = range.start
  for (const part of text.slice(range.start, longest).split(TURN).slice(0, -1)) end += part.length
  while (/[，、；,]/.test(text.charAt(end - 1))) end -= 1
  if (end - range.start >= 4) return end
  const cut = range.start + CLIPPED
  // Never cut a surrogate pair in two.
  return /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut - 1 : cut
}
