/** Why a stretch of the essay is worth quoting, if it is. */
import { CITED } from '../lexicon/connectives.ts'
import { WORN_LIKENESS } from '../lexicon/clicheImages.ts'
import { SLOGAN_WORDS } from '../lexicon/slogans.ts'
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
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
  READY_LESSON,
} from '../lexicon/cliches.ts'
import { countHan, countWords, distinctWords, wordPattern } from '../text/characters.ts'
import { spanOf, type Paragraph, type Range, type Sentence } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import { dependsOnContext, standaloneFactor } from '../text/quotableRanges.ts'
import { PRAISED_KINDS, type Highlight, type HighlightKind } from './highlight.ts'
import type { TextType } from './textType.ts'

/** Whether a stretch begins or ends the essay. */
export type Edge = 'opening' | 'ending' | undefined

type Reason = { kind: HighlightKind; weight: number }

const EDGES: ReadonlySet<HighlightKind> = new Set(['opening', 'ending'])
const PLAIN_WEIGHT = 0.3
const FORMULAIC_WEIGHT = 0.05

/** The stretch with the best of its reasons; one without any is plain. */
export function highlightOf(
  paragraph: Paragraph,
  sentence: Sentence,
  range: Range,
  edge: Edge,
  textType: TextType,
): Highlight {
  const span = spanOf(paragraph, range)
  const { quote } = span
  const isCommon = isFormulaic(quote)
  const isCommonEdge =
    CLICHE_OPENING.test(quote) ||
    EMPTY_OPENING.test(quote) ||
    (edge === 'ending' && CLICHE_ENDING.test(quote))
  const best = [
    ...sensoryReasons(quote, textType),
    ...wordedReasons(quote, textType, edge).filter(
      ({ kind }) => kind !== 'cause' || !isTakenBack(paragraph, sentence),
    ),
    ...edgeReasons(quote, edge, textType),
  ]
    .filter(({ kind }) => PRAISED_KINDS[textType].has(kind) && (EDGES.has(kind) || !isCommon))
    .reduce<Reason>((left, right) => (right.weight > left.weight ? right : left), {
      kind: 'plain',
      weight: isCommon || isCommonEdge ? FORMULAIC_WEIGHT : PLAIN_WEIGHT,
    })
  return { kind: best.kind, span, weight: best.weight * standaloneFactor(quote, sentence, range) }
}

/** 因为脚扭伤了……其实脚早就好了: an excuse is no reason. */
function isTakenBack({ sentences }: Paragraph, sentence: Sentence): boolean {
  const at = sentences.indexOf(sentence)
  return sentences
    .slice(at, at + 2)
    .some(({ text }, from) => (from > 0 || /借口/.test(text)) && /其实|借口|骗/.test(text))
}

/** What everybody writes is no fault, and nothing to praise. */
export function isFormulaic(quote: string): boolean {
  return (
    countWords(quote, CLICHES) > 0 ||
    countWords(quote, LISTING) > 0 ||
    countWords(quote, SLOGAN_WORDS) >= SLOGANS ||
    WORN_LIKENESS.test(quote) ||
    READY_LESSON.test(quote)
  )
}

/** Words of slogans in one stretch: a single one may be what the essay is about. */
const SLOGANS = 2

/** Wished, liked or still to come; nor is a look on a face a movement. */
const NOT_DONE = /才能|要等|喜欢|想要|眉毛|铜铃/

/** Movements and senses: the more of them, the better. */
function sensoryReasons(quote: string, textType: TextType): Reason[] {
  if (UNREAL.test(quote)) return []
  const moved = NOT_DONE.test(quote)
    ? 0
    : distinctWords(quote.replace(NO_ACTION, ''), VIVID_ACTIONS).length
  const sensed =
    distinctWords(quote, SENSED).length +
    (textType === 'poem' ? distinctWords(quote, PICTURED).length : 0)
  return reasonsThatHold([
    ['actions', moved >= 3, 1.4 + moved],
    ['action', moved === 2, 3],
    ['sense', sensed > 0, 1.2 + sensed],
  ])
}

/** What the words themselves say: a thought, a cause, a number. */
function wordedReasons(quote: string, textType: TextType, edge: Edge): Reason[] {
  return reasonsThatHold([
    ['thought', distinctWords(quote, INNER).length > 0, 2.6],
    ['feeling', SHOWN_FEELING.test(quote) && !STOCK_TEARS.test(quote), 2.8],
    ['care', ADDRESSED_TO_READER.test(quote) && !/演讲|[谢感]谢大家|聆听/.test(quote), 3],
    [
      'reflection',
      INSIGHT.test(quote) &&
        !NO_INSIGHT.test(quote) &&
        !/通过|经过|这[^，。]{1,4}告诉我们/.test(quote),
      edge === 'ending' ? 4.2 : 3.2,
    ],
    ['contrast', CONTRAST.test(quote) && !SUPPOSED.test(quote), 3.6],
    ['cause', CAUSE.test(quote), 3],
    ['condition', CONDITION.test(quote), 2.4],
    ['evidence', distinctWords(quote, CITED).length > 0 && isInstance(quote), 3.2],
    [
      'figure',
      QUANTITY.test(quote.replace(NO_QUANTITY, '')) &&
        !/[吗呢]$|^同学们|^(?:不过|但是?|可是|然而)|[年月日]$|一般|左右|上下|大约|大概/.test(
          quote,
        ) &&
        !/^[^，]{0,4}[0-9]{4}年/.test(quote) &&
        (textType !== 'letter' || COUNTED.test(quote)),
      2.6,
    ],
    ['comparison', COMPARED.test(quote) && textType === 'exposition', 2.8],
    ['example', EXAMPLE.test(quote), 3],
  ])
}

/**
 * Begins with a reason or a denial whose other half stands before it, or only names a time or a
 * place.
 */
const NO_END = /^(?:因为|没有也|一直|原来|保有|当然|只要|这样)/
const NO_START = /(?:上|里|中|时|后|前|下|今天|介绍|[那一]天)$|[？?]$/
/** 我的外公今年七十一岁了, 森林里住着一只蜗牛: how anybody begins. */
const BARE_START = regex()`
  ^我(?:的|们|家|有|们?班)?[^，。]{0,8}(?:是一|有一|今年|叫)|住着一|^(?:今天|昨天|星期|早上|今年)|有一[个只棵条座]
`
/** An argument is not begun by an anecdote, however well that leads to it: 入题直接 is something else. */
const ARGUED: ReadonlySet<TextType> = new Set(['argument', 'review'])
const TAKES_UP =
  /^(?![前昨去那上]|有一).*(?:应|认为|以为|需要|往往|不[是能会]|总是|是[^，]{2,}|离不开|难道|何)/
const SHORTEST_EDGE = 6 // Chinese characters

function edgeReasons(quote: string, edge: Edge, textType: TextType): Reason[] {
  if (edge === undefined || countHan(quote) < SHORTEST_EDGE || dependsOnContext(quote)) return []
  return reasonsThatHold([
    [
      'opening',
      edge === 'opening' &&
        !isFormulaic(quote) &&
        !CLICHE_OPENING.test(quote) &&
        !EMPTY_OPENING.test(quote) &&
        !NO_START.test(quote) &&
        !BARE_START.test(quote) &&
        (!ARGUED.has(textType) || TAKES_UP.test(quote)),
      1,
    ],
    [
      'ending',
      edge === 'ending' && !NO_END.test(quote) && !CLICHE_ENDING.test(quote) && !isFormulaic(quote),
      1,
    ],
  ])
}

/**
 * 比如 before a piece of advice, or before somebody of whom nothing is said yet, gives no instance.
 */
const NO_INSTANCE = regex()`
  (?:首先|其次|要|应该?|必须)[^。]*(?:比如|例如)|(?:比如|例如)[^，。]{0,6}要|(?:比如|例如)
  [^，。]{0,12}$|^[^，。]{0,8}也?说过?$|先生也说过
`

/** 眼泪就流了下来: so everybody weeps. */
const STOCK_TEARS = /^[^，。]{0,4}眼泪[^，。]{0,4}[流掉]了?(?:下来|出来)$/
/** What would be so is no case and no judgement: 如果爱迪生没有坚持, 如果那条通知不是……而是……. */
const SUPPOSED = /如果|假如|要是|倘若|假使/
/** 从钱学森到袁隆平; 勾践卧薪尝胆，司马迁忍辱负重: names in a row, and nothing told of any. */
const FROM_TO = /从[^，。]{1,6}到/
const FIGURES = wordPattern([...HISTORICAL_FIGURES])
const SEVERAL = 2
/** Characters beside a name: 司马迁忍辱负重 tells nothing of him. */
const NO_MORE_THAN_NAMED = 5

function namesOne(quote: string): boolean {
  return distinctWords(quote, FIGURES).length > 0
}

function isInstance(quote: string): boolean {
  return (
    !NO_INSTANCE.test(quote) &&
    !SUPPOSED.test(quote) &&
    !FROM_TO.test(quote) &&
    distinctWords(quote, FIGURES).length < SEVERAL &&
    !(namesOne(quote) && countHan(quote.replace(FIGURES, '')) < NO_MORE_THAN_NAMED)
  )
}

function reasonsThatHold(
  claims: readonly (readonly [kind: HighlightKind, holds: boolean, weight: number])[],
): Reason[] {
  return claims.flatMap(([kind, holds, weight]) => (holds ? [{ kind, weight }] : []))
}
