/** A review while it is made: what stands in the form, what is wrong with it, what is sent. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { fromScale, sliderLevel, toScale } from '@zhupi/contract/rules/score.ts'
import { isKeptDraft } from '@zhupi/contract/rules/remarkDraft.ts'
import { REMARK_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { BAND_LEVELS } from '@zhupi/contract/terms/levels.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { bandOf, DIMENSIONS, type Dimension } from '@zhupi/contract/terms/traits.ts'

export type Report = EntityOf<typeof getAIResultOfHomework>

/**
 * What the teacher has touched; the rest follows the report. `score` is in the homework's scale, as
 * typed.
 */
export type ReviewDraft = {
  /** The verdict that stood there when the first of it was typed. */
  verdictNo?: number
  score?: string
  remark?: string
  /** A language model's draft of it, as the teacher took it. */
  modelRemark?: string | undefined
  sliders: Partial<Record<Dimension, number>>
}

export type ReviewForm = { score: string; remark: string; sliders: Record<Dimension, number> }

/** A level's slider stands at `level * LEVEL_STEP`, which `sliderLevel` maps back to that level. */
const LEVEL_STEP = 20
const MIDDLE = 60

export function fillForm(draft: ReviewDraft, report: Report): ReviewForm {
  const start = (dimension: Dimension) =>
    draft.sliders[dimension] ?? startSlider(report, DIMENSIONS.indexOf(dimension))
  const given = report.teacherScore ?? report.scaleHint?.score ?? null
  return {
    score: draft.score ?? (given === null ? '' : String(toScale(given, report.scoreKind))),
    // A remark to begin with, until there is one.
    remark:
      draft.remark ??
      (report.teacherScore === null ? report.remarkDraft.join('') : (report.teacherRemark ?? '')),
    sliders: {
      content: start('content'),
      expression: start('expression'),
      development: start('development'),
    },
  }
}

/** The earlier review's level, else the one that the machine's report names, else the middle. */
function startSlider(report: Report, index: number): number {
  const level = report.categoryLevels?.[index]
  if (level !== undefined) return level * LEVEL_STEP
  if (report.rmap === null) return MIDDLE
  const { category1Score, category2Score, category3Score } = report.rmap
  const score = [category1Score, category2Score, category3Score][index] ?? null
  return score === null ? MIDDLE : BAND_LEVELS[bandOf(score)] * LEVEL_STEP
}

/** The limits in the homework's scale; the wire has them 0–100. */
export function scoreRange(report: Report): { low: number; high: number } {
  return {
    low: toScale(report.lowScore, report.scoreKind),
    high: toScale(report.highScore, report.scoreKind),
  }
}

export type ReviewFault = { field: 'score' | 'remark'; text: string }

export function findReviewFault(form: ReviewForm, report: Report): ReviewFault | undefined {
  if (form.score === '' || form.score === '.') return { field: 'score', text: '请输入教师评分' }
  const score = Number(form.score)
  const { low, high } = scoreRange(report)
  if (score > report.scoreKind) return { field: 'score', text: REFUSALS.scoreAboveScale.text }
  if (score < low || score > high)
    return { field: 'score', text: `${REFUSALS.scoreOutsideLimits.text}（${low}–${high}）` }
  if (form.remark.trim().length > REMARK_MAX_LENGTH)
    return { field: 'remark', text: `评语最多 ${REMARK_MAX_LENGTH} 个字` }
  return undefined
}

export function toRequest(form: ReviewForm, report: Report, draft: ReviewDraft) {
  return {
    studentHomeworkId: report.id,
    teacherScore: fromScale(Number(form.score), report.scoreKind),
    categoryLevel1: sliderLevel(form.sliders.content),
    categoryLevel2: sliderLevel(form.sliders.expression),
    categoryLevel3: sliderLevel(form.sliders.development),
    hash: report.hash,
    verdictNo: draft.verdictNo ?? report.verdictNo,
    teacherRemark: form.remark.trim(),
    remarkDrafted: isMachineMade(form.remark.trim(), report, draft) ? 1 : 0,
  }
}

/** No word of it is the teacher's own: its pupil is told so. */
function isMachineMade(remark: string, { remarkDraft }: Report, { modelRemark }: ReviewDraft) {
  return isKeptDraft(remark, remarkDraft) || (remark !== '' && remark === modelRemark?.trim())
}
