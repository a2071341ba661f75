/** Which of the essay's own words a comment quotes. */
import { CLICHE_OPENING, EMPTY_OPENING } from '../../lexicon/cliches.ts'
import { SLOGAN_WORDS } from '../../lexicon/slogans.ts'
import { countHan, countWords } from '../../text/characters.ts'
import { sentenceAt, type Document, type Paragraph } from '../../text/document.ts'
import { isDateLine } from '../../text/dateLine.ts'
import { costOfText } from '../../text/likeliestWords.ts'
import { overlaps } from '../../text/overlaps.ts'
import { dependsOnContext, plainSpansOf } from '../../text/quotableRanges.ts'
import { regex } from '../../text/multiline.ts'
import type { Span } from '../../types.ts'
import { goodHighlights } from '../goodSentences.ts'
import type { Highlight, HighlightKind } from '../highlight.ts'
import { isFormulaic } from '../highlightReasons.ts'
import { isCopied } from '../highlights.ts'
import { kindOf } from '../paragraphKinds.ts'
import { mayRunOn } from '../punctuation.ts'
import { textTypeOf } from '../textType.ts'
import { isFrame } from '../wornClauses.ts'
import type { FeedbackContext } from './feedbackContext.ts'

/** Characters: from here on at least two quotes. */
export const QUOTES_LEAST_FROM = 60
const THIRD_QUOTE_FROM = 160
/** Beyond it a report quotes the essay three times at least, in all it says. */
const THREE_SAID_FROM = 200

/**
 * The best of different kinds from different places; where there is little to praise, plain
 * sentences are quoted rather than none.
 */
export function chooseQuotes({
  features,
  highlights,
  document,
  marks,
  isTrusted,
  places,
}: FeedbackContext): Highlight[] {
  const wanted = quotesWanted(features.characters)
  const enough = Math.min(wanted, ENOUGH)
  const chosen: Highlight[] = []
  const bestFirst = [...highlights, ...goodHighlights(marks)].toSorted(
    (a, b) => b.weight - a.weight,
  )
  // What anybody could have written is quoted last.
  const isDull = ({ quote }: Span) =>
    isFormulaic(quote) ||
    (countHan(quote) < SHORT_SLOGAN && countWords(quote, SLOGAN_WORDS) > 0) ||
    CLICHE_OPENING.test(quote) ||
    EMPTY_OPENING.test(quote) ||
    WORN.test(quote) ||
    DAY_AS_IT_WENT.test(quote) ||
    BARE.test(quote) ||
    isCopied(quote, document.writing.task) ||
    (places.commonplace !== null && quote.includes(places.commonplace.quote))
  const take = (isFresh: (highlight: Highlight) => boolean) => {
    for (const highlight of bestFirst) {
      if (chosen.length >= wanted) return
      if (
        !chosen.some((other) => overlaps(other.span, highlight.span)) &&
        !(EDGES.has(highlight.kind) && WORN.test(highlight.span.quote)) &&
        isFresh(highlight)
      )
        chosen.push(highlight)
    }
  }
  take(
    ({ kind, span }) =>
      kind !== 'plain' &&
      !chosen.some((other) => other.kind === kind || other.span.paragraph === span.paragraph),
  )
  take(({ kind }) => kind !== 'plain' && !chosen.some((other) => other.kind === kind))
  take(({ kind }) => kind !== 'plain' && !SAID_ONCE.has(kind))
  const isOfABook = textTypeOf(features) === 'response' || textTypeOf(features) === 'review'
  // What happens in a book is not the pupil's own.
  const retold = new Set(
    document.paragraphs
      .filter((paragraph) => kindOf(paragraph, isOfABook) === 'retold')
      .map(({ index }) => index),
  )
  for (const least of ['sure', 'sound'] as const)
    for (const telling of tellingFirst(
      highlights.filter(({ span }) => !retold.has(span.paragraph)),
      document,
    ))
      if (
        chosen.length < wanted &&
        !isDull(telling.span) &&
        isTrusted(telling.span, least) &&
        !chosen.some((other) => other.span.paragraph === telling.span.paragraph)
      )
        chosen.push(telling)
  take(
    ({ span }) =>
      !isDull(span) &&
      !retold.has(span.paragraph) &&
      opensSentence(document.paragraphs[span.paragraph], span) &&
      !HALF_A_LINE.test(span.quote) &&
      countHan(span.quote) >= WORTH_A_THIRD,
  )
  const isLetter = textTypeOf(features) === 'letter'
  const plain = document.paragraphs
    .filter(({ text }) => !isDateLine(text) && !(isLetter && isFrame(text)))
    .flatMap(plainSpansOf)
    .filter(
      (span) =>
        !dependsOnContext(span.quote) &&
        !HALF_A_LINE.test(span.quote) &&
        !CLICHE_OPENING.test(span.quote) &&
        !marks.some(
          (mark) => mark.kind !== 'strength' && mark.kind !== 'advice' && overlaps(mark, span),
        ),
    )
  const isWhole = (span: Span) =>
    !isDull(span) && endsSentence(document.paragraphs[span.paragraph]?.text ?? '', span)
  const own = [
    ...plain.filter(isWhole),
    ...plain.filter((span) => !isDull(span) && !isWhole(span)),
    ...plain.filter(isDull),
  ]
  // Where nothing is beyond doubt, something without a fault that was seen is quoted rather.
  for (const least of ['sound', 'fair', 'passable', 'unmarked'] as const) {
    for (const span of own) {
      const isWorth = isWhole(span) || (features.characters > THREE_SAID_FROM && !isDull(span))
      if (chosen.length >= (least === 'sound' && isWorth ? enough : 1)) break
      if (
        !chosen.some((other) => overlaps(other.span, span) || other.span.quote === span.quote) &&
        (least === 'unmarked' || isTrusted(span, least))
      )
        chosen.push({ kind: 'plain', span, weight: 0 })
    }
  }
  return chosen.sort((a, b) => a.span.paragraph - b.span.paragraph || a.span.start - b.span.start)
}

export function quotesWanted(characters: number): number {
  if (characters >= THIRD_QUOTE_FROM) return 3
  return characters >= QUOTES_LEAST_FROM ? 2 : 1
}

/** Praised in words that say nothing new the second time. */
const SAID_ONCE: ReadonlySet<HighlightKind> = new Set([
  'condition',
  'cause',
  'contrast',
  'figure',
  'reflection',
])

/** Chinese characters: 从小事做起 is nothing but its words. */
const SHORT_SLOGAN = 10
/** Quotes that stand there for want of better ones. */
const ENOUGH = 2
/** Chinese characters: what says less says nothing of its own. */
const TELLING = 7
const LONGEST_TELLING = 26
const WORTH_A_THIRD = 6

/**
 * Plain stretches that say something of their own: of those long enough the least expected comes
 * first, for what could stand in any essay is dull to hear again.
 */
function tellingFirst(
  highlights: readonly Highlight[],
  { tables, paragraphs }: Document,
): Highlight[] {
  return highlights
    .filter(
      ({ kind, span, span: { quote } }) =>
        kind === 'plain' &&
        !isOfRunOn(paragraphs[span.paragraph], span) &&
        opensSentence(paragraphs[span.paragraph], span) &&
        countHan(quote) >= TELLING &&
        countHan(quote) <= LONGEST_TELLING &&
        !HALF_A_LINE.test(quote) &&
        !NO_WHOLE.test(quote) &&
        !dependsOnContext(quote),
    )
    .map((highlight) => ({ highlight, cost: costOfText(highlight.span.quote, tables) }))
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ highlight }) => highlight)
}

/** 老师经常表扬他，我们要向他学习: what stands before it is what it is about. */
function opensSentence(paragraph: Paragraph | undefined, { start }: Span): boolean {
  return paragraph !== undefined && sentenceAt(paragraph, start)?.start === start
}

function isOfRunOn(paragraph: Paragraph | undefined, { start }: Span): boolean {
  const sentence = paragraph === undefined ? undefined : sentenceAt(paragraph, start)
  return sentence !== undefined && mayRunOn(sentence)
}

/** A list of things, and what only leads up to something. */
const NO_WHOLE = /、.*、|(?:早上|中午|下午|晚上|那天|那年|一天)$|^(?:有一次|有一天|记得|而)/

/** 外婆的窗 / 是一只老花镜; 从钱学森到袁隆平 */
const HALF_A_LINE = /^(?:是|留给|给|和|与)|^从[^，]{1,6}到[^，]{1,6}$/

/** 不远处的亭子里, 豆豆听到我的声音: what goes on is not yet said. */
function endsSentence(text: string, { end }: Span): boolean {
  return end >= text.length || /[。！？!?…]/.test(text.charAt(end))
}

/** Praised for standing where they stand: they may still say what everybody says. */
const EDGES: ReadonlySet<HighlightKind> = new Set(['opening', 'ending'])

/** What half a class writes of a day and of a place: right, and nothing to praise. */
const WORN = regex()`
  映入眼帘|天气晴朗|一年四季|心里非常|^我家有一?[个只]|^我们?的[^，]{1,4}(?:很|真)|不一会儿$|
  ^(?:过了[^，]{1,4}(?:[天年月]|分钟|小时)|(?:[^，]{1,8}，)?(?:我们?|大家)?都?笑了(?:起来)?|一进[^，]{1,3}|[^，]{0,4}的一个[^，]{0,2}[早晚傍][上晨])$|
  ^(?:到了|直到|就在)[^，]{1,8}$|^今天是星期
`

/** 我的外公今年七十一岁了, 最后，我们来到了儿童乐园: said because it had to be said. */
const BARE = regex()`
  ^我(?:的|家)?[^，。]{0,8}(?:是一|有一|今年|叫)|^(?:最后|然后|接着|后来)，?我们?(?:来到|去|到)|[0-9一二三四五六七八九十]+岁了$|
  也是(?:一样|如此)$|^我们要|多么[^，]{1,4}啊|^第[一二三四]步|妈妈给我准备了|住着一|起床|[呢吗吧]$|心潮|久久不能平静|^(?:这个|今年)?(?:寒假|暑假)
`

/** 做完作业我就看电视，看完电视我就睡觉了。 */
const DAY_AS_IT_WENT =
  /[完后][^。]*就[^。]*[完后]?[^。]*就|后来我们?就|做完?作业.*就|就[^，。]{0,3}(?:睡觉|睡|回家)了/

export function distinctQuotes(spans: readonly Span[]): Span[] {
  const seen = new Set<string>()
  return spans.filter(({ quote }) => !seen.has(quote) && seen.add(quote))
}
