/**
 * Places of the essay as handed in that a next step can point at: clauses, paragraphs, the longest
 * sentence, worn words. Every quote stands in the essay word for word.
 */
import { CLICHES } from '../lexicon/cliches.ts'
import { countHan, countWords } from '../text/characters.ts'
import { isQuoted, sentenceAt, spanOf, type Document, type Paragraph } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { isDateLine } from '../text/dateLine.ts'
import type { Mark, Span } from '../types.ts'
import { cutAt, headOf, tailOf } from './paragraphEdges.ts'
import { findClauses, type ClausePlaces } from './placesOfClauses.ts'
import { findParagraphs, type ParagraphPlaces } from './placesOfParagraphs.ts'
import { isOrder } from './promptInjection.ts'
import { isFrame, LONGEST_CLAUSE, PLAIN_CLAUSE, type Writing } from './wornClauses.ts'

export type Purpose = 'letter' | 'speech' | 'appeal' | 'news'

export type Places = ClausePlaces &
  ParagraphPlaces & {
    /** What somebody felt, with nothing before it that could be the reason. */
    felt: Span | null
    /** Phrases that everybody uses. */
    cliches: Span[]
    /** The start of the sentence with most characters, how many they are, and its semicolons. */
    longest: { span: Span; han: number; semicolons: number } | null
    /** Of the worn, those that a colon leads up to, or a word that says how it goes on (所以，). */
    announced: Span[]
    /** The first clause, and the last sentence. */
    opening: Span | null
    ending: Span | null
    /** The word of little meaning that comes most often, and how often its characters stand there. */
    filler: { word: string; times: number } | null
    /** In the whole text. */
    exclamations: number
    hasQuotes: boolean
    /** Something is heard or touched: 咔咔咔, 摸上去软软的. */
    isHeardOrTouched: boolean
    /** Something is likened, whether or not it was found to be a comparison. */
    hasLikening: boolean
    /** It ends with what the writer thinks: 我总觉得，它还往我这边斜着呢. */
    endsInThought: boolean
    /** What a letter is written for: to one person, to be heard, to win over many, to report. */
    purpose: Purpose
    /** The faults with what stands around them, each once: “的” alone would stand all over the essay. */
    faults: string[]
  }

const THINKS = /我(?:们)?(?:[总常才]|忽然|突然)?(?:觉得|在?想[，：]|感到)/
const PURPOSES: readonly (readonly [Purpose, RegExp])[] = [
  ['speech', /演讲|发言稿|讲话稿|竞选|致辞|国旗下|主持词/],
  ['news', /新闻|消息|报道|通讯/],
  ['appeal', /倡议|建议|通知|启事|公开信|申请/],
]

const LED_UP_TO = regex()`
  ：$|(?:^|[。！？；])(?:所以|因此|因而|可见|由此可见|总之|但是?|可是|然而|不过|而且|并且|同时|
  况且|何况|更何况|
  首先|其次|再次|最后|另外|此外|第[一二三四])，$
`

export function findPlaces(document: Document, faults: readonly Mark[], writing: Writing): Places {
  const { paragraphs } = document
  const isFramed = writing.textType === 'letter'
  const last = paragraphs.findLast(({ text }) => !isFramed || !isFrame(text))
  const told = paragraphs.find(({ text }) => !isDateLine(text))
  // Nobody is led on from an order to the grader.
  const lastSentence = last?.sentences.findLast(({ text }) => !isOrder(text))
  const clauses = findClauses(document, faults, writing)
  return {
    ...clauses,
    ...findParagraphs(document, writing),
    felt: feltIn(document, faults, isFramed),
    announced: clauses.worn.filter(({ paragraph, start }) =>
      LED_UP_TO.test(paragraphs[paragraph]?.text.slice(0, start) ?? ''),
    ),
    cliches: paragraphs.flatMap((paragraph) =>
      [...paragraph.text.matchAll(CLICHES)].map((match) =>
        spanOf(paragraph, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
    longest: longestSentence(paragraphs),
    opening: isFramed
      ? null
      : headOf(told !== undefined && isOrder(told.sentences[0]?.text ?? '') ? undefined : told),
    ending:
      isFramed || last === undefined || lastSentence === undefined
        ? null
        : tailOf(last, lastSentence),
    filler: mostFiller(document, writing.named),
    exclamations: countWords(document.paragraphs.map(({ text }) => text).join(''), /[！!]/g),
    hasQuotes: paragraphs.some(({ text }) => /[“「]/.test(text)),
    isHeardOrTouched: paragraphs.some(({ text }) => HEARD_OR_TOUCHED.test(text)),
    endsInThought: THINKS.test(paragraphs.at(-1)?.text ?? ''),
    hasLikening: paragraphs.some(({ text }) => LIKENED.test(text)),
    purpose:
      PURPOSES.find(([, names]) =>
        names.test(document.writing.task + writing.named.join('')),
      )?.[0] ?? 'letter',
    faults: [...new Set(faults.map((mark) => inContext(document, mark)))],
  }
}

const HEARD_OR_TOUCHED =
  /[声响]|听见|听到|摸|烫|([咔咕哗叮咚汪喵呼沙滴嗒嘀轰砰噼啪吱嘎哒])[^，。]?\1|软软|硬硬|滑滑|凉凉/

/** A quote of one character with the words on both sides, two where they are short. */
function inContext({ paragraphs }: Document, mark: Mark): string {
  const { start, end, quote } = mark
  const paragraph = paragraphs[mark.paragraph]
  const sentence = paragraph === undefined ? undefined : sentenceAt(paragraph, start)
  if (quote.length > 1 || sentence === undefined) return quote
  const words = sentence.words.filter(({ text }) => /^[\u3400-\u9fff]+$/.test(text))
  let [from, to] = [start, end]
  for (const word of words.toReversed())
    if (word.end === from && start - from < ENOUGH_CONTEXT) from = word.start
  for (const word of words) if (word.start === to && to - end < ENOUGH_CONTEXT) to = word.end
  return sentence.text.slice(from - sentence.start, to - sentence.start)
}

const ENOUGH_CONTEXT = 2

/** 好像穿了一件花衣服; of a poem a line that says what something is: 是一只老花镜. */
const LIKENED = regex()`
  (?<![画肖雕塑头图录偶影人佛不])像(?!这样|那样|样|话|他|她|我|你)[^，。！？]|
  (?<![大现气印对想形迹景表抽万])象(?!征|形|棋|牙|声)[^，。！？]|仿佛|如同|犹如|好似|宛如|^是一?[\u3400-\u9fff]
`
const FELT =
  /高兴|开心|害怕|难过|舍不得|着急|感动|生气|失望|得意|羡慕|伤心|紧张|惭愧|骄傲|后悔|委屈|激动/
/** 我忘了害怕; 着急地喊 says how something was done; 我怕你生气 is another's; 我一高兴 leads up to what came of it. */
const NOT_FELT = /忘|不再|没|别|(?<!害)怕|[的地得]|一(?=高兴|激动|着急|紧张|生气)/
const REASON = /因为|由于|所以|原来|为什么|为了/

/**
 * The feeling that opens a paragraph, and neither its sentence nor the next one says why: what happened just
 * before is reason enough.
 */
function feltIn({ paragraphs }: Document, faults: readonly Mark[], isFramed: boolean): Span | null {
  for (const paragraph of paragraphs.filter(({ text }) => !isFramed || !isFrame(text))) {
    const [sentence, next] = paragraph.sentences
    const clause = sentence?.clauses[0]
    if (sentence === undefined || clause === undefined) continue
    if (REASON.test(sentence.text + (next?.text ?? ''))) continue
    const { text: quote, start, end } = clause
    if (
      FELT.test(quote) &&
      !NOT_FELT.test(quote) &&
      PLAIN_CLAUSE.test(quote) &&
      quote.length >= SHORTEST_FEELING &&
      quote.length <= LONGEST_CLAUSE &&
      !isQuoted(paragraph, start) &&
      !faults.some(
        (mark) => mark.paragraph === paragraph.index && mark.start < end && start < mark.end,
      )
    )
      return spanOf(paragraph, clause)
  }
  return null
}

const SHORTEST_FEELING = 4

function longestSentence(paragraphs: readonly Paragraph[]): Places['longest'] {
  let longest: Places['longest'] = null
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.sentences) {
      const han = countHan(sentence.text)
      if (han <= (longest?.han ?? 0) || isOrder(sentence.text)) continue
      longest = {
        han,
        span: spanOf(paragraph, { start: sentence.start, end: cutAt(sentence) }),
        semicolons: countWords(sentence.text, /；/g),
      }
    }
  }
  return longest
}

/** Words that a text can nearly always do without. */
const OVERUSED = new Set([
  '很',
  '非常',
  '十分',
  '特别',
  '都',
  '就',
  '然后',
  '这样',
  '这个',
  '那个',
  '一个',
  '自己',
])
const OFTEN = 6

/** What the title speaks of is no filler: 就 of 将就. */
function mostFiller(document: Document, named: readonly string[]): Places['filler'] {
  const counts = new Map<string, number>()
  for (const { text } of document.sentences.flatMap((sentence) => sentence.words))
    if (OVERUSED.has(text) && !named.some((name) => name.includes(text)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  if (most === undefined || most[1] < OFTEN) return null
  const text = document.paragraphs.map((paragraph) => paragraph.text).join('\n')
  return { word: most[0], times: text.split(most[0]).length - 1 }
}
