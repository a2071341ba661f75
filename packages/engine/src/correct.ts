/**
 * The engine's one entrance: an essay in, its correction out. Pure: the same text, task and version
 * always give the same report.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { findMarks, repaired } from './rules/findMarks.ts'
import { bestStrengths } from './rules/rhetoric/bestStrengths.ts'
import { withoutBorrowed } from './scoring/withoutBorrowed.ts'
import { withoutRepeats } from './scoring/withoutRepeats.ts'
import { withoutPromptInjection } from './scoring/promptInjection.ts'
import { measure } from './scoring/features.ts'
import { withGoodSentences } from './scoring/goodSentences.ts'
import { findHighlights } from './scoring/highlights.ts'
import { score } from './scoring/score.ts'
import { trustIn } from './scoring/trust.ts'
import { textTypeOf } from './scoring/textType.ts'
import { writeFeedback } from './scoring/feedback/writeFeedback.ts'
import type { Tables } from './tables.ts'
import { countHan } from './text/characters.ts'
import { readDocument } from './text/document.ts'
import type { Correction, Essay, OnStage } from './types.ts'

/** Goes up whenever the same essay may get another report. */
export const ENGINE_VERSION = '2026.4'

/** Of an essay: less is not its own. */
const LEAST_OWN = 0.3

/**
 * Never throws, whatever stands in the essay. The caller reads the tables once and passes them in
 * (tables/shippedTables.ts). `onStage` is called with the stages after `queued`, in the contract's
 * order.
 */
export function correct(essay: Essay, tables: Tables, onStage: OnStage = () => {}): Correction {
  onStage('reading')
  const { gradeLevel, task } = essay
  const writing = { gradeLevel, task: `${task.title}\n${task.requirement}` }
  const document = readDocument(essay.content, tables, writing)
  const paragraphs = document.paragraphs.map((paragraph) => paragraph.text)
  const characters = countCharacters(paragraphs.join('\n'))

  onStage('scoring')
  const marks = findMarks(document)
  const faults = marks.filter((mark) => mark.kind === 'fault')
  // Measured is the text as it reads once its marked faults are repaired, so that a fault costs its
  // own deduction and nothing else.
  const wholeText = withoutPromptInjection(repaired(paragraphs, marks).join('\n'))
  const { text: distinct, repeatedParagraphs } = withoutRepeats(wholeText)
  const borrowed = withoutBorrowed(distinct, essay.task)
  // Where hardly anything is left, what was handed in is judged as a whole.
  const text = countHan(borrowed.text) < LEAST_OWN * countHan(distinct) ? distinct : borrowed.text
  const isSound = text === paragraphs.join('\n')
  const clean = isSound ? document : readDocument(text, tables, writing)
  const features = measure({
    essay,
    document: clean,
    marks: isSound ? marks : findMarks(clean),
    faultMarks: faults,
    wholeText,
    repeatedParagraphs,
    borrowed,
    written: characters,
    paragraphs: paragraphs.length,
  })
  const isTrusted = trustIn(document, marks, essay.task)
  const highlights = findHighlights(document, marks, textTypeOf(features), isTrusted)
  const { total, dimensions } = score(essay, {
    features,
    highlights: features.validity.problem === null ? highlights : [],
  })

  onStage('marking')
  const shown =
    features.validity.problem === null
      ? withGoodSentences(
          bestStrengths(
            marks.filter((mark) => mark.kind !== 'strength' || isTrusted(mark)),
            characters,
          ),
          highlights,
          characters,
        )
      : faults

  onStage('commenting')
  const words = writeFeedback({
    essay,
    document,
    features,
    highlights,
    isTrusted,
    marks: shown,
    dimensions,
  })
  return {
    engineVersion: ENGINE_VERSION,
    paragraphs,
    characters,
    score: total,
    dimensions,
    isOffTopic: features.topic.isOffTopic,
    marks: shown,
    ...words,
  }
}
