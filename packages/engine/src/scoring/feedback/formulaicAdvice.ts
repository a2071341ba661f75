/** Texts that live on ready-made phrases, or list one thing after another. */
import { spanOf } from '../../text/document.ts'
import { QUOTE_MARKS } from '../../text/quotableRanges.ts'
import type { Span } from '../../types.ts'
import { isStoryOrScene, textTypeOf } from '../textType.ts'
import type { CommentBuilder } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { distinctQuotes } from './quotes.ts'
import { CLICHE_ADVICE, FORMULAIC_LEAD, LIST_ADVICE } from './texts/formulaic.ts'
import type { Tone } from './tone.ts'

const FULL_OF_CLICHES = 0.6 // per 100 characters
const FULL_OF_LISTS = 2.2
const APART = 2 // characters: nearer ones are halves of one saying

/**
 * Where a text lives on ready-made phrases or lists one thing after another, that is the one aim,
 * and its own words show it.
 */
export function addFormulaicAdvice(
  { features, document }: FeedbackContext,
  tone: Tone,
  builder: CommentBuilder,
): boolean {
  if (features.topic.isOffTopic || features.gradeLevel <= 2) return false
  if (!isFormulaicText(features)) return false
  const isCliched = isFullOfCliches(features)
  const [first, ...others] = distinctQuotes(
    isCliched ? placesOf(document, features.cliches) : listedIn(document),
  )
  const second =
    first === undefined
      ? undefined
      : (others.find(
          (span) => span.paragraph !== first.paragraph || span.start > first.end + APART,
        ) ?? others[0])
  if (first === undefined || second === undefined) return false
  builder.add(FORMULAIC_LEAD, first)
  builder.add((isCliched ? CLICHE_ADVICE : LIST_ADVICE)[tone], second)
  return true
}

export function isFormulaicText(features: FeedbackContext['features']): boolean {
  return (
    isFullOfCliches(features) ||
    (features.listingRate >= FULL_OF_LISTS && isStoryOrScene(textTypeOf(features)))
  )
}

function isFullOfCliches(features: FeedbackContext['features']): boolean {
  return features.clicheRate > FULL_OF_CLICHES && features.cliches.length >= 3
}

/** Where the words stand, in the order of the text. */
function placesOf(document: FeedbackContext['document'], words: readonly string[]): Span[] {
  return document.paragraphs.flatMap((paragraph) =>
    words.flatMap((word) => {
      const start = paragraph.text.indexOf(word)
      return start < 0 ? [] : [spanOf(paragraph, { start, end: start + word.length })]
    }),
  )
}

/** 有的像天上的星星: an image, however worn, is no item of a list. */
const LIKENED = /[像象]|仿佛|好似/

/** Clauses that only put one more thing on the list. */
function listedIn(document: FeedbackContext['document']): Span[] {
  return document.paragraphs.flatMap((paragraph) =>
    paragraph.sentences
      .flatMap((sentence) => sentence.clauses)
      .filter(
        ({ text }) =>
          /^(?:然后|接着|还有|有的|吃完)/.test(text) &&
          text.length >= 4 &&
          text.length <= 20 &&
          !LIKENED.test(text) &&
          !QUOTE_MARKS.test(text),
      )
      .map((clause) => spanOf(paragraph, clause)),
  )
}
