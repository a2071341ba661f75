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
  switch (check.kind) {
    case 'without':
      return check.words.every((word) => !essay.content.includes(word))
    case 'grown':
      return hasGrown(check, essay.content)
    case 'mentions':
      return isWithin(
        check.words.reduce((sum, word) => sum + essay.content.split(word).length - 1, 0),
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
  characters: ({ features }) => features.written,
  longestSentence: ({ document }) =>
    Math.max(0, ...document.sentences.map(({ text }) => countHan(text))),
  longestShare: ({ features }) => features.structure.longestShare,
  people: ({ features }) => features.language.called,
  echoes: ({ features }) => features.structure.echoes.length,
  led: ({ features }) => features.structure.led,
  turns: ({ features }) => (letsOthersSpeak(features) ? 1 : 0),
  faults: ({ faults }) => faults.length,
  similes: ({ marks }) => marks.filter(isLikening).length,
  exclamations: ({ document }) =>
    countWords(document.paragraphs.map(({ text }) => text).join(''), /[！!]/g),
  titles: ({ features }) => (features.hasTitle ? 1 : 0),
  finished: ({ features }) => (features.structure.isFinished ? 1 : 0),
  sentences: ({ features }) => features.sentences,
  paragraphs: ({ features }) => features.paragraphs,
  dialogues: ({ features }) => features.dialogues,
  senses: ({ features }) => features.senses,
  thoughts: ({ features }) => features.thoughts,
  actions: ({ features }) => features.actions,
  facts: ({ features }) => features.facts,
  citations: ({ features }) => features.citations,
  questions: ({ features }) => features.questions,
  // Goals of earlier engines ask for it.
  feelings: ({ features }) => features.feelings,
  namedFeelings: ({ features }) => features.namedFeelings,
  reflection: ({ features }) => features.reflection,
  reasoning: ({ features }) => features.reasoning,
  sequence: ({ features }) => features.sequence,
  slogans: ({ features }) => features.slogans,
  stockExamples: ({ features }) => features.stockExamples,
  copiedSentences: ({ features }) => features.copiedSentences,
  repeatedParagraphs: ({ features }) => features.repeatedParagraphs,
  marksUsed: ({ features }) => features.marksUsed,
}
