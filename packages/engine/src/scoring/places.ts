/**
 * Places of the essay as handed in that a next step can point at: the most predictable sentence,
 * the longest, the longest paragraph, worn words. Every quote stands in the essay word for word.
 */
import { CLICHES } from '../lexicon/cliches.ts'
import { SENSES } from '../lexicon/senses.ts'
import { countHan, countWords } from '../text/characters.ts'
import { isQuoted, sentenceAt, spanOf, type Document, type Paragraph } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { isDateLine } from '../text/dateLine.ts'
import type { Mark, Span } from '../types.ts'
import { isActed, isOfOthers, isOwn, isShown, isTold } from './clauseKinds.ts'
import { cutAt, headOf, tailOf } from './paragraphEdges.ts'
import { gapIn, type Gap } from './paragraphGap.ts'
import { isOrder } from './promptInjection.ts'
import { isStoryOrScene } from './textType.ts'
import { tellsSomething } from './toldCases.ts'
import { isFrame, LONGEST_CLAUSE, PLAIN_CLAUSE, wornClauses, type Writing } from './wornClauses.ts'

export type Places = {
  /** Clauses that could stand in any essay, the most predictable first. */
  worn: Span[]
  /** The cheapest of them, where it is one that could really stand anywhere. */
  commonplace: Span | null
  /**
   * Of the worn, by what each says (scoring/clauseKinds): somebody does something; it only says how
   * it was; it can be seen; the writer takes part; somebody else does.
   */
  acted: Span[]
  told: Span[]
  shown: Span[]
  /** Of those, where nothing is heard or smelt in the whole paragraph. */
  silent: Span[]
  own: Span[]
  others: Span[]
  /** What somebody felt, without a reason beside it. */
  felt: Span | null
  /** Phrases that everybody uses. */
  cliches: Span[]
  /** The start of the sentence with most characters, and how many they are. */
  longest: { span: Span; han: number } | null
  /** Of the worn, one that no reason stands beside. */
  unreasoned: Span | null
  /** Of the worn, those that a colon leads up to, or a word that says how it goes on (所以，). */
  announced: Span[]
  /** Of the paragraphs: the longest and the shortest that carry anything, from 0. */
  longestParagraph: number
  shortestParagraph: number
  /** The shortest that carries anything and does not end the essay: where it can grow. */
  thinnestParagraph: number
  /** It tells of somebody, or names an example. */
  isThinnestTold: boolean
  /** One that carries something and says least of what is seen, heard or touched. */
  barestParagraph: number
  /** The shortest that carries anything and has no character of the title or the task in it. */
  farFromTitle: number | null
  /** A paragraph that takes up nothing of the one before: how that ended, how this begins. */
  gap: Gap | null
  /** The first clause, and the last sentence. */
  opening: Span | null
  ending: Span | null
  /** The word of little meaning that comes most often, how often, and how often it is written at all (就是). */
  filler: { word: string; times: number; written: number } | null
  /** In the whole text. */
  exclamations: number
  hasQuotes: boolean
  /** Something is heard or touched: 咔咔咔, 摸上去软软的. */
  isHeardOrTouched: boolean
  /** Something is likened, whether or not it was found to be a comparison. */
  hasLikening: boolean
  /** It ends with what the writer thinks: 我总觉得，它还往我这边斜着呢. */
  endsInThought: boolean
  /** The faults with what stands around them, each once: “的” alone would stand all over the essay. */
  faults: string[]
}

const THINKS = /我(?:们)?(?:[总常才]|忽然|突然)?(?:觉得|在?想[，：]|感到)/

const HEARD_OR_SMELT = /[声响香臭味闻听]|“/

/** What a character of a sentence costs that could stand anywhere (scoring/freshness). */
const COMMONPLACE = 3.5
const CARRIES = 30

const LED_UP_TO = regex()`
  ：$|(?:^|[。！？；])(?:所以|因此|因而|可见|由此可见|总之|但是?|可是|然而|不过|而且|并且|同时|
  况且|何况|更何况|
  首先|其次|再次|最后|另外|此外|第[一二三四])，$
`

export function findPlaces(document: Document, faults: readonly Mark[], writing: Writing): Places {
  const { paragraphs } = document
  const isFramed = writing.textType === 'letter'
  const lengths = paragraphs.map(({ text }) => countHan(text))
  const carrying = lengths.flatMap((length, at) => (length >= CARRIES ? [at] : []))
  const thinnest = thinnestOf(lengths, carrying)
  const last = paragraphs.at(-1)
  const told = paragraphs.find(({ text }) => !isDateLine(text))
  // Nobody is led on from an order to the grader.
  const lastSentence = last?.sentences.findLast(({ text }) => !isOrder(text))
  const clauses = wornClauses(document, faults, writing)
  const worn = clauses.map(({ span }) => span)
  const thatAre = (holds: (clause: string) => boolean) => worn.filter(({ quote }) => holds(quote))
  return {
    worn,
    commonplace:
      clauses.find(
        ({ span: { quote }, cost }) =>
          cost < COMMONPLACE && (writing.isArgued || isTold(quote) || !isShown(quote)),
      )?.span ?? null,
    acted: thatAre(isActed),
    told: thatAre(isTold),
    shown: thatAre(isShown),
    silent: thatAre(isShown).filter(
      ({ paragraph }) => !HEARD_OR_SMELT.test(paragraphs[paragraph]?.text ?? ''),
    ),
    own: thatAre(isOwn),
    others: thatAre(isOfOthers),
    felt: feltIn(document, faults, isFramed),
    announced: worn.filter(({ paragraph, start }) =>
      LED_UP_TO.test(paragraphs[paragraph]?.text.slice(0, start) ?? ''),
    ),
    unreasoned:
      worn.find((span) => !hasReason(document, span) && !isConclusion(document, span)) ?? null,
    cliches: paragraphs.flatMap((paragraph) =>
      [...paragraph.text.matchAll(CLICHES)].map((match) =>
        spanOf(paragraph, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
    longest: longestSentence(paragraphs),
    longestParagraph: lengths.indexOf(Math.max(0, ...lengths)),
    shortestParagraph: carrying.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))[0] ?? 0,
    thinnestParagraph: thinnest,
    isThinnestTold: paragraphs.slice(thinnest, thinnest + 1).some(tellsSomething),
    barestParagraph:
      carrying.toSorted(
        (a, b) =>
          sensedIn(paragraphs[a]) - sensedIn(paragraphs[b]) ||
          (lengths[b] ?? 0) - (lengths[a] ?? 0),
      )[0] ?? lengths.indexOf(Math.max(0, ...lengths)),
    farFromTitle:
      carrying
        .filter((at) => at > 0 && isFarFrom(writing.named, paragraphs[at]?.text ?? ''))
        .toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))[0] ?? null,
    gap:
      isStoryOrScene(writing.textType) || isFramed
        ? null
        : gapIn(
            carrying.flatMap((at) => paragraphs[at] ?? []),
            writing.named,
          ),
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
    faults: [...new Set(faults.map((mark) => inContext(document, mark)))],
  }
}

/** Of the middle, where there is one; an opening and an ending are short for good reasons. */
function thinnestOf(lengths: readonly number[], carrying: readonly number[]): number {
  const shortest = (ones: readonly number[]) =>
    ones.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))[0]
  return (
    shortest(carrying.filter((at) => at > 0 && at < lengths.length - 1)) ??
    shortest(carrying.filter((at) => at < lengths.length - 1)) ??
    lengths.indexOf(Math.max(0, ...lengths))
  )
}

function sensedIn(paragraph: Paragraph | undefined): number {
  return countWords(paragraph?.text ?? '', SENSES) + countWords(paragraph?.text ?? '', SENSED_TOO)
}

/** What a reader hears, smells and touches without a word of the list for it. */
const SENSED_TOO = /[声响听闻摸烫凉冷热香]|([\u3400-\u9fff])，\1/g

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
const LIKENED =
  /(?<![画肖雕塑头图录偶影人佛不])像(?!这样|那样|样|话|他|她|我|你)[^，。！？]|仿佛|如同|犹如|好似|宛如|^是一?[\u3400-\u9fff]/
const FELT =
  /高兴|开心|害怕|难过|舍不得|着急|感动|生气|失望|得意|羡慕|伤心|紧张|惭愧|骄傲|后悔|委屈|激动/
/** 我忘了害怕; 着急地喊 says how something was done; 我怕你生气 is another's; 我一高兴 leads up to what came of it. */
const NOT_FELT = /忘|不再|没|别|(?<!害)怕|[的地得]|一(?=高兴|激动|着急|紧张|生气)/
const REASON = /因为|由于|所以|原来|为什么|为了/

/** Neither the sentence nor the next one says why. */
function hasReason({ paragraphs }: Document, { paragraph, start }: Span): boolean {
  const place = paragraphs[paragraph]
  const sentence = place === undefined ? undefined : sentenceAt(place, start)
  if (place === undefined || sentence === undefined) return false
  const next = place.sentences[place.sentences.indexOf(sentence) + 1]
  return REASON.test(sentence.text + (next?.text ?? ''))
}

/** What a paragraph comes to at its end has its reasons before it. */
function isConclusion({ paragraphs }: Document, { paragraph, start }: Span): boolean {
  const { sentences = [] } = paragraphs[paragraph] ?? {}
  const last = sentences.at(-1)
  return sentences.length > 2 && last !== undefined && start > last.start
}

/** Any character that means something: 伞 stands for 那把不合身的伞. */
function isFarFrom(named: readonly string[], text: string): boolean {
  return !named.some((word) =>
    [...word].some(
      (character) =>
        /[\u3400-\u9fff]/.test(character) && !EMPTY.has(character) && text.includes(character),
    ),
  )
}

const EMPTY = new Set('的了是在一我你他她它有没不这那个和与上下里之篇人')

/** The first clause of a feeling whose sentence does not say why, nor the next one. */
function feltIn({ paragraphs }: Document, faults: readonly Mark[], isFramed: boolean): Span | null {
  for (const paragraph of paragraphs.filter(({ text }) => !isFramed || !isFrame(text)))
    for (const [at, { text, clauses }] of paragraph.sentences.entries()) {
      if (REASON.test(text + (paragraph.sentences[at + 1]?.text ?? ''))) continue
      const clause = clauses.find(
        ({ text: quote, start, end }) =>
          FELT.test(quote) &&
          !NOT_FELT.test(quote) &&
          PLAIN_CLAUSE.test(quote) &&
          quote.length >= SHORTEST_FEELING &&
          quote.length <= LONGEST_CLAUSE &&
          !isQuoted(paragraph, start) &&
          !faults.some(
            (mark) => mark.paragraph === paragraph.index && mark.start < end && start < mark.end,
          ),
      )
      if (clause !== undefined) return spanOf(paragraph, clause)
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
      longest = { han, span: spanOf(paragraph, { start: sentence.start, end: cutAt(sentence) }) }
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
  const [word, times] = most
  const text = document.paragraphs.map((paragraph) => paragraph.text).join('\n')
  return { word, times, written: text.split(word).length - 1 }
}
