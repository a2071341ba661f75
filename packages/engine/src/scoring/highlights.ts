/**
 * Stretches of the essay worth quoting, each with the reason why. All praise quotes from here, so
 * nothing is ever invented.
 */
import { IN_MANY_ESSAYS } from '../lexicon/clicheImages.ts'
import type { Document, Paragraph, Range, Sentence } from '../text/document.ts'
import { isDateLine } from '../text/dateLine.ts'
import { overlaps } from '../text/overlaps.ts'
import { dependsOnContext, QUOTE_MARKS, quotableRangesFrom } from '../text/quotableRanges.ts'
import type { Mark } from '../types.ts'
import { PRAISED_KINDS, type Highlight } from './highlight.ts'
import { highlightOf, isFormulaic, type Edge } from './highlightReasons.ts'
import { spokenIn, thoughtIn } from './speechHighlights.ts'
import type { TextType } from './textType.ts'
import type { Trust } from './trust.ts'

/** What everybody likens so is quoted last, for whatever else it could be praised. */
const WORN_WEIGHT = 0.05
const LONGEST_PRAISED = 64 // a whole parallelism

/** Best first. */
export function findHighlights(
  document: Document,
  marks: readonly Mark[],
  textType: TextType,
  isTrusted: Trust,
): Highlight[] {
  const found: Highlight[] = []
  for (const sentence of document.sentences) {
    const paragraph = document.paragraphs[sentence.paragraph]
    if (paragraph === undefined || isFrame(paragraph, textType)) continue
    if (PRAISED_KINDS[textType].has('dialogue')) found.push(...spokenIn(paragraph, sentence))
    if (PRAISED_KINDS[textType].has('thought')) found.push(...thoughtIn(paragraph, sentence))
    for (let at = 0; at < sentence.clauses.length; at += 1) {
      for (const range of quotableRangesFrom(paragraph, sentence, at))
        found.push(
          highlightOf(paragraph, sentence, range, edgeOf(document, sentence, range), textType),
        )
    }
  }
  for (const { ruleId, kind, paragraph, start, end, quote, explanation } of marks) {
    if (kind !== 'strength' || QUOTE_MARKS.test(quote) || quote.length > LONGEST_PRAISED) continue
    if (ruleId === 'simile' || ruleId === 'parallelism') {
      const isCommon = isFormulaic(quote) || explanation.includes(IN_MANY_ESSAYS)
      found.push({
        kind: isCommon ? 'plain' : ruleId,
        span: { paragraph, start, end, quote },
        weight: isCommon
          ? WORN_WEIGHT
          : dependsOnContext(quote) || quote.startsWith('有的')
            ? 3
            : 6,
      })
    }
  }
  // Nothing is praised where something is to be mended, and no feeling where advice is to show it.
  const worked = marks.filter(
    ({ kind, ruleId }) => kind === 'fault' || kind === 'query' || ruleId === 'told-feeling',
  )
  const worn = marks.filter(
    ({ kind, explanation }) => kind === 'strength' && explanation.includes(IN_MANY_ESSAYS),
  )
  const { task } = document.writing
  const seen = new Set<string>()
  return found
    .map((highlight) =>
      worn.some((mark) => overlaps(mark, highlight.span)) || isCopied(highlight.span.quote, task)
        ? { ...highlight, kind: 'plain' as const, weight: WORN_WEIGHT }
        : highlight,
    )
    .filter(
      ({ span }) =>
        !worked.some(
          (mark) =>
            mark.paragraph === span.paragraph && mark.start <= span.end && mark.end >= span.start,
        ),
    )
    .sort(
      (a, b) =>
        b.weight - a.weight || a.span.paragraph - b.span.paragraph || a.span.start - b.span.start,
    )
    .filter(({ span }) => {
      const isNew = !seen.has(span.quote)
      seen.add(span.quote)
      return isNew
    })
    .filter(({ span }) => isTrusted(span))
}

/** 因为奋斗的青春最美丽 of a task that is called so: what was given is not praised. */
export function isCopied(quote: string, task: string): boolean {
  const plain = quote.replace(/^(?:因为|所以|总之|让我们)/, '')
  return plain.length >= LEAST_COPIED && task.includes(plain)
}

const LEAST_COPIED = 5

/** How a piece of news begins. */
const NEWS_HEAD = /^本报讯|^[^。]{0,12}（[^）]*记者/

/** Salutation, good wishes, signature and date carry no praise. */
function isFrame(paragraph: Paragraph, textType: TextType): boolean {
  return (
    isDateLine(paragraph.text) ||
    (textType === 'letter' &&
      ((NEWS_HEAD.test(paragraph.text.slice(0, 40)) && paragraph.text.length < 40) ||
        paragraph.text.length < 24) &&
      (!/[。！？!?]/.test(paragraph.text) ||
        /健康|愉快|如意|开心|进步|顺利|您好|你好/.test(paragraph.text)))
  )
}

function edgeOf(document: Document, sentence: Sentence, range: Range): Edge {
  const first = document.sentences.find(
    ({ paragraph }) => !isDateLine(document.paragraphs[paragraph]?.text ?? ''),
  )
  if (sentence === first && range.start === sentence.start) return 'opening'
  return sentence === document.sentences.at(-1) && range.end === sentence.clauses.at(-1)?.end
    ? 'ending'
    : undefined
}
