/**
 * Places of the essay as handed in that a next step can point at: the most predictable sentence,
 * the longest, the longest paragraph, worn words. Every quote stands in the essay word for word.
 */
import { CLICHES } from '../lexicon/cliches.ts'
import { countHan, countWords } from '../text/characters.ts'
import { dependsOnContext } from '../text/quotableRanges.ts'
import { spanOf, type Document, type Paragraph } from '../text/document.ts'
import { likeliestWords } from '../text/likeliestWords.ts'
import type { Mark, Span } from '../types.ts'

export type Places = {
  /** Clauses that could stand in any essay, the most predictable first. */
  worn: Span[]
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
  /** The faults' own words, each once. */
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
  /^(?:不是|而|但|可是|所以|因为|由于|就|却|也|才|又|都|还|并|使|让|如果|只要|只有|虽然|即使|不仅|不但|所谓|于是|然后|那么|等)|(?:时|时候|因为|所以|但是|如果|就|的)$/
/** Begins a quotation or a title, without which a clause says half of what it says. */
const OPENS = /[“‘「『《]/
const PLAIN_CLAUSE = /^[\u3400-\u9fff]+$/

/** `isFramed`: a letter begins and ends by its form, which no step points at. */
export function findPlaces(document: Document, faults: readonly Mark[], isFramed: boolean): Places {
  const { paragraphs } = document
  const lengths = paragraphs.map(({ text }) => countHan(text))
  const carrying = lengths.flatMap((length, at) => (length >= CARRIES ? [at] : []))
  const last = paragraphs.at(-1)
  const lastSentence = last?.sentences.at(-1)
  return {
    worn: wornClauses(document, faults),
    cliches: paragraphs.flatMap((paragraph) =>
      [...paragraph.text.matchAll(CLICHES)].map((match) =>
        spanOf(paragraph, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
    longest: longestSentence(paragraphs),
    longestParagraph: lengths.indexOf(Math.max(0, ...lengths)),
    shortestParagraph: carrying.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))[0] ?? 0,
    opening: isFramed ? null : headOf(paragraphs[0]),
    ending:
      isFramed || last === undefined || lastSentence === undefined
        ? null
        : tailOf(last, lastSentence),
    filler: mostFiller(document),
    exclamations: countWords(document.paragraphs.map(({ text }) => text).join(''), /[！!]/g),
    hasQuotes: paragraphs.some(({ text }) => /[“「]/.test(text)),
    faults: [...new Set(faults.map(({ quote }) => quote))],
  }
}

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
          ({ quote, end }) =>
            quote.length >= LEAST_CLAUSE &&
            quote.length <= LONGEST_CLAUSE &&
            PLAIN_CLAUSE.test(quote) &&
            !OPENS.test(paragraph.text.charAt(end)) &&
            !HALF.test(quote) &&
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

/** Up to the first comma, or so many characters. */
function cutAt({ text, start }: { text: string; start: number }): number {
  const comma = text.search(/[，。！？；：“”]/)
  return (
    start +
    (comma > 3 && comma <= HEAD ? comma : Math.min(HEAD, text.replace(/[。！？”]+$/, '').length))
  )
}

function headOf(paragraph: Paragraph | undefined): Span | null {
  const [sentence] = paragraph?.sentences ?? []
  if (paragraph === undefined || sentence === undefined) return null
  return spanOf(paragraph, { start: sentence.start, end: cutAt(sentence) })
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
