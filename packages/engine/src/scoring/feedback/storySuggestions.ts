/** What may be suggested in a story or a description: more to see, to hear, to feel. */
import { ACTIONS } from '../../lexicon/actions.ts'
import { FEELINGS, REFLECTION } from '../../lexicon/mind.ts'
import { SENSES } from '../../lexicon/senses.ts'
import { countHan, countWords, distinctWords } from '../../text/characters.ts'
import { spanOf } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import type { Span } from '../../types.ts'
import type { HighlightKind } from '../highlight.ts'
import { isFormulaicText } from './formulaicAdvice.ts'
import {
  isCentreShown,
  isInMiddle,
  lastWords,
  type Candidate,
  type ParagraphView,
} from './paragraphView.ts'

/** 听…说, 问他: somebody speaks here, and their own words do not stand there. */
const REPORTED_SPEECH =
  /^(?!你们?说).*(?:(?<![小传据]|听[^，。]{0,4})说(?!明|不|法|服|起|到)|问(?!题|候|卷)|喊|告诉)/
/** 什么也说不出, 没敢问: nobody spoke, and there are no words to be remembered. */
const UNSPOKEN = regex()`
  [没未不][敢想肯会能愿用必再有]{0,2}(?:[跟和向对][^，]{1,4})?[说问喊]|[没未]有?告诉|说不|问不|
  喊不|说什么好|怎么说|
  (?:什么|一[句个][话字]?)(?:也|都)[没不]
`
/** 妈妈劝我早点睡: what was said, without quotation marks. */
const URGED =
  /(?:^|[，。！？])([^，。！？：“”]{0,8}(?:劝|安慰|批评)(?:我|他|她|我们)[^，。！？：“”]{1,16})(?=[，。！？])(?!，?[“：])/
/** One time is told already: 上次考试，她把6看成了9. */
const ONCE = /有一?次|[上那这]一?[次回天]|[例比]如/
/** Praised for what stands there already, and no place for more. */
const COMPLETE: ReadonlySet<HighlightKind> = new Set([
  'dialogue',
  'thought',
  'simile',
  'parallelism',
  'reflection',
])
const THIN = 0.7 // of the asked length
const THIN_ENDING_WEIGHT = 3.2
const LONG_PARAGRAPH = 220 // Chinese characters

export function storySuggestions(view: ParagraphView): Candidate[] {
  return [...onContent(view), ...onSpeech(view), ...onShowing(view), ...onFrame(view)]
}

function onContent(view: ParagraphView): Candidate[] {
  const { context, lead, isLast, text } = view
  const { features, document } = context
  const found: Candidate[] = []
  // What was said and done stands there already.
  if (features.fullness < THIN && !/[“「]/.test(text))
    found.push({
      name: view.textType === 'scene' ? 'thinThing' : 'thin',
      span: praisedIn(view, (kind) => !COMPLETE.has(kind)) ?? lead,
      ...(isLast ? { weight: THIN_ENDING_WEIGHT } : {}),
    })
  if (
    features.similes === 0 &&
    !document.paragraphs.some((other) => /像|仿佛|如同|宛|似的|好比/.test(other.text))
  )
    found.push({ name: 'needsSimile', span: praisedIn(view, (kind) => kind === 'sense') })
  return found
}

function praisedIn(
  { context, paragraph }: ParagraphView,
  isFit: (kind: HighlightKind) => boolean,
): Span | undefined {
  return context.highlights.find(
    ({ span, kind }) => span.paragraph === paragraph.index && isFit(kind),
  )?.span
}

function onSpeech({ context, paragraph, text, textType }: ParagraphView): Candidate[] {
  const found: Candidate[] = []
  if (context.features.dialogues === 0 && textType === 'story') {
    const reported = paragraph.sentences
      .flatMap((sentence) => sentence.clauses)
      .find(
        ({ text: clause }) =>
          REPORTED_SPEECH.test(clause) && !UNSPOKEN.test(clause) && clause.length >= 6,
      )
    if (reported !== undefined)
      found.push({ name: 'reportedSpeech', span: spanOf(paragraph, reported) })
  }
  const urged = URGED.exec(text)?.[1]
  const start = urged === undefined ? -1 : paragraph.text.indexOf(urged)
  if (urged !== undefined && start >= 0)
    found.push({
      name: 'urgedSpeech',
      span: spanOf(paragraph, { start, end: start + urged.length }),
    })
  return found
}

function onShowing(view: ParagraphView): Candidate[] {
  const { context, text, tone, lead } = view
  return isInMiddle(view) &&
    (tone === 'warm' || context.features.fullness < 0.9) &&
    countHan(text) > 20 &&
    !/[“”"、]/.test(text) &&
    !isFormulaicText(context.features) &&
    countWords(text, REFLECTION) === 0 &&
    !ONCE.test(text) &&
    distinctWords(text, ACTIONS).length + distinctWords(text, SENSES).length < 2
    ? [{ name: 'needsSenses', span: lead }]
    : []
}

function onFrame({
  context,
  paragraph,
  text,
  tone,
  lead,
  isFirst,
  isLast,
}: ParagraphView): Candidate[] {
  const { features, essay, document } = context
  const isYoungNarrative = tone === 'warm' && features.family === 'narrative'
  const found: Candidate[] = []
  if (
    isLast &&
    isYoungNarrative &&
    essay.genre !== 'e-person' &&
    !isCentreShown(context) &&
    countWords(text, REFLECTION) === 0 &&
    countWords(text, FEELINGS) === 0
  )
    found.push({ name: 'needsReflection', span: lastWords(paragraph) })
  if (isFirst && isYoungNarrative && countHan(text) < 9 && document.paragraphs.length > 2)
    found.push({ name: 'bareOpening', span: lead })
  if (countHan(text) > LONG_PARAGRAPH && features.stage === 'elementary')
    found.push({ name: 'longParagraph', span: lead })
  return found
}
