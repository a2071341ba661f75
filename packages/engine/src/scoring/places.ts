/**
 * Places of the essay as handed in that a next step can point at: the most predictable sentence,
 * the longest, the longest paragraph, worn words. Every quote stands in the essay word for word.
 */
import { CLICHES } from '../lexicon/cliches.ts'
import { countHan, countWords } from '../text/characters.ts'
import { dependsOnContext } from '../text/quotableRanges.ts'
import { isQuoted, spanOf, type Document, type Paragraph } from '../text/document.ts'
import { isDateLine } from '../text/dateLine.ts'
import { likeliestWords } from '../text/likeliestWords.ts'
import type { Mark, Span } from '../types.ts'

export type Places = {
  /** Clauses that could stand in any essay, the most predictable first. */
  worn: Span[]
  /** Of those, one in which somebody does something, and one that only says how it was. */
  acted: Span | null
  told: Span | null
  /** What somebody felt, without a reason beside it. */
  felt: Span | null
  /** Phrases that everybody uses. */
  cliches: Span[]
  /** The start of the sentence with most characters, and how many they are. */
  longest: { span: Span; han: number } | null
  /** Of the paragraphs: the longest and the shortest that carry anything, from 0. */
  longestParagraph: number
  shortestParagraph: number
  /** The first clause, and the last sentence. */
  opening: Span | null
  ending: Span | null
  /** The word of little meaning that comes most often, and how often. */
  filler: { word: string; times: number } | null
  /** In the whole text. */
  exclamations: number
  hasQuotes: boolean
  /** The faults with what stands around them, each once: “的” alone would stand all over the essay. */
  faults: string[]
}

const LEAST_CLAUSE = 7
const LONGEST_CLAUSE = 22
const WORN_CLAUSES = 6
const READ_CLAUSES = 160
const HEAD = 16
const CARRIES = 30
/** Begins or ends in the middle of something. */
const HALF =
  /^(?:[的了着们是把被给]|别人|有人|有的|人家|不是|而|但|可是|所以|因为|由于|就|却|也|才|又|都|还|并|使|让|如果|只要|只有|虽然|即使|不仅|不但|所谓|于是|然后|那么|等)|(?:时|时候|因为|所以|但是|如果|就|的)$/
/** Begins a quotation or a title, without which a clause says half of what it says. */
const OPENS = /[“‘「『《]/
/** What stands right behind one goes on from it: “啪”的一声. */
const CLOSES = /[”’」』》]/
/** Nothing can be added to a question that somebody asks. */
const ASKS = /[？?]$|是不是|怎么|什么|[吗呢]/
/** A comparison is the pupil's own. */
const LIKENS = /[像象]|仿佛|如同|犹如|好似/
/** 我的外公是一个木匠: who somebody is has no colour and no sound. */
const CALLED = /是(?:一?[个名位种]|我)|[0-9一二三四五六七八九十]岁/
const PLAIN_CLAUSE = /^[\u3400-\u9fff]+$/

/** `isFramed`: a letter begins and ends by its form, which no step points at. */
export function findPlaces(document: Document, faults: readonly Mark[], isFramed: boolean): Places {
  const { paragraphs } = document
  const lengths = paragraphs.map(({ text }) => countHan(text))
  const carrying = lengths.flatMap((length, at) => (length >= CARRIES ? [at] : []))
  const last = paragraphs.at(-1)
  const lastSentence = last?.sentences.at(-1)
  const worn = wornClauses(document, faults)
  return {
    worn,
    acted:
      worn.find(({ quote }) => SOMEBODY.test(quote) && !TOLD.test(quote) && !STATE.test(quote)) ??
      null,
    told: worn.find(({ quote }) => TOLD.test(quote)) ?? null,
    felt: feltIn(document, faults),
    cliches: paragraphs.flatMap((paragraph) =>
      [...paragraph.text.matchAll(CLICHES)].map((match) =>
        spanOf(paragraph, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
    longest: longestSentence(paragraphs),
    longestParagraph: lengths.indexOf(Math.max(0, ...lengths)),
    shortestParagraph: carrying.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))[0] ?? 0,
    opening: isFramed ? null : headOf(paragraphs.find(({ text }) => !isDateLine(text))),
    ending:
      isFramed || last === undefined || lastSentence === undefined
        ? null
        : tailOf(last, lastSentence),
    filler: mostFiller(document),
    exclamations: countWords(document.paragraphs.map(({ text }) => text).join(''), /[！!]/g),
    hasQuotes: paragraphs.some(({ text }) => /[“「]/.test(text)),
    faults: [...new Set(faults.map((mark) => inContext(document, mark)))],
  }
}

/** A quote of one character with the words on both sides, two where they are short. */
function inContext({ sentences }: Document, { paragraph, start, end, quote }: Mark): string {
  const sentence = sentences.find(
    (each) => each.paragraph === paragraph && each.start <= start && each.end >= end,
  )
  if (quote.length > 1 || sentence === undefined) return quote
  const words = sentence.words.filter(({ text }) => /^[\u3400-\u9fff]+$/.test(text))
  let [from, to] = [start, end]
  for (const word of words.toReversed())
    if (word.end === from && start - from < ENOUGH_CONTEXT) from = word.start
  for (const word of words) if (word.start === to && to - end < ENOUGH_CONTEXT) to = word.end
  return sentence.text.slice(from - sentence.start, to - sentence.start)
}

const ENOUGH_CONTEXT = 2

const SOMEBODY = /[我他她它]|爸|妈|爷|奶|外公|外婆|弟|妹|哥|姐|老师|同学|同桌|叔|阿姨/
const TOLD = /很|非常|特别|十分|极了|高兴|开心|快乐|难过|害怕|着急|生气|热闹|漂亮|可爱|好玩|有意思/
/** Nothing that could be seen being done. */
const STATE = /心里|觉得|想|知道|懂|喜欢|是|没有|失望|高兴|怕|记得|学会/
const FELT =
  /高兴|开心|害怕|难过|舍不得|着急|感动|生气|失望|得意|羡慕|伤心|紧张|惭愧|骄傲|后悔|委屈|激动/
/** 我忘了害怕; 着急地喊 says how something was done. */
const NOT_FELT = /忘|不再|没|别|[的地得]/
const REASON = /因为|由于|所以|原来|为什么|为了/

/** The first clause of a feeling whose sentence does not say why, nor the next one. */
function feltIn({ paragraphs }: Document, faults: readonly Mark[]): Span | null {
  for (const paragraph of paragraphs)
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

/** The cheapest clauses of ordinary length, one a paragraph at first. */
function wornClauses(document: Document, faults: readonly Mark[]): Span[] {
  const read = document.paragraphs
    .flatMap((paragraph) =>
      paragraph.sentences
        .flatMap((sentence) => sentence.clauses)
        .map((clause) => {
          const lead = clause.text.length - clause.text.trimStart().length
          const plain = clause.text.trim().replace(/[，。！？；：、…]+$/, '')
          const start = clause.start + lead
          return spanOf(paragraph, { start, end: start + plain.length })
        })
        .filter(
          ({ quote, start, end }) =>
            quote.length >= LEAST_CLAUSE &&
            quote.length <= LONGEST_CLAUSE &&
            PLAIN_CLAUSE.test(quote) &&
            !OPENS.test(paragraph.text.charAt(end)) &&
            !ASKS.test(quote + paragraph.text.charAt(end)) &&
            !isQuoted(paragraph, start) &&
            !CLOSES.test(paragraph.text.charAt(start - 1)) &&
            !LIKENS.test(quote) &&
            !HALF.test(quote) &&
            !CALLED.test(quote) &&
            !dependsOnContext(quote),
        ),
    )
    .filter(
      (span) =>
        !faults.some(
          (mark) =>
            mark.paragraph === span.paragraph && mark.start < span.end && span.start < mark.end,
        ),
    )
    .slice(0, READ_CLAUSES)
  return read
    .map((span) => ({
      span,
      cost:
        likeliestWords(span.quote, document.tables).reduce((sum, { cost }) => sum + cost, 0) /
        span.quote.length,
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, WORN_CLAUSES)
    .map(({ span }) => span)
}

function longestSentence(paragraphs: readonly Paragraph[]): Places['longest'] {
  let longest: Places['longest'] = null
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.sentences) {
      const han = countHan(sentence.text)
      if (han <= (longest?.han ?? 0)) continue
      longest = { han, span: spanOf(paragraph, { start: sentence.start, end: cutAt(sentence) }) }
    }
  }
  return longest
}

/** Up to the first comma, the second where a time alone stands before the first, or so many characters. */
function cutAt({ text, start }: { text: string; start: number }): number {
  const least = TIME_ALONE.exec(text)?.[0].length ?? SHORTEST_HEAD
  for (let end = least; end <= HEAD; end += 1)
    if (BREAKS.test(text.charAt(end)) && !MARKS_OF_SPEECH.test(text.slice(0, end)))
      return start + end
  return start + Math.min(HEAD, text.replace(/[。！？”]+$/, '').length)
}

const BREAKS = /[，。！？；：“]/
const MARKS_OF_SPEECH = /[“”「」『』]/
const SHORTEST_HEAD = 4
/** 上个星期，… */
const TIME_ALONE =
  /^(?:[上下这那]?一?个?|今|昨|前|去|每|有一|第[一二三]|一)?(?:星期[一二三四五六日天]?|周[一二三四五六日末]?|[天年月晚次日]|早上|早晨|中午|下午|晚上|傍晚|清晨)的?(?:早上|早晨|中午|下午|晚上|傍晚)?，/

function headOf(paragraph: Paragraph | undefined): Span | null {
  const [sentence] = paragraph?.sentences ?? []
  if (paragraph === undefined || sentence === undefined) return null
  const end = cutAt(sentence)
  const head = paragraph.text.slice(sentence.start, end)
  // 我们班有一个“百事通”: what is cut at a quotation mark says half.
  return OPENS.test(paragraph.text.charAt(end)) || MARKS_OF_SPEECH.test(head) || HALF.test(head)
    ? null
    : spanOf(paragraph, { start: sentence.start, end })
}

function tailOf(
  paragraph: Paragraph,
  { text, start }: { text: string; start: number },
): Span | null {
  const plain = text.replace(/[。！？!?…”’\s]+$/, '')
  const from = Math.max(plain.lastIndexOf('，') + 1, 0)
  const quote = plain.slice(from)
  return /[“”「」]/.test(quote) || quote.length < 3
    ? null
    : spanOf(paragraph, { start: start + from, end: start + plain.length })
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

function mostFiller(document: Document): Places['filler'] {
  const counts = new Map<string, number>()
  for (const { text } of document.sentences.flatMap((sentence) => sentence.words))
    if (OVERUSED.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return most === undefined || most[1] < OFTEN ? null : { word: most[0], times: most[1] }
}
