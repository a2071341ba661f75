/**
 * The engine's one entrance: an essay in, its correction out. Pure: the same text, task and version
 * always give the same report.
 */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { bestStrengths } from './rules/rhetoric/bestStrengths.ts'
import { findGoodWriting } from './scoring/goodWriting/findGoodWriting.ts'
import { isFormulaicText } from './scoring/feedback/formulaicAdvice.ts'
import { withGoodSentences } from './scoring/goodSentences.ts'
import { findHighlights } from './scoring/highlights.ts'
import { score } from './scoring/score.ts'
import { examine, readEssay } from './scoring/examine.ts'
import { chooseGoals } from './scoring/goals.ts'
import { isReached } from './scoring/goalMet.ts'
import { findPlaces } from './scoring/places.ts'
import { chooseSteps } from './scoring/steps/chooseSteps.ts'
import type { Step } from './scoring/steps/step.ts'
import { isJudgedAsArgument, textTypeOf } from './scoring/textType.ts'
import { trustIn } from './scoring/trust.ts'
import { writeFeedback } from './scoring/feedback/writeFeedback.ts'
import type { Tables } from './tables.ts'
import type { Comment, Correction, Essay, Mark, OnStage } from './types.ts'

/** Goes up whenever the same essay may get another report. */
export const ENGINE_VERSION = '2026.21'

/**
 * Never throws, whatever stands in the essay. The caller reads the tables once and passes them in
 * (tables/shippedTables.ts). `onStage` is called with the stages after `queued`, in the contract's
 * order.
 */
export function correct(essay: Essay, tables: Tables, onStage: OnStage = () => {}): Correction {
  onStage('reading')
  const document = readEssay(essay, tables)

  onStage('scoring')
  const examined = examine(essay, tables, document)
  const { paragraphs, characters, marks, faults, features, seen } = examined
  const isTrusted = trustIn(document, marks, essay.task)
  const highlights = findHighlights(document, marks, textTypeOf(features), isTrusted)
  const { total, cap, dimensions } = score(
    essay,
    { features, highlights: features.validity.problem === null ? highlights : [] },
    seen,
  )

  onStage('marking')
  const shown =
    features.validity.problem === null
      ? withGoodSentences(
          bestStrengths(
            marks.filter((mark) => mark.kind !== 'strength' || isTrusted(mark, 'shaped')),
            characters,
          ),
          isFormulaicText(features)
            ? []
            : findGoodWriting(document, textTypeOf(features), features.gradeLevel),
          highlights,
          characters,
          isTrusted,
        )
      : faults

  onStage('commenting')
  const writing = {
    textType: textTypeOf(features),
    isArgued: isJudgedAsArgument(features),
  }
  const places = findPlaces(document, faults, {
    ...writing,
    named: [
      essay.title,
      essay.task.title,
      ...features.topic.hits,
      ...features.topic.subject,
      ...features.structure.centre,
    ],
  })
  const words = writeFeedback({
    essay,
    document,
    features: seen,
    highlights,
    isTrusted,
    marks: shown,
    dimensions,
    cap,
    places,
  })
  const steps =
    features.validity.problem === null
      ? chooseSteps({
          features: seen,
          places,
          ...writing,
          isPrimary: features.stage === 'elementary',
          praised: praisedIn(words.comment, shown),
        })
      : new Map<Trait, Step>()
  return {
    engineVersion: ENGINE_VERSION,
    paragraphs,
    characters,
    score: total,
    dimensions: dimensions.map((dimension) => ({
      ...dimension,
      traits: dimension.traits.map((report) => ({
        ...report,
        lift: steps.get(report.trait)?.text ?? report.lift,
      })),
    })),
    goals: chooseGoals(dimensions, steps, seen, paragraphs, (check) =>
      isReached(check, essay.content, () => examined),
    ),
    isOffTopic: features.topic.isOffTopic,
    marks: shown,
    ...words,
  }
}

/** What no advice may ask to be changed. */
function praisedIn(comment: Comment, marks: readonly Mark[]): string[] {
  return [...comment.quotes, ...marks.filter(({ kind }) => kind === 'strength')].map(
    ({ quote }) => quote,
  )
}
