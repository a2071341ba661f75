/** Clauses of the essay that a next step can point at: for each question those that can be asked it. */
import type { Document } from '../text/document.ts'
import type { Mark, Span } from '../types.ts'
import { canBePaired, canStandAnywhere, lacksCase, lacksReason } from './claimQuestions.ts'
import {
  canBeFelt,
  canBeGuessed,
  canBeMeasured,
  canBePainted,
  canBeShown,
  canBeSlowed,
  canBeThought,
  droppable,
  isUnlinked,
  leavesAsking,
  sharedStart,
} from './clauseQuestions.ts'
import { readSettings, type Setting } from './clauseSetting.ts'
import { isAboutABook } from './placesOfParagraphs.ts'
import { wornClauses, type Writing } from './wornClauses.ts'

export type ClausePlaces = {
  /** Clauses that could stand in any essay, the most predictable first. */
  worn: Span[]
  /** The cheapest of them, where it is one that could really stand anywhere. */
  commonplace: Span | null
  /**
   * Clauses that can be asked something (scoring/clauseQuestions), the most predictable first: how a
   * deed was done; what a word like 热闹 looked like; what colour or sound there was; what went
   * through the writer's mind, or showed on him; what somebody else thought.
   */
  acted: Span[]
  told: Span[]
  shown: Span[]
  /** Of those, where nothing is heard or smelt in the whole paragraph. */
  silent: Span[]
  own: Span[]
  moved: Span[]
  others: Span[]
  /** Claims that no case stands beside, no reason; those that could take a second half. */
  unproven: Span[]
  unreasoned: Span | null
  pairable: Span[]
  /** How much or how big, and no number. */
  measurable: Span[]
  /** A letter or a speech tells of it, and goes on to something else. */
  unasked: Span[]
  /** Nothing ties it to the sentence before. */
  unlinked: Span[]
  /** It begins as the sentence before; a word that it may do without. */
  sameStart: Worded | null
  droppable: Worded | null
}

export type Worded = { span: Span; word: string }

const HEARD_OR_SMELT = /[声响香臭味闻听]|“/
/** What a character of a sentence costs that could stand anywhere (scoring/freshness). */
const COMMONPLACE = 3.9
const WORN_CLAUSES = 6

export function findClauses(
  document: Document,
  faults: readonly Mark[],
  writing: Writing,
): ClausePlaces {
  const settingOf = readSettings(document, isAboutABook(writing))
  const clauses = wornClauses(document, faults, writing).map(({ span, cost }) => ({
    cost,
    setting: settingOf(span),
  }))
  const settings = clauses.map(({ setting }) => setting)
  const thatAre = (holds: (setting: Setting) => boolean) =>
    settings.filter(holds).map(({ span }) => span)
  const shown = thatAre(canBePainted)
  const canStand = canStandAnywhere(writing.named, writing.isArgued)
  return {
    worn: settings.slice(0, WORN_CLAUSES).map(({ span }) => span),
    commonplace:
      clauses.find(({ setting, cost }) => cost < COMMONPLACE && canStand(setting))?.setting.span ??
      null,
    acted: thatAre(canBeSlowed),
    told: thatAre(canBeShown),
    shown,
    silent: shown.filter(
      ({ paragraph }) => !HEARD_OR_SMELT.test(document.paragraphs[paragraph]?.text ?? ''),
    ),
    own: thatAre(canBeThought),
    moved: thatAre(canBeFelt),
    others: thatAre(canBeGuessed),
    unproven: thatAre(lacksCase),
    unreasoned: thatAre(lacksReason)[0] ?? null,
    pairable: thatAre(canBePaired),
    measurable: thatAre(canBeMeasured),
    unasked: thatAre(leavesAsking),
    unlinked: thatAre(isUnlinked),
    sameStart: firstWorded(settings, sharedStart),
    droppable: firstWorded(settings, droppable),
  }
}

function firstWorded(
  settings: readonly Setting[],
  wordOf: (setting: Setting) => string | null,
): Worded | null {
  for (const setting of settings) {
    const word = wordOf(setting)
    if (word !== null) return { span: setting.span, word }
  }
  return null
}
