/** The engine's one entrance: an essay in, its correction out. Pure, so the same text, task and version give the same report (decisions 19). */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { findMarks, repaired } from './rules/findMarks.ts'
import { withoutOrders } from './scoring/orders.ts'
import { measure } from './scoring/features.ts'
import { findHighlights } from './scoring/highlights.ts'
import { score } from './scoring/score.ts'
import { lensOf } from './scoring/lens.ts'
import { writeWords } from './scoring/words/writeWords.ts'
import { readDocument } from './text/document.ts'
import type { Correction, Essay, OnStage } from './types.ts'

/** Goes up whenever the same essay may get another report. */
export const ENGINE_VERSION = '2026.2'

/** Never throws, whatever stands in the essay. `onStage` hears the stages after `queued`, in contract order. */
export function correct(essay: Essay, onStage: OnStage = () => {}): Correction {
  onStage('reading')
  const document = readDocument(essay.content)
  const paragraphs = document.paragraphs.map((paragraph) => paragraph.text)
  const characters = countCharacters(paragraphs.join('\n'))

  onStage('scoring')
  const marks = findMarks(document)
  const faults = marks.filter((mark) => mark.kind === 'fault')
  // What is measured is the text as it will read once its marked faults are repaired (scoring/features).
  const cleanText = withoutOrders(repaired(paragraphs, marks).join('\n'))
  const clean = readDocument(cleanText)
  const cleanMarks = findMarks(clean)
  const features = measure(essay, clean, cleanMarks, faults, characters)
  const highlights = findHighlights(document, marks, lensOf(features))
  const { total, dimensions } = score(essay, { features, highlights: features.honesty.problem === null ? highlights : [] })

  onStage('marking')
  const shown = features.honesty.problem === null ? marks : marks.filter((mark) => mark.kind === 'fault')

  onStage('commenting')
  const words = writeWords({ essay, document, features, highlights, marks: shown, dimensions })
  return {
    engineVersion: ENGINE_VERSION,
    paragraphs,
    characters,
    score: total,
    dimensions,
    marks: shown,
    ...words,
  }
}
