/** Stretches of the essay worth quoting, each with the reason why. All praise quotes from here, so nothing is ever invented. */
import { CITED } from '../lexicon/connectives.ts'
import { CAUSE, COMPARED, CONDITION, CONTRAST, EXAMPLE, FIGURE, INNER, INSIGHT, NO_ACTION, PICTURED, SENSED, SHOWN_FEELING, TOLD_TO_SOMEBODY, UNREAL, VIVID_ACTIONS } from '../lexicon/praised.ts'
import { LISTING, WORN_OPENING, WORN_PHRASES } from '../lexicon/wornPhrases.ts'
import { countHan, countWords, distinctWords } from '../text/characters.ts'
import { spanOf, type Document, type Paragraph, type Range, type Sentence } from '../text/document.ts'
import { leansOnOthers, QUOTE_MARKS, readsAlone, stretchesFrom } from '../text/stretches.ts'
import type { Mark, Span } from '../types.ts'
import type { Lens } from './lens.ts'

export type HighlightKind = 'simile' | 'parallelism' | 'dialogue' | 'action' | 'actions' | 'sense' | 'thought' | 'feeling' | 'care' | 'reflection'
  | 'cause' | 'contrast' | 'condition' | 'evidence' | 'figure' | 'comparison' | 'example' | 'opening' | 'ending' | 'plain'

export type Highlight = { kind: HighlightKind; span: Span; weight: number }

const LONGEST_PRAISED = 64 // a whole parallelism

/** What each sort of writing is praised for. */
const LOOKED_FOR: Record<Lens, ReadonlySet<HighlightKind>> = {
  story: new Set(['dialogue', 'actions', 'action', 'sense', 'thought', 'feeling', 'reflection', 'opening', 'ending']),
  scene: new Set(['dialogue', 'actions', 'action', 'sense', 'feeling', 'reflection', 'opening', 'ending']),
  review: new Set(['cause', 'contrast', 'condition', 'reflection', 'opening', 'ending']),
  response: new Set(['thought', 'feeling', 'reflection', 'cause', 'contrast', 'opening', 'ending']),
  reason: new Set(['cause', 'contrast', 'condition', 'evidence', 'reflection', 'opening', 'ending']),
  inform: new Set(['figure', 'comparison', 'example', 'cause', 'opening']),
  letter: new Set(['care', 'feeling', 'figure', 'cause', 'contrast', 'reflection']),
  poem: new Set(['sense']),
}

/** Best first. */
export function findHighlights(document: Document, marks: readonly Mark[], lens: Lens): Highlight[] {
  const found: Highlight[] = []
  for (const sentence of document.sentences) {
    const paragraph = document.paragraphs[sentence.paragraph]
    if (paragraph === undefined || isFrame(paragraph, lens)) continue
    if (LOOKED_FOR[lens].has('dialogue')) found.push(...spokenIn(paragraph, sentence))
    if (LOOKED_FOR[lens].has('thought')) found.push(...thoughtIn(paragraph, sentence))
    for (let at = 0; at < sentence.clauses.length; at += 1) {
      for (const range of stretchesFrom(paragraph, sentence, at)) found.push(judged(paragraph, sentence, range, edgeOf(document, sentence, range), lens))
    }
  }
  for (const { ruleId, kind, paragraph, start, end, quote } of marks) {
    if (kind !== 'strength' || QUOTE_MARKS.test(quote) || quote.length > LONGEST_PRAISED) continue
    if (ruleId === 'simile' || ruleId === 'parallelism') found.push({ kind: ruleId, span: { paragraph, start, end, quote }, weight: isReadyMade(quote) ? 0.2 : leansOnOthers(quote) ? 3 : 6 })
  }
  // Nothing is praised where something is to be mended, and no feeling where advice is to show it.
  const worked = marks.filter((mark) => mark.kind === 'fault' || mark.ruleId === 'told-feeling')
  const seen = new Set<string>()
  return found
    .filter(({ span }) => !worked.some((mark) => mark.paragraph === span.paragraph && mark.start <= span.end && mark.end >= span.start))
    .sort((a, b) => b.weight - a.weight || a.span.paragraph - b.span.paragraph || a.span.start - b.span.start)
    .filter(({ span }) => {
      const isNew = !seen.has(span.quote)
      seen.add(span.quote)
      return isNew
    })
}

/** Salutation, good wishes, signature and date carry no praise. */
function isFrame(paragraph: Paragraph, lens: Lens): boolean {
  return lens === 'letter' && paragraph.text.length < 24 && (!/[。！？!?]/.test(paragraph.text) || /健康|愉快|如意|开心|进步|顺利|您好|你好/.test(paragraph.text))
}

function edgeOf(document: Document, sentence: Sentence, range: Range): 'opening' | 'ending' | undefined {
  if (sentence === document.sentences[0] && range.start === sentence.start) return 'opening'
  return sentence === document.sentences.at(-1) && range.end === sentence.clauses.at(-1)?.end ? 'ending' : undefined
}

const EDGES: ReadonlySet<HighlightKind> = new Set(['opening', 'ending'])

/** What everybody writes is marked as nothing worse, and praised for nothing. */
function isReadyMade(quote: string): boolean {
  return countWords(quote, WORN_PHRASES) > 0 || countWords(quote, LISTING) > 0
}

type Reason = { kind: HighlightKind; weight: number }

function judged(paragraph: Paragraph, sentence: Sentence, range: Range, edge: 'opening' | 'ending' | undefined, lens: Lens): Highlight {
  const span = spanOf(paragraph, range)
  const { quote } = span
  const isReal = !UNREAL.test(quote)
  const moved = isReal ? distinctWords(quote.replace(NO_ACTION, ''), VIVID_ACTIONS).length : 0
  const sensed = isReal ? distinctWords(quote, SENSED).length + (lens === 'poem' ? distinctWords(quote, PICTURED).length : 0) : 0
  const reasons: Reason[] = [
    ...(moved >= 3 ? [{ kind: 'actions', weight: 1.4 + moved } satisfies Reason] : moved === 2 ? [{ kind: 'action', weight: 3 } satisfies Reason] : []),
    ...(sensed > 0 ? [{ kind: 'sense', weight: 1.2 + sensed } satisfies Reason] : []),
    ...holding([
      ['thought', distinctWords(quote, INNER).length > 0, 2.6],
      ['feeling', SHOWN_FEELING.test(quote), 2.8],
      ['care', TOLD_TO_SOMEBODY.test(quote), 3],
      ['reflection', INSIGHT.test(quote) && !/通过|经过/.test(quote), edge === 'ending' ? 4.2 : 3.2],
      ['contrast', CONTRAST.test(quote), 3.6],
      ['cause', CAUSE.test(quote), 3],
      ['condition', CONDITION.test(quote), 2.4],
      ['evidence', distinctWords(quote, CITED).length > 0, 3.2],
      ['figure', FIGURE.test(quote), 2.6],
      ['comparison', COMPARED.test(quote) && lens === 'inform', 2.8],
      ['example', EXAMPLE.test(quote), 3],
      ['opening', edge === 'opening' && !WORN_OPENING.test(quote) && !leansOnOthers(quote), 1],
      ['ending', edge === 'ending' && countHan(quote) >= 6 && !leansOnOthers(quote), 1],
    ]),
  ]
  const best = reasons.filter(({ kind }) => LOOKED_FOR[lens].has(kind) && (EDGES.has(kind) || !isReadyMade(quote))).reduce<Reason>((left, right) => (right.weight > left.weight ? right : left), { kind: 'plain', weight: WORN_OPENING.test(quote) ? 0.05 : 0.3 })
  return { kind: best.kind, span, weight: best.weight * readsAlone(quote, sentence, range) }
}

function holding(claims: readonly (readonly [kind: HighlightKind, holds: boolean, weight: number])[]): Reason[] {
  return claims.flatMap(([kind, holds, weight]) => (holds ? [{ kind, weight }] : []))
}

/** Somebody speaks; a verse, a saying or an inscription in quotation marks is no speech. */
const SPOKEN = /(?:(?<![写听知])[说道]|问|喊|叫|答|嚷|嘀咕|宣布|念叨|告诉[我他她你])[：:，,]\s*[“「]([^“”‘’「」『』"《》]{4,30})[”」]/g

function spokenIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return quotedBy(SPOKEN, paragraph, sentence, 1).filter(({ quote }) => countHan(quote) >= 4).map((span) => ({ kind: 'dialogue', span, weight: 2.8 }))
}

/** 我心想：…… The thought itself is quoted, not the words that bring it in. */
const THOUGHT = /(?:心想|暗想|我想|心里想|嘀咕|寻思|暗暗地?想|默默地?想)(?:道)?[：:，,]([^“”‘’「」『』"《》：:；;。！？!?…]{6,30})(?=[。！？!?…；;])/g

function thoughtIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return quotedBy(THOUGHT, paragraph, sentence, 0).map((span) => ({ kind: 'thought', span, weight: 3 }))
}

/** `closers`: characters of the match behind the group. */
function quotedBy(pattern: RegExp, paragraph: Paragraph, sentence: Sentence, closers: number): Span[] {
  return [...sentence.text.matchAll(pattern)].map((match) => {
    const inner = match[1] ?? ''
    const start = sentence.start + match.index + match[0].length - closers - inner.length
    const words = inner.replace(/[。！？!?，…]+$/, '')
    return spanOf(paragraph, { start, end: start + words.length })
  }).filter(({ quote }) => quote.length >= 4)
}
