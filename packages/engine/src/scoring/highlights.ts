/** Stretches of the essay worth quoting, each with the reason why. All praise quotes from here, so nothing is ever invented. */
import { ACTIONS } from '../lexicon/actions.ts'
import { ARGUED, CITED } from '../lexicon/connectives.ts'
import { FEELINGS, INNER_VOICE, INSIGHTS } from '../lexicon/mind.ts'
import { SENSES } from '../lexicon/senses.ts'
import { WORN_OPENING } from '../lexicon/wornPhrases.ts'
import { distinctWords } from '../text/characters.ts'
import { spanOf, type Clause, type Document, type Paragraph, type Range, type Sentence } from '../text/document.ts'
import type { Mark, Span } from '../types.ts'

export type HighlightKind = 'simile' | 'parallelism' | 'dialogue' | 'action' | 'sense' | 'thought' | 'feeling' | 'reflection' | 'reasoning' | 'evidence' | 'opening' | 'ending' | 'plain'

export type Highlight = { kind: HighlightKind; span: Span; weight: number }

/** A quote that reads well: no shorter, no longer, in UTF-16 units. */
const SHORTEST = 6
const LONGEST = 38
const LONGEST_PRAISED = 64 // a whole parallelism
/** A stretch without any punctuation is quoted by its first characters. */
const CLIPPED = 16
const QUOTE_MARKS = /[“”‘’「」『』"《》]/
/** Stretches that lean on what stands before or after them do not quote well. */
const LEANS_BACK = /^(?:但|而|却|也|就|又|所以|因此|可|还|才|便|并|或|与|和|那么|那就|不过|于是|接着|然后|后来|它|这|那|其|他们)/
const LEANS_ON = /(?:的|时|时候|后|之后|以后|前|因为|如果|虽然|只要|一看|说|想|道|着|有人|以为|觉得|认为|明白了|懂得了|知道了|明白|懂得|在于|看来)$/

/** Best first. `reasoned`: an argument is praised for its reasons, a story for what it lets us see. */
export function findHighlights(document: Document, marks: readonly Mark[], reasoned: boolean): Highlight[] {
  const found: Highlight[] = []
  for (const sentence of document.sentences) {
    const paragraph = document.paragraphs[sentence.paragraph]
    if (paragraph === undefined) continue
    if (!reasoned) found.push(...dialogueIn(paragraph, sentence))
    for (let at = 0; at < sentence.clauses.length; at += 1) {
      for (const range of stretchesFrom(paragraph, sentence.clauses, at)) found.push(judged(paragraph, sentence, range, edgeOf(document, sentence, range), reasoned))
    }
  }
  for (const { ruleId, kind, paragraph, start, end, quote } of marks) {
    if (kind !== 'strength' || QUOTE_MARKS.test(quote) || quote.length > LONGEST_PRAISED) continue
    if (ruleId === 'simile' || ruleId === 'parallelism') found.push({ kind: ruleId, span: { paragraph, start, end, quote }, weight: LEANS_ON.test(quote) ? 3 : 6 })
  }
  const faults = marks.filter((mark) => mark.kind === 'fault')
  const seen = new Set<string>()
  return found
    .filter(({ span }) => !faults.some((mark) => mark.paragraph === span.paragraph && mark.start <= span.end && mark.end >= span.start))
    .sort((a, b) => b.weight - a.weight || a.span.paragraph - b.span.paragraph || a.span.start - b.span.start)
    .filter(({ span }) => {
      const isNew = !seen.has(span.quote)
      seen.add(span.quote)
      return isNew
    })
}

/** Names a paragraph by its beginning. */
export function firstWords(paragraph: Paragraph): Span | undefined {
  const [first, second] = paragraph.sentences[0]?.clauses ?? []
  if (first === undefined) return undefined
  const joined = second !== undefined && first.text.length < 8 ? { start: first.start, end: second.end } : first
  return [joined, first]
    .map((range) => spanOf(paragraph, { start: range.start, end: clippedEnd(paragraph.text, range) }))
    .find((span) => !QUOTE_MARKS.test(span.quote) && span.quote.length >= 2)
}

/** Where a pupil forgot the punctuation, a new thought often begins with one of these. */
const TURN = /(?=我们|[我你他她它](?!们)|然后|可是|但是|因为|所以|后来|晚上|早上|有时)/

/** Plain pieces of a paragraph, in order, for texts without a stretch worth praising. */
export function piecesOf(paragraph: Paragraph): Span[] {
  return paragraph.sentences.flatMap((sentence) => sentence.clauses).slice(0, 60).flatMap((clause) => {
    let start = clause.start
    const isForeign = !/\p{Script=Han}/u.test(clause.text)
    const parts = clause.text.length <= (isForeign ? 60 : CLIPPED + 6) ? [clause.text] : clause.text.slice(0, 400).split(TURN).flatMap((part) => part.match(/[^\uD800-\uDFFF]{1,14}|[\uD800-\uDFFF]+/g) ?? [])
    return parts.map((part) => {
      const span = spanOf(paragraph, { start, end: start + part.length })
      start = span.end
      return span
    })
  }).filter((span) => span.quote.trim().length >= 4 && !QUOTE_MARKS.test(span.quote))
}

function clippedEnd(text: string, range: Range): number {
  if (range.end <= range.start + CLIPPED + 6) return range.end
  const end = range.start + CLIPPED
  // Never cut a surrogate pair in two.
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** One, two or three clauses that follow each other with nothing but commas between. */
function stretchesFrom(paragraph: Paragraph, clauses: readonly Clause[], at: number): Range[] {
  const first = clauses[at]
  if (first === undefined) return []
  const ranges: Range[] = []
  for (let next = at; next < Math.min(at + 3, clauses.length); next += 1) {
    const last = clauses[next]
    if (last === undefined) break
    const text = paragraph.text.slice(first.start, last.end)
    if (text.length > LONGEST || QUOTE_MARKS.test(text) || /[；：:;。！？!?…—（）()]/.test(text)) break
    if (text.length >= SHORTEST && /\p{Script=Han}/u.test(text)) ranges.push({ start: first.start, end: last.end })
  }
  return ranges
}

function edgeOf(document: Document, sentence: Sentence, range: Range): 'opening' | 'ending' | undefined {
  if (sentence === document.sentences[0] && range.start === sentence.start) return 'opening'
  return sentence === document.sentences.at(-1) && range.end === sentence.clauses.at(-1)?.end ? 'ending' : undefined
}

function judged(paragraph: Paragraph, sentence: Sentence, range: Range, edge: 'opening' | 'ending' | undefined, reasoned: boolean): Highlight {
  const span = spanOf(paragraph, range)
  const quote = span.quote
  const count = (words: RegExp) => distinctWords(quote, words).length
  const shown: { kind: HighlightKind; weight: number }[] = reasoned
    ? [
        { kind: 'evidence', weight: count(CITED) > 0 ? 2.4 + count(CITED) : 0 },
        { kind: 'reasoning', weight: ARGUED.test(quote) ? 3.2 : 0 },
      ]
    : [
        { kind: 'action', weight: count(ACTIONS) >= 2 ? 1.4 + count(ACTIONS) : 0 },
        { kind: 'sense', weight: count(SENSES) > 0 ? 1 + count(SENSES) : 0 },
        { kind: 'thought', weight: count(INNER_VOICE) > 0 ? 2 + count(INNER_VOICE) : 0 },
        { kind: 'feeling', weight: count(FEELINGS) > 0 ? 0.8 + count(FEELINGS) : 0 },
      ]
  const kinds = [
    { kind: 'plain', weight: 0.3 } satisfies { kind: HighlightKind; weight: number },
    ...shown,
    { kind: 'reflection', weight: count(INSIGHTS) > 0 ? 2.2 + count(INSIGHTS) + (edge === 'ending' ? 1 : 0) : 0 } satisfies { kind: HighlightKind; weight: number },
    ...(edge === undefined || WORN_OPENING.test(quote) || LEANS_BACK.test(quote) ? [] : [{ kind: edge, weight: 1 }]),
  ]
  const best = kinds.reduce((left, right) => (right.weight > left.weight ? right : left))
  const length = quote.length
  const fit = (length >= 9 && length <= 28 ? 1 : 0.75) * (LEANS_BACK.test(quote) ? 0.6 : 1) * (LEANS_ON.test(quote) ? 0.4 : 1)
    * (range.start === sentence.start ? 1.12 : 1) * (range.end === sentence.clauses.at(-1)?.end ? 1.12 : 1)
  return { kind: best.kind, span, weight: best.weight * fit }
}

function dialogueIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return [...sentence.text.matchAll(/[：:，,][“「]([^“”‘’「」『』"《》]{4,30})[”」]/g)].map((match) => {
    const words = (match[1] ?? '').replace(/[。！？!?，…]+$/, '')
    const start = sentence.start + match.index + 2
    return { kind: 'dialogue', span: spanOf(paragraph, { start, end: start + words.length }), weight: 2.8 } satisfies Highlight
  }).filter(({ span }) => span.quote.length >= 4)
}
