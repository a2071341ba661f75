/** Whether a later draft has met a goal of an earlier report. */
import type { Tables } from '../tables.ts'
import { countHan, countWords } from '../text/characters.ts'
import type { Essay, Goal, GoalCheck, GoalMeasure } from '../types.ts'
import { letsOthersSpeak } from './letsOthersSpeak.ts'
import { isLikening } from './features.ts'
import { examine, type Examined } from './examine.ts'

/** `read`: for whoever asks of several goals, so that the essay is examined once. */
export function goalMet(
  { check }: Goal,
  essay: Essay,
  tables: Tables,
  read: () => Examined = () => examine(essay, tables),
): boolean {
  return isReached(check, essay.content, read)
}

export function isReached(check: GoalCheck, content: string, read: () => Examined): boolean {
  switch (check.kind) {
    case 'without':
      return check.words.every((word) => !content.includes(word))
    case 'grown':
      return hasGrown(check, content)
    case 'mentions':
      return isWithin(
        check.words.reduce((sum, word) => sum + content.split(word).length - 1, 0),
        check,
      )
    case 'count':
      return isWithin(COUNTS[check.measure](read()), check)
  }
}

function isWithin(
  value: number,
  { least = -Infinity, most = Infinity }: Exclude<GoalCheck, { kind: 'without' | 'grown' }>,
): boolean {
  return value >= least && value <= most
}

function hasGrown(
  { begins, han, whole, by }: Extract<GoalCheck, { kind: 'grown' }>,
  content: string,
): boolean {
  const own = content.split('\n').find((line) => line.trim().startsWith(begins))
  return own === undefined ? countHan(content) >= whole + by : countHan(own) >= han + by
}

const COUNTS: Record<GoalMeasure, (examined: Examined) => number> = {
  characters: ({ seen }) => seen.written,
  longestSentence: ({ document }) =>
    Math.max(0, ...document.sentences.map(({ text }) => countHan(text))),
  longestShare: ({ seen }) => seen.structure.longestShare,
  people: ({ seen }) => seen.language.called,
  echoes: ({ seen }) => seen.structure.echoes.length,
  led: ({ seen }) => seen.structure.led,
  turns: ({ seen }) => (letsOthersSpeak(seen) ? 1 : 0),
  faults: ({ faults }) => faults.length,
  similes: ({ marks }) => marks.filter(isLikening).length,
  exclamations: ({ document }) =>
    countWords(document.paragraphs.map(({ text }) => text).join(''), /[！!]/g),
  titles: ({ seen }) => (seen.hasTitle ? 1 : 0),
  finished: ({ seen }) => (seen.structure.isFinished ? 1 : 0),
  sentences: ({ seen }) => seen.sentences,
  paragraphs: ({ seen }) => seen.paragraphs,
  dialogues: ({ seen }) => seen.dialogues,
  senses: ({ seen }) => seen.senses,
  thoughts: ({ seen }) => seen.thoughts,
  actions: ({ seen }) => seen.actions,
  facts: ({ seen }) => seen.facts,
  citations: ({ seen }) => seen.citations,
  questions: ({ seen }) => seen.questions,
  // Goals of earlier engines ask for it.
  feelings: ({ seen }) => seen.feelings,
  namedFeelings: ({ seen }) => seen.namedFeelings,
  reflection: ({ seen }) => seen.reflection,
  reasoning: ({ seen }) => seen.reasoning,
  sequence: ({ seen }) => seen.sequence,
  slogans: ({ seen }) => seen.slogans,
  stockExamples: ({ seen }) => seen.stockExamples,
  copiedSentences: ({ seen }) => seen.copiedSentences,
  repeatedParagraphs: ({ seen }) => seen.repeatedParagraphs,
  marksUsed: ({ seen }) => seen.marksUsed,
}
