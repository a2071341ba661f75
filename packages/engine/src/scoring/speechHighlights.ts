/** What people in the essay say and think, in their own words. */
import { CLICHES, READY_LESSON } from '../lexicon/cliches.ts'
import { countHan, countWords } from '../text/characters.ts'
import { isQuoted, spanOf, type Paragraph, type Sentence } from '../text/document.ts'
import { regex } from '../text/multiline.ts'
import type { Span } from '../types.ts'
import type { Highlight } from './highlight.ts'

/** Somebody speaks; a verse, a saying or an inscription in quotation marks is no speech. */
const SPOKEN = regex('g')`
  (?:(?<![写听知])[说道]|问|喊|叫|答|嚷|嘀咕|宣布|念叨|告诉[我他她你])[：:，,]\s*[“「]
  ([^“”‘’「」『』"《》]{4,30})[”」]
`

const SHORT_WORD = 6 // Chinese characters: 今天星期四 says little of who speaks
/** 谁言寸草心，报得三春晖 is a poem, whoever says it. */
const VERSE = /^(?:[^，。]{5}，[^，。]{5}|[^，。]{7}，[^，。]{7})$/

/** 失败是成功之母: nobody's own words, whoever says them. */
function isReadyMade(quote: string): boolean {
  return countWords(quote, CLICHES) > 0 || READY_LESSON.test(quote)
}

export function spokenIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
  return quotedBy(SPOKEN, paragraph, sentence, 1)
    .filter(({ quote }) => countHan(quote) >= 4 && !VERSE.test(quote) && !isReadyMade(quote))
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

export function thoughtIn(paragraph: Paragraph, sentence: Sentence): Highlight[] {
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
