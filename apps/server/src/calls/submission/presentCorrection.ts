/** The engine's correction in the wire's fields, as far as its reader may see it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult } from '@zhupi/contract/calls/submission.ts'
import { formOfGenre } from '@zhupi/contract/manuscript/formOfGenre.ts'
import { placeParagraphs } from '@zhupi/contract/manuscript/paragraphs.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import { bandOf, TRAIT_NAMES } from '@zhupi/contract/terms/traits.ts'
import type { Dimension } from '@zhupi/contract/terms/traits.ts'
import type { Correction, Goal, Mark } from '@zhupi/engine/types.ts'
import { isSameMark, markKey, showsMark, type AnsweredMarks } from '../../domain/markKey.ts'
import type { StoredChange } from '../../records/draftChange.ts'

type Report = Pick<
  EntityOf<typeof getAIResult>,
  'rmap' | 'paragraphList' | 'tmap' | 'remarkMap' | 'change'
>

export type Reading = {
  aiScore: number | null
  surpass: number | null
  /** How much this reader sees of it. */
  aiUse: AiUse
  /** The homework has a lowest score, so the pupil must know the score. */
  isScoreAsked: boolean
  /** What the text changed against an earlier one. */
  change: StoredChange | undefined
  /** Whose report it is, and which marks of the essay were answered. */
  revisionId: number | null
  answered: AnsweredMarks
  /** The essay's teacher, who goes on seeing what was answered. */
  isTeacher: boolean
}

/** `pNo` and `markNo` count from 1. Without a correction only the paragraphs are there. */
export function presentCorrection(
  text: { content: string; genre: string },
  correction: Correction | null,
  reading: Reading,
): Report {
  const paragraphs = presentParagraphs(text)
  if (correction === null || reading.aiScore === null)
    return { rmap: null, remarkMap: [], tmap: [], change: null, paragraphList: paragraphs }
  return withhold(presentWhole(paragraphs, correction, reading.aiScore, reading), reading)
}

function presentParagraphs({ content, genre }: { content: string; genre: string }) {
  const placed = placeParagraphs(content, formOfGenre(genre))
  return placed.flatMap((each, at) =>
    each.kind === 'gap'
      ? []
      : {
          pNo: each.paragraph + 1,
          markContent: each.text,
          markContentTest: each.text,
          placement: each.placement,
          isAfterGap: placed[at - 1]?.kind === 'gap',
          suggestionIdList: [],
        },
  )
}

function presentWhole(
  paragraphs: Report['paragraphList'],
  correction: Correction,
  aiScore: number,
  reading: Reading,
): Report & { rmap: NonNullable<Report['rmap']> } {
  const { surpass, change } = reading
  const marks = correction.marks.flatMap((mark, index) => {
    const answer = answerTo(correction, mark, reading)
    return answer === undefined ? [] : { ...mark, ...answer, markNo: index + 1 }
  })
  const [category1, category2, category3] = [
    presentDimension(correction, 'content'),
    presentDimension(correction, 'expression'),
    presentDimension(correction, 'development'),
  ]
  return {
    rmap: {
      score: aiScore,
      remark: correction.comment.text,
      surpass,
      category1Score: category1.score,
      category2Score: category2.score,
      category3Score: category3.score,
      category1ItemList: category1.items,
      category2ItemList: category2.items,
      category3ItemList: category3.items,
      suggestions: presentSuggestions(correction),
      enhances: correction.extensions.map((extension, index) => ({ id: index + 1, ...extension })),
      ideation: correction.microSuggestions,
      goals: (correction.goals ?? []).map((goal) => ({ ...presentGoal(goal), done: goal.done })),
      summaryReportEvaluationResult: { characterCount: correction.characters },
    },
    remarkMap: correction.paragraphComments.map((comment) => ({
      pNo: comment.paragraph + 1,
      remark: comment.text,
    })),
    paragraphList: paragraphs.map((paragraph, index) => ({
      ...paragraph,
      suggestionIdList: marks.filter((mark) => mark.paragraph === index).map((mark) => mark.markNo),
    })),
    tmap: marks.map((mark) => ({
      markNo: mark.markNo,
      kind: mark.kind,
      tips: mark.label,
      detail: mark.explanation,
      pNo: mark.paragraph + 1,
      start: mark.start,
      end: mark.end,
      quote: mark.quote,
      suggestion: mark.suggestion ?? null,
      isDisputed: mark.isDisputed,
      isRemoved: mark.isRemoved,
    })),
    change:
      change === undefined
        ? null
        : presentChange(
            change,
            marks.flatMap((mark) => (mark.isDisputed || mark.isRemoved ? [] : mark.markNo - 1)),
          ),
  }
}

/** Undefined: the mark is not shown to this reader any more. */
function answerTo(
  correction: Correction,
  mark: Mark,
  { answered, isTeacher, revisionId }: Reading,
) {
  if (answered.disputed.length + answered.removed.length === 0) return UNANSWERED
  const key = markKey(correction.paragraphs, mark)
  const dispute = answered.disputed.find((each) => isSameMark(each, key))
  const isRemoved = answered.removed.some((each) => isSameMark(each, key))
  const isDisputed = dispute !== undefined
  // Its pupil finds it where it was disputed, to take that back.
  const isShown = isTeacher || (!isRemoved && (!isDisputed || dispute.revisionId === revisionId))
  return isShown ? { isDisputed, isRemoved } : undefined
}
const UNANSWERED = { isDisputed: false, isRemoved: false }

function presentGoal(goal: Goal) {
  return {
    code: goal.trait,
    name: TRAIT_NAMES[goal.trait],
    pNo: goal.paragraph === null ? 0 : goal.paragraph + 1,
    goal: goal.text,
  }
}

/** What was counted in the earlier draft (230字，还差170字) is no longer so in the later. */
const OLD_FIGURES = /\d+[字个次句处%]|^全文(?:只有)?\d+段/

/** `unanswered`: places of the marks that are shown and that nobody has answered. */
function presentChange(
  { earlierId, earlierNo, change }: StoredChange,
  unanswered: readonly number[],
): NonNullable<Report['change']> {
  return {
    earlierId,
    earlierNo,
    rise: change.rise,
    traits: change.traits.map(({ trait, by }) => ({ code: trait, name: TRAIT_NAMES[trait], by })),
    goals: change.goals.map(({ goal, isMet }) => ({
      ...presentGoal({ ...goal, text: OLD_FIGURES.test(goal.text) ? goal.done : goal.text }),
      isMet,
    })),
    repaired: change.repaired.map(({ label, quote, now }) => ({ tips: label, quote, now })),
    left: change.left.filter((mark) => unanswered.includes(mark)).length,
    paragraphs: change.paragraphs.map(({ earlier, later, ...paragraph }) => ({
      ...paragraph,
      pNo: later === null ? null : later + 1,
      earlierPNo: earlier === null ? null : earlier + 1,
    })),
  }
}

/**
 * Until the hand-in a homework may show less; each level shows what the one below it shows, and
 * more.
 */
function withhold(
  report: Report & { rmap: NonNullable<Report['rmap']> },
  { aiUse, isScoreAsked }: Reading,
): Report {
  if (aiUse === 'full') return report
  const marks = report.tmap.filter(({ kind }) => showsMark(aiUse, kind))
  const shownMarks = new Set(marks.map((mark) => mark.markNo))
  const hints = aiUse === 'none' ? { suggestions: [], enhances: [], ideation: [], goals: [] } : {}
  return {
    rmap: {
      ...report.rmap,
      ...hints,
      score: isScoreAsked ? report.rmap.score : null,
      remark: '',
      surpass: null,
      category1Score: null,
      category2Score: null,
      category3Score: null,
      category1ItemList: [],
      category2ItemList: [],
      category3ItemList: [],
    },
    remarkMap: [],
    tmap: marks,
    paragraphList: report.paragraphList.map((paragraph) => ({
      ...paragraph,
      suggestionIdList: paragraph.suggestionIdList.filter((markNo) => shownMarks.has(markNo)),
    })),
    // Both texts are the pupil's own: what was written is always shown.
    change: report.change && {
      ...report.change,
      rise: isScoreAsked ? report.change.rise : null,
      traits: [],
      goals: aiUse === 'none' ? [] : report.change.goals,
      ...(aiUse === 'language' ? {} : { repaired: [], left: 0 }),
    },
  }
}

/** Below the best band there is always one: where no paragraph has any, what lifts the lowest traits. */
function presentSuggestions(correction: Correction) {
  if (correction.paragraphSuggestions.length > 0 || bandOf(correction.score) === BEST_BAND)
    return correction.paragraphSuggestions.map(({ paragraph, text }) => ({
      pNo: paragraph + 1,
      suggestion: text,
    }))
  return correction.dimensions
    .flatMap(({ traits }) => traits)
    .filter(({ band, lift }) => band !== BEST_BAND && lift !== '')
    .toSorted((a, b) => a.score - b.score)
    .slice(0, LIFTS_SHOWN)
    .map(({ lift }) => ({ pNo: WHOLE_ESSAY, suggestion: lift }))
}
const BEST_BAND = 1
const LIFTS_SHOWN = 3
const WHOLE_ESSAY = 0

function presentDimension(correction: Correction, dimension: Dimension) {
  const found = correction.dimensions.find((each) => each.dimension === dimension)
  if (found === undefined) throw new Error(`correction lacks ${dimension}`)
  return {
    score: found.score,
    items: found.traits.map((trait) => ({
      code: trait.trait,
      name: TRAIT_NAMES[trait.trait],
      score: trait.score,
      level: trait.band,
      observations: trait.observations,
      lift: trait.lift,
    })),
  }
}
