/**
 * Stretches of the essay worth quoting, each with the reason why. All praise quotes from here, so
 * nothing is ever invented.
 */
import { CITED } from '../lexicon/connectives.ts'
import {
  CAUSE,
  COMPARED,
  CONDITION,
  CONTRAST,
  COUNTED,
  EXAMPLE,
  QUANTITY,
  INNER,
  INSIGHT,
  NO_ACTION,
  NO_QUANTITY,
  NO_INSIGHT,
  PICTURED,
  SENSED,
  SHOWN_FEELING,
  ADDRESSED_TO_READER,
  UNREAL,
  VIVID_ACTIONS,
} from '../lexicon/strengthPatterns.ts'
import {
  EMPTY_OPENING,
  LISTING,
  CLICHE_ENDING,
  CLICHE_OPENING,
  CLICHES,
} from '../lexicon/cliches.ts'
import { countHan, countWords, distinctWords } from '../text/characters.ts'
import {
  isQuoted,
  spanOf,
  type Document,
  type Paragraph,
  type Range,
  type Sentence,
} from '../text/document.ts'
import {
  dependsOnContext,
  QUOTE_MARKS,
  standaloneFactor,
  quotableRangesFrom,
} from '../text/quotableRanges.ts'
import type { Mark, Span } from '../types.ts'
import { IN_MANY_ESSAYS } from '../lexicon/clicheImages.ts'
import type { TextType } from './textType.ts'
import { regex } from '../text/multiline.ts'

export type HighlightKind =
  | 'simile'
  | 'parallelism'
  | 'dialogue'
  | 'action'
  | 'actions'
  | 'sense'
  | 'thought'
  | 'feeling'
  | 'care'
  | 'reflection'
  | 'cause'
  | 'contrast'
  | 'condition'
  | 'evidence'
  | 'figure'
  | 'comparison'
  | 'example'
  | 'opening'
  | 'ending'
  | 'plain'

export type Highlight = { kind: HighlightKind; span: Span; weight: number }

const LONGEST_PRAISED = 64 // a whole parallelism

/** What each sort of writing is praised for. */
const PRAISED_KINDS: Record<TextType, ReadonlySet<HighlightKind>> = {
  story: new Set([
    'dialogue',
    'actions',
    'action',
    'sense',
    'thought',
    'feeling',
    'reflection',
    'opening',
    'ending',
  ]),
  scene: new Set([
    'dialogue',
    'actions',
    'action',
    'sense',
    'feeling',
    'reflection',
    'opening',
    'ending',
  ]),
  review: new Set(['cause', 'contrast', 'condition', 'reflection', 'opening', 'ending']),
  response: new Set(['thought', 'feeling', 'reflection', 'cause', 'contrast', 'opening', 'ending']),
  argument: new Set([
    'cause',
    'contrast',
    'condition',
    'evidence',
    'reflection',
    'opening',
    'ending',
  ]),
  exposition: new Set(['figure', 'comparison', 'example', 'cause', 'opening']),
  letter: new Set(['care', 'feeling', 'figure', 'cause', 'contrast', 'reflection']),
  poem: new Set(['sense']),
}

/** Best first. */
export function findHighlights(
  document: Document,
  marks: readonly Mark[],
  textType: TextType,
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
        weight: isCommon ? 0.05 : dependsOnContext(quote) || quote.startsWith('有的') ? 3 : 6,
      })
    }
  }
  // Nothing is praised where something is to be mended, and no feeling where advice is to show it.
  const worked = marks.filter((mark) => mark.kind === 'fault' || mark.ruleId === 'told-feeling')
  const seen = new Set<string>()
  return found
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
}

/** The head of a diary or of a piece of news, the place and date below a letter. */
const DATE_LINE =
  /^[^，。！？]{0,14}(?:月[^，。]{1,4}[日号]|星期[一二三四五六日天])[^，。！？]{0,12}$/
const NEWS_HEAD = /^本报讯|^[^。]{0,12}（[^）]*记者/

export function isDateLine(text: string): boolean {
  return DATE_LINE.test(text)
}

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

function edgeOf(
  document: Document,
  sentence: Sentence,
  range: Range,
): 'opening' | 'ending' | undefined {
  const first = document.sentences.find(
    ({ paragraph }) => !isDateLine(document.paragraphs[paragraph]?.text ?? ''),
  )
  if (sentence === first && range.start === sentence.start) return 'opening'
  return sentence === document.sentences.at(-1) && range.end === sentence.clauses.at(-1)?.end
    ? 'ending'
    : undefined
}

/**
 * Begins with a reason or a denial whose other half stands before it, or only names a time or a
 * place.
 */
const NO_END = /^(?:因为|没有也|一直|原来|保有|当然|只要|这样)/
const NO_START = /(?:上|里|中|时|后|前|下|今天|介绍|[那一]天)$|[？?]$/

const EDGES: ReadonlySet<HighlightKind> = new Set(['opening', 'ending'])

/** What everybody writes is marked as nothing worse, and praised for nothing. */
function isFormulaic(quote: string): boolean {
  return countWords(quote, CLICHES) > 0 || countWords(quote, LISTING) > 0
}

type Reason = { kind: HighlightKind; weight: number }

function highlightOf(
  paragraph: Paragraph,
  sentence: Sentence,
  range: Range,
  edge: 'opening' | 'ending' | undefined,
  textType: TextType,
): Highlight {
  const span = spanOf(paragraph, range)
  const { quote } = span
  const isReal = !UNREAL.test(quote)
  const moved =
    isReal && !NOT_DONE.test(quote)
      ? distinctWords(quote.replace(NO_ACTION, ''), VIVID_ACTIONS).length
      : 0
  const sensed = isReal
    ? distinctWords(quote, SENSED).length +
      (textType === 'poem' ? distinctWords(quote, PICTURED).length : 0)
    : 0
  const reasons: Reason[] = [
    ...(moved >= 3
      ? [{ kind: 'actions', weight: 1.4 + moved } satisfies Reason]
      : moved === 2
        ? [{ kind: 'action', weight: 3 } satisfies Reason]
        : []),
    ...(sensed > 0 ? [{ kind: 'sense', weight: 1.2 + sensed } satisfies Reason] : []),
    ...holding([
      ['thought', distinctWords(quote, INNER).length > 0, 2.6],
      ['feeling', SHOWN_FEELING.test(quote), 2.8],
      ['care', ADDRESSED_TO_READER.test(quote) && !/演讲|[谢感]谢大家|聆听/.test(quote), 3],
      [
        'reflection',
        INSIGHT.test(quote) && !NO_INSIGHT.test(quote) && !/通过|经过/.test(quote),
        edge === 'ending' ? 4.2 : 3.2,
      ],
      ['contrast', CONTRAST.test(quote), 3.6],
      ['cause', CAUSE.test(quote), 3],
      ['condition', CONDITION.test(quote), 2.4],
      ['evidence', distinctWords(quote, CITED).length > 0 && isInstance(quote), 3.2],
      [
        'figure',
        QUANTITY.test(quote.replace(NO_QUANTITY, '')) &&
          !/[吗呢]$|^同学们/.test(quote) &&
          (textType !== 'letter' || COUNTED.test(quote)),
        2.6,
      ],
      ['comparison', COMPARED.test(quote) && textType === 'exposition', 2.8],
      ['example', EXAMPLE.test(quote), 3],
      [
        'opening',
        edge === 'opening' &&
          countHan(quote) >= 6 &&
          !CLICHE_OPENING.test(quote) &&
          !EMPTY_OPENING.test(quote) &&
          !NO_START.test(quote) &&
          !dependsOnContext(quote),
        1,
      ],
      [
        'ending',
        edge === 'ending' &&
          countHan(quote) >= 6 &&
          !dependsOnContext(quote) &&
          !NO_END.test(quote) &&
          !CLICHE_ENDING.test(quote) &&
          !isFormulaic(quote),
        1,
      ],
    ]),
  ]
  const best = reasons
    .filter(
      ({ kind }) => PRAISED_KINDS[textType].has(kind) && (EDGES.has(kind) || !isFormulaic(quote)),
    )
    .reduce<Reason>((left, right) => (right.weight > left.weight ? right : left), {
      kind: 'plain',
      weight:
        CLICHE_OPENING.test(quote) ||
        EMPTY_OPENING.test(quote) ||
        isFormulaic(quote) ||
        (edge === 'ending' && CLICHE_ENDING.test(quote))
          ? 0.05
          : 0.3,
    })
  return { kind: best.kind, span, weight: best.weight * standaloneFactor(quote, sentence, range) }
}

/** Wished, liked or still to come; and what a face does is no movement. */
const NOT_DONE = /才能|要等|喜欢|想要|眉毛|铜铃/

/**
 * 比如 before a piece of advice, or before somebody of whom nothing is told yet, gives no instance.
 */
const NO_INSTANCE = regex()`
  (?:首先|其次|要|应该?|必须)[^。]*(?:比如|例如)|(?:比如|例如)[^，。]{0,6}要|(?:比如|例如)
  [^，。]{0,12}$|^[^，。]{0,8}也?说过?$|先生也说过
`

function isInstance(quote: string): boolean {
  return !NO_INSTANCE.test(quote)
}

function holding(
  claims: readonly (readonly [kind: HighlightKind, holds: boolean, weight: number])[],
): Reason[] {
  return claims.flatMap(([kind, holds, weight]) => (holds ? [{ kind, weight }] : []))
}

/** Somebody speaks; a verse, a saying or an inscription in quotation marks is no speech. */
const SPOKEN = regex('g')`
  (?:(?<![写听知])[说道]|问|喊|叫|答|嚷|嘀咕|宣布|念叨|告诉[我他她你])[：:，,]\s*[“「]
  ([^“”‘’「」『』"《》]{4,30})[”」]
`

const SHORT_WORD = 6 // Chinese characters: 今天星期四 says little of who speaks
/** 谁言寸草心，报得三春晖 is a poem, whoever says it. */
const VERSE = /^(?:[^，。]{5}，[^，。]{5}|[^，。]{7}，[^，。]{7})$/

function spokenIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return quotedBy(SPOKEN, paragraph, sentence, 1)
    .filter(({ quote }) => countHan(quote) >= 4 && !VERSE.test(quote))
    .map((span) => ({
      kind: 'dialogue',
      span,
      weight: countHan(span.quote) < SHORT_WORD ? 2 : 2.8,
    }))
}

/** 我心想：…… The thought itself is quoted, not the words that bring it in. */
const THOUGHT = regex('g')`
  (?:心想|暗想|我想|心里想|嘀咕|寻思|暗暗地?想|默默地?想)(?:道)?[：:，,]
  ([^“”‘’「」『』"《》：:；;。！？!?…]{6,30})(?=[。！？!?…；;])
`

function thoughtIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return quotedBy(THOUGHT, paragraph, sentence, 0)
    .filter(({ start }) => !isQuoted(paragraph, start))
    .map((span) => ({ kind: 'thought', span, weight: 3 }))
}

/** `closers`: characters of the match behind the group. */
function quotedBy(
  pattern: RegExp,
  paragraph: Paragraph,
  sentence: Sentence,
  closers: number,
): Span[] {
  return [...sentence.text.matchAll(pattern)]
    .map((match) => {
      const inner = match[1] ?? ''
      const start = sentence.start + match.index + match[0].length - closers - inner.length
      const words = inner.replace(/[。！？!?，…]+$/, '')
      return spanOf(paragraph, { start, end: start + words.length })
    })
    .filter(({ quote }) => quote.length >= 4)
}
